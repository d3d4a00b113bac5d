/**
 * Notes that the client of the database has no storage, for the notice (`not-stored-notice.ts`), which loads later. An
 * attribute and an event join them, because code in common would be loaded twice or too early.
 */
export function noteNotStored(): void {
  document.documentElement.dataset.notStored = '';
  dispatchEvent(new Event('not-stored'));
}
