/** Escape and Cancel close the window. */
export const popupScript = `
document.addEventListener('keydown', (event) => { if (event.key === 'Escape') window.close(); });
for (const button of document.querySelectorAll('[data-close]')) {
  button.addEventListener('click', () => window.close());
}
`;

/** Gives the credential to the opener, at exactly the origin it asked from. */
export const handOverScript = `
const outcome = document.getElementById('outcome');
const { origin, idToken } = outcome.dataset;
if (window.opener) {
  window.opener.postMessage({ type: 'local-firebase:credential', idToken }, origin);
  window.close();
} else {
  outcome.textContent = 'The window that asked for this sign-in is gone. Close this one and sign in again.';
}
`;
