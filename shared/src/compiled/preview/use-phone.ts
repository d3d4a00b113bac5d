import { useRef, useState, useSyncExternalStore, type MouseEvent } from 'react';
import type { Place } from './places';

/** Wide enough for a form and the phone beside it. */
export const besideForm = '(width >= 68rem)';

/** Whether the phone beside a form is open, and where it began. */
export type Phone = {
  /** `undefined` while the phone is closed. */
  readonly start: Place | undefined;
  /** Open beside the form; on narrower windows it is a dialog. */
  readonly isBeside: boolean;
  readonly isWide: boolean;
  /** Opens the phone at a screen, or closes it where it was opened there. */
  toggle(start: Place, event: MouseEvent<HTMLElement>): void;
  /** Closes the phone and returns the focus to the button that opened it. */
  close(): void;
};

/** The state of the phone of one form, or of several on one screen. */
export function usePhone(): Phone {
  const [start, setStart] = useState<Place>();
  const opener = useRef<HTMLElement>(undefined);
  const isWide = useSyncExternalStore(watchWidth, () => matchMedia(besideForm).matches);
  return {
    start,
    isWide,
    isBeside: start !== undefined && isWide,
    toggle(next, { currentTarget }) {
      opener.current = currentTarget;
      setStart(next === start ? undefined : next);
    },
    close() {
      setStart(undefined);
      opener.current?.focus();
    },
  };
}

function watchWidth(onChange: () => void): () => void {
  const query = matchMedia(besideForm);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
