import { deleteSharedContent, sharedCache } from './shared-cache';

const entry = '/shared';

/** How long, in milliseconds, shared content is kept. */
const maxAgeMs = 24 * 60 * 60 * 1000;

/** The parts of the form in which a phone sends what is shared. */
export const sharedFields = { title: 'title', text: 'text', url: 'url', file: 'file' } as const;

/** What another app has shared: the first of its files, or a text. */
export type SharedContent = {
  readonly content: File | string;
  /** How many files came after the first one. */
  readonly others: number;
};

/** Keeps on this device what is shared; the service worker calls it. Replaces what was shared before. */
export async function keepSharedContent(request: Request): Promise<void> {
  const headers = {
    'Content-Type': request.headers.get('Content-Type') ?? '',
    Date: new Date().toUTCString(),
  };
  const cache = await caches.open(sharedCache);
  await cache.put(entry, new Response(await request.arrayBuffer(), { headers }));
}

/** What was shared within a day and is still to be taken. Never rejects. */
export async function readSharedContent(): Promise<SharedContent | undefined> {
  try {
    const kept = await caches.match(entry, { cacheName: sharedCache });
    if (!kept) return undefined;
    const isOld = Date.now() - Date.parse(kept.headers.get('Date') ?? '') > maxAgeMs;
    const found = isOld ? undefined : contentIn(await kept.formData());
    if (!found) await deleteSharedContent();
    return found;
  } catch (error) {
    // Where there is no service worker, nothing can be shared.
    if ('caches' in globalThis) console.warn('What was shared cannot be read', error);
    return undefined;
  }
}

function contentIn(form: FormData): SharedContent | undefined {
  const files = form
    .getAll(sharedFields.file)
    .flatMap((value) => (typeof value !== 'string' && value.size > 0 ? [value] : []));
  const [file] = files;
  if (file) return { content: file, others: files.length - 1 };
  const { text, url, title } = sharedFields;
  // Apps differ in where they put a text; a title only names it.
  const content = [text, url, title].map((name) => form.get(name)).find((value) => isText(value));
  return typeof content === 'string' ? { content, others: 0 } : undefined;
}

const isText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';
