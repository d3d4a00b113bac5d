declare const storageKeys: { readonly user: string };

/** Whether a session is stored on this device; sets `data-signed-in` for the styles of the page. */
export function isSignedIn(): boolean {
  try {
    if (localStorage.getItem(storageKeys.user) === null) return false;
  } catch {
    return false;
  }
  document.documentElement.dataset.signedIn = '';
  return true;
}
