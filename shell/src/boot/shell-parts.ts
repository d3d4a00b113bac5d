/** Addresses of the shell's later files, by what needs them. */
export type ShellParts = {
  /** The runtime of modules. */
  readonly modules: readonly string[];
  /** Store and sign-in of staff screens. */
  readonly staff: readonly string[];
  /** The database's client. */
  readonly database: readonly string[];
};

/** The files that a page for staff waits for, each once and by its urgency: only the database may come after what is drawn. */
export function staffFiles({ modules, staff, database }: ShellParts): Record<'soon' | 'later', string[]> {
  const soon = [...new Set([...staff, ...modules])];
  return { soon, later: database.filter((file) => !soon.includes(file)) };
}
