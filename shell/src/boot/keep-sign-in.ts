/**
 * Records a click on a button that signs in on the prerendered page: the button is busy until the shell has
 * rendered its own.
 */
export function keepSignIn(onKept: () => void): void {
  document.addEventListener('click', ({ target }) => {
    const button =
      target instanceof Element && target.closest('#static :is(header, main) button:not([aria-busy])');
    if (!button) return;
    button.setAttribute('aria-busy', 'true');
    onKept();
  });
}
