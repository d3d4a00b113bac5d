/**
 * Keeps a press of Sign In in a painted page: it says that it was heard until it is taken over. The other button of such
 * a page stands in its alert, where nothing takes the page over, and tries again.
 */
export function keepSignIn(onKept: () => void): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('#static button:not([aria-busy])');
    if (!button) return;
    if (button.closest('[role=alert]')) return location.reload();
    button.setAttribute('aria-busy', 'true');
    onKept();
  });
}
