import { isUnloaded } from './shell-watch';

/**
 * Keeps a press of Sign In, the one button of a painted page: it says that it was heard until it is taken over. Where
 * nothing will take it over, the one button is Retry.
 */
export function keepSignIn(onKept: () => void): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('#static button:not([aria-busy])');
    if (!button) return;
    if (isUnloaded()) return location.reload();
    button.setAttribute('aria-busy', 'true');
    onKept();
  });
}
