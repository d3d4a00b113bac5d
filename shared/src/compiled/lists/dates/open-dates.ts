import { useSyncExternalStore } from 'react';

type Opened<Row> = {
  row: Row;
  /** The list that takes the focus when the row has left it. */
  list: HTMLElement | null;
};

/** Whose dates are being changed in a list. Kept outside of its rows, which leave the page with what they contain. */
export function openDates<Row>() {
  let opened: Opened<Row> | undefined;
  const listeners = new Set<() => void>();
  const set = (next?: Opened<Row>) => {
    opened = next;
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const current = () => opened;
  return {
    open: (row: Row, list: HTMLElement | null) => set({ row, list }),
    close: () => set(),
    useOpened: () => useSyncExternalStore(subscribe, current),
  };
}

export type OpenDates<Row> = ReturnType<typeof openDates<Row>>;
