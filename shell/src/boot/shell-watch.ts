import { removeWorker } from '../worker/remove-worker';

/** How long the shell's own script may take, in milliseconds, before the page shows that it is late. */
const lateAfterMs = 15_000;

const { dataset } = document.documentElement;

/**
 * Shows the alert of the prerendered page when the shell's own script fails or is late. Only that script is
 * marked as deferred; where a captive portal responds with its own page, the script does not parse.
 */
export function watchShell(): void {
  addEventListener(
    'error',
    ({ target, error }) => {
      const isMissing = target instanceof HTMLScriptElement && target.defer;
      if (isMissing || error instanceof SyntaxError) dataset.unloaded = '';
    },
    true,
  );
  setTimeout(() => (dataset.late = ''), lateAfterMs);
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('#static [role=alert] button'))
      void removeWorker().then(() => location.reload());
  });
}
