import type { Store } from '@reduxjs/toolkit';
import { selectionRestored, type Selection } from './selection.slice';
import { readStoredSelection, storeSelection } from './stored-selection';

/** Gives a store what this browser remembers, and remembers what changes from then on; the answer ends that. */
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
