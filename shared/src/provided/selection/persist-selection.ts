import type { Store } from '@reduxjs/toolkit';
import { selectionRestored, type Selection } from './selection.slice';
import { readStoredSelection, storeSelection } from './stored-selection';

/** Loads the stored selection into a store and stores later changes; returns the function that stops this. */
export function persistSelection(
  store: Pick<Store<{ selection: Selection }>, 'dispatch' | 'getState' | 'subscribe'>,
) {
  store.dispatch(selectionRestored(readStoredSelection()));
  let persisted = store.getState().selection;
  return store.subscribe(() => {
    const { selection } = store.getState();
    if (selection !== persisted) storeSelection(selection);
    persisted = selection;
  });
}
