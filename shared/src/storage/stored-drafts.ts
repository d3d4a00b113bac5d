import { copyDraft } from './draft-copies';
import { draftPrefix, keysOf, startOf, storageOf, visitor } from './draft-places';

/** Something typed that was not saved, as it waits on the device. */
export type StoredDraft = {
  key: string;
  /** When it was last typed at, in milliseconds. */
  at: number;
  /** What the form had opened with, and what was typed over it: to be read tolerantly. */
  base: object;
  typed: object;
  /** Tries to save it of which nobody knows whether they arrived, as forms and as the documents that they make. */
  sent?: readonly object[];
  creation?: unknown;
  /** Fields that were decided, also where they read as before. */
  decided?: readonly unknown[];
};

const keptFor = 30 * 24 * 60 * 60 * 1000;

/**
 * Where one form on one page keeps what is typed. Each has a place of its own, so that two tabs with the same form
 * do not write over each other.
 * @param about what the form edits, or where it creates
 */
export const newDraftKey = (uid: string, about: string): string =>
  startOf(uid, about) + crypto.getRandomValues(new Uint32Array(2)).join('-');

/** Keeps what is typed, and says whether the browser took it: it may refuse storage, or have none left. */
export function writeDraft({ key, ...draft }: StoredDraft): boolean {
  try {
    const text = JSON.stringify(draft);
    const storage = storageOf(key);
    storage.setItem(key, text);
    if (storage === localStorage) void copyDraft(key, text);
    return true;
  } catch (error) {
    console.warn('The browser did not keep a draft', error);
    return false;
  }
}

export function dropDraft(key: string): void {
  try {
    storageOf(key).removeItem(key);
    void copyDraft(key);
  } catch {
    // A browser that refuses storage has kept none.
  }
}

/** A person's drafts of one form, the latest first. What is too old or cannot be read goes, whoever's it is. */
export function draftsOf(uid: string, about: string): StoredDraft[] {
  const start = startOf(uid, about);
  const found: StoredDraft[] = [];
  for (const key of new Set([...keysOf(draftPrefix), ...keysOf(start)])) {
    const draft = readDraft(key);
    if (!draft || Date.now() - draft.at > keptFor) dropDraft(key);
    else if (key.startsWith(start)) found.push(draft);
  }
  return found.sort((a, b) => b.at - a.at);
}

/** Gives a draft to another form, or to another person: there it is offered as if it had been typed there. */
export function handDraft(draft: StoredDraft, uid: string, about: string): void {
  if (writeDraft({ ...draft, key: newDraftKey(uid, about) })) dropDraft(draft.key);
}

/** What a visitor typed into a form belongs to whoever signs in next in the same tab. */
export const claimDrafts = (uid: string, about: string): void =>
  draftsOf(visitor, about).forEach((draft) => handDraft(draft, uid, about));

function readDraft(key: string): StoredDraft | undefined {
  try {
    const value: unknown = JSON.parse(storageOf(key).getItem(key) ?? '');
    if (!isObject(value)) return undefined;
    const at: unknown = Reflect.get(value, 'at');
    const base: unknown = Reflect.get(value, 'base');
    const typed: unknown = Reflect.get(value, 'typed');
    if (typeof at !== 'number' || !isObject(base) || !isObject(typed)) return undefined;
    const sent = listIn(value, 'sent').filter(isObject);
    const creation: unknown = Reflect.get(value, 'creation');
    return { key, at, base, typed, sent, creation, decided: listIn(value, 'decided') };
  } catch {
    return undefined;
  }
}

/** A list that drafts of an older release do not have. */
function listIn(draft: object, name: string): readonly unknown[] {
  const list: unknown = Reflect.get(draft, name);
  return Array.isArray(list) ? list : [];
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
