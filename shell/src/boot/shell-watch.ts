/** How long the shell's own script may be on its way before something is said about it, in milliseconds. */
const patience = 15_000;

/** Lets the painted page say that nothing takes its place. */
export const sayUnloaded = (): void => {
  document.documentElement.dataset.unloaded = '';
};

/**
 * Hears when the shell's own script cannot be had: of all scripts, it alone is marked as deferred. Where a network
 * answers with a page of its own, it is no script. Of one that is late nobody knows whether it comes: the painted page
 * says that, and stays as it is.
 */
export function watchShell(): void {
  addEventListener(
    'error',
    ({ target, error }) => {
      const isMissing = target instanceof HTMLScriptElement && target.defer;
      if (isMissing || error instanceof SyntaxError) sayUnloaded();
    },
    true,
  );
  setTimeout(() => (document.documentElement.dataset.late = ''), patience);
}
