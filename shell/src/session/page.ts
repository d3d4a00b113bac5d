/**
 * Loads a page of the console: nothing of the current one stays in memory, and Back does not return to it.
 */
export function loadPage(path: string): void {
  location.replace(path);
}
