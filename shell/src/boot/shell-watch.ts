/** Lets the painted page say that nothing takes its place. */
export const sayUnloaded = (): void => {
  document.documentElement.dataset.unloaded = '';
};

/** Whether the painted page says so: then its buttons are for trying again. */
export const isUnloaded = (): boolean => 'unloaded' in document.documentElement.dataset;

/** Hears when the shell's own script cannot be had: of all scripts, the one that a page itself names is deferred. */
export const watchShell = (): void =>
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement && target.defer) sayUnloaded();
    },
    true,
  );
