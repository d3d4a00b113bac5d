/** The scripts of a page of the shell. Their names contain a hash of the content. */
const scriptsOf = (page: Document): string[] =>
  [...page.querySelectorAll('script[defer][src]')].map((script) => script.getAttribute('src') ?? '');

/**
 * Whether the live page of the shell has other scripts than this one; `undefined` when that cannot be read.
 */
export async function isShellReplaced(): Promise<boolean | undefined> {
  const here = scriptsOf(document);
  if (here.length === 0) return undefined;
  try {
    const response = await fetch('/', { cache: 'no-cache', credentials: 'same-origin' });
    if (!response.ok) return undefined;
    const there = scriptsOf(new DOMParser().parseFromString(await response.text(), 'text/html'));
    return there.length > 0 ? here.some((script) => !there.includes(script)) : undefined;
  } catch {
    return undefined;
  }
}
