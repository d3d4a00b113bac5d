type Files = readonly string[];

/** The application: React, the frame and the way to the modules. */
type App = { readonly app: Files };

/** URLs of the shell's later files, by purpose, for each prerendered page. */
export type ShellParts = {
  /** With the Module Federation runtime. */
  readonly public: App & { readonly modules: Files };
  /**
   * With store and sign-in of staff screens, and all files of a staff page: first those whose requests to the backend
   * take longest.
   */
  readonly landing: App & { readonly staff: Files; readonly first: Files; readonly then: Files };
};
