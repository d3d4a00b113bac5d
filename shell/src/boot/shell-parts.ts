/** URLs of the shell's later files, by purpose. */
export type ShellParts = {
  /** The Module Federation runtime. */
  readonly modules: readonly string[];
  /** Store and sign-in of staff screens. */
  readonly staff: readonly string[];
  /** The Firestore client. */
  readonly database: readonly string[];
};

/**
 * The files of a staff page, each once and by priority: only the database may load after the first render.
 */
export function staffFiles({ modules, staff, database }: ShellParts): Record<'soon' | 'later', string[]> {
  const soon = [...new Set([...staff, ...modules])];
  return { soon, later: database.filter((file) => !soon.includes(file)) };
}
