declare const storageKeys: { readonly user: string };

/** Whether this device remembers somebody who is signed in; the page says so to its styles. */
export function isSignedIn(): boolean {
  try {
    if (localStorage.getItem(storageKeys.user) === null) return false;
  } catch {
    return false;
  }
  document.documentElement.dataset.signedIn = '';
  return true;
}
