import { useEffect, useEffectEvent, useState } from 'react';

/** The time of a player in a quiz, in seconds. */
export type Clock = {
  readonly used: number;
  /** `undefined` where the quiz has no usable duration. */
  readonly left: number | undefined;
};

/** Start and end of a play, in milliseconds; both are missing before it. */
export type Span = { readonly from?: number; readonly to?: number };

/** Counts down the minutes of a quiz while it is played; `onTimeUp` gets the moment when they are over. */
export function useClock(
  { from, to }: Span,
  minutes: number | null,
  onTimeUp: (moment: number) => void,
): Clock {
  const [now, setNow] = useState(0);
  const total = minutes !== null && minutes > 0 ? minutes * 60 : undefined;
  const isRunning = from !== undefined && to === undefined;
  const tick = useEffectEvent(() => {
    setNow(Date.now());
    const end = (from ?? 0) + (total ?? Infinity) * 1000;
    if (Date.now() >= end) onTimeUp(end);
  });
  useEffect(() => {
    if (!isRunning) return undefined;
    const ticking = setInterval(() => tick(), 250);
    return () => clearInterval(ticking);
  }, [isRunning]);
  const used = from === undefined ? 0 : Math.max(0, Math.floor(((to ?? now) - from) / 1000));
  return { used, left: total === undefined ? undefined : Math.max(0, total - used) };
}

/** `m:ss`, or `h:mm:ss` from an hour on. */
export function formatSeconds(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const padded = (part: number) => String(part).padStart(2, '0');
  const rest = padded(Math.floor(seconds % 60));
  return hours > 0 ? `${hours}:${padded(minutes)}:${rest}` : `${minutes}:${rest}`;
}
