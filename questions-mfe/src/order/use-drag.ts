import { useLayoutEffect, useRef, useState, type PointerEvent, type RefObject } from 'react';
import { followDrag } from './follow-drag';

/** The index of a row, and the index where it would be dropped. */
type Dragged = { from: number; to: number };

/** Makes rows draggable by a handle with the attribute `data-handle`. */
export function useDrag(list: RefObject<HTMLElement | null>, onDrop: (from: number, to: number) => void) {
  const [dragged, setDragged] = useState<Dragged>();
  // The indexes are read from the DOM when the drag ends, so they match the rows at that time: other people
  // may change the list.
  const latestOnDrop = useRef(onDrop);
  useLayoutEffect(() => {
    latestOnDrop.current = onDrop;
  });

  const handlePointerDown = (event: PointerEvent) => {
    const handle = event.target instanceof Element && event.target.closest<HTMLElement>('[data-handle]');
    const row = handle && handle.closest('li');
    if (!list.current || !handle || !row || event.button !== 0 || !event.isPrimary) return;
    // Keeps the focus where it is.
    event.preventDefault();
    followDrag(handle, event.nativeEvent, {
      list: list.current,
      row,
      onOver: (from, to) =>
        setDragged((before) => (before?.from === from && before.to === to ? before : { from, to })),
      onEnd(places) {
        setDragged(undefined);
        if (places) latestOnDrop.current(places.from, places.to);
      },
    });
  };

  return {
    handlePointerDown,
    /** Returns the mark of a row during a drag. */
    markOf: (index: number): DragMark | undefined => {
      if (!dragged) return undefined;
      const { from, to } = dragged;
      if (index === from) return 'dragged';
      if (index !== to) return undefined;
      return to < from ? 'drop above' : 'drop below';
    },
  };
}

export type DragMark = 'dragged' | 'drop above' | 'drop below';
