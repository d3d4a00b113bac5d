import { clearStorage } from './browser-storage';

const key = 'logout_pending';

/**
 * Clears the local storage for a person who logs out. Until {@link endLogout}, it contains a mark that something of
 * them may be left on the device: the browser may be closed at any moment.
 */
export function beginLogout(): void {
  clearStorage();
  try {
    localStorage.setItem(key, '');
  } catch (error) {
    console.warn('The browser did not store that a logout began', error);
  }
}

/** Whether a logout began on this device and has not ended. */
export function isLogoutPending(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/** Removes the mark: everything of the person is deleted. */
export function endLogout(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // A browser that refuses storage has stored no mark.
  }
}
