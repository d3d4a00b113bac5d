import { useEffect, useState } from 'react';

/** The time between two announcements of a progress, in milliseconds. */
const pauseMs = 5000;

/**
 * The properties of the element whose text says how far something is. A screen reader says the text at the start, then
 * every five seconds, and at the end; what changes in between is only shown.
 * @example <p {...useProgressStatus(text, isRunning)}>{text}</p>
 */
export function useProgressStatus(text: string | undefined, isRunning: boolean) {
  const [last, setLast] = useState({ text, isRunning, isSaid: true, isDue: false });
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setLast((before) => ({ ...before, isDue: true })), pauseMs);
    return () => clearInterval(timer);
  }, [isRunning]);
  if (last.text !== text || last.isRunning !== isRunning) {
    const isSaid = last.isDue || !isRunning || !last.isRunning;
    setLast({ text, isRunning, isSaid, isDue: false });
  }
  return { role: 'status', 'aria-live': last.isSaid ? 'polite' : 'off' } as const;
}
