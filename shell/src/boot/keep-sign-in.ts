/**
 * Records a click on Sign In on the prerendered page: the button is busy until the shell has rendered its
 * own.
 */
export function keepSignIn(onKept: () => void): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('#static header button:not([aria-busy])');
    if (!button) return;
    button.setAttribute('aria-busy', 'true');
    onKept();
  });
}
