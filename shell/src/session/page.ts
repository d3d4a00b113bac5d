import { letUnsavedWorkGo } from '@console/shared/unsaved';

/** Replaces this page by a fresh load of another: nothing stays in memory, and Back does not return to it. */
export function loadPage(path: string): void {
  // Who is led here has left already: staying would be a page without a session.
  letUnsavedWorkGo();
  location.replace(path);
}
