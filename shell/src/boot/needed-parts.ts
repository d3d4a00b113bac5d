/** What a page of the shell shows before its scripts have run, as its `data-page` says. */
export type PageKind = 'landing' | 'public' | 'staff';

/** Addresses of the shell's later files, by what needs them. */
export type ShellParts = {
  /** The runtime of modules. */
  readonly modules: readonly string[];
  /** Store and sign-in of staff screens. */
  readonly staff: readonly string[];
  /** The database's client. */
  readonly database: readonly string[];
};

type Part = { readonly file: string; readonly low: boolean };

/** What the page will ask for next, so that it is here by then; the first paint does not wait for what is low. */
export function partsOf(page: PageKind, signedIn: boolean, parts: ShellParts): Part[] {
  const soon = (files: readonly string[]) => files.map((file) => ({ file, low: false }));
  const later = (files: readonly string[]) => files.map((file) => ({ file, low: true }));
  if (page === 'public') return soon(parts.modules);
  if (!signedIn) return [];
  const all = [...soon(parts.modules), ...soon(parts.staff), ...later(parts.database)];
  return all.filter(({ file }, index) => all.findIndex((other) => other.file === file) === index);
}
