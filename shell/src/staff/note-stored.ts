/**
 * Notes whether the client of the database has storage, for the notice (`not-stored-notice.ts`), which loads later. An
 * attribute and an event join them, because code in common would be loaded twice or too early.
 */
export function noteStored(isStored: boolean): void {
  const { dataset } = document.documentElement;
  if (isStored) delete dataset.notStored;
  else dataset.notStored = '';
  dispatchEvent(new Event('stored'));
}
