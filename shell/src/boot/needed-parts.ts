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

export type Part = { readonly file: string; readonly low: boolean };

/** What the page asks for `first`, beside the shell's own script, and `next`, when the registry has answered. */
type Parts = { readonly first: readonly Part[]; readonly next: readonly Part[] };

const parts = (files: readonly string[], low = false): Part[] => files.map((file) => ({ file, low }));

/**
 * What the page will ask for, so that it is here by then. What staff need weighs twice what the shell's own script does:
 * asked for beside it, it would come before it, and whoever waits for answers of the backend begins with that script.
 */
export function partsOf(page: PageKind, signedIn: boolean, { modules, staff, database }: ShellParts): Parts {
  if (page === 'public') return { first: parts(modules), next: [] };
  if (!signedIn) return { first: [], next: [] };
  const all = [...parts(staff), ...parts(modules), ...parts(database, true)];
  const isFirst = ({ file }: Part, at: number) => all.findIndex((other) => other.file === file) === at;
  return { first: [], next: all.filter(isFirst) };
}
