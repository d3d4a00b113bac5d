import { useSyncExternalStore } from 'react';

/** Whose dates are being changed in a list. Kept outside of its rows, which leave the page with what they contain. */
export function openDates<Row>() {
  let opened: { row: Row } | undefined;
  const listeners = new Set<() => void>();
  const set = (next?: { row: Row }) => {
    opened = next;
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const current = () => opened;
  return {
    open: (row: Row) => set({ row }),
    close: () => set(),
    useOpened: () => useSyncExternalStore(subscribe, current),
  };
}

export type OpenDates<Row> = ReturnType<typeof openDates<Row>>;
