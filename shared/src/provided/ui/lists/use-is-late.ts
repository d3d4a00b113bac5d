import { useEffect, useState } from 'react';

/** The time in milliseconds after which a list does not wait for more rows, and shows why it takes long. */
const timeoutMs = 10_000;

const timeLeft = (requestedAt: number) => requestedAt + timeoutMs - Date.now();

/** Whether a list that was requested then, in milliseconds, takes long. */
export function useIsLate(requestedAt: number): boolean {
  const [lateSince, setLate] = useState(() => (timeLeft(requestedAt) <= 0 ? requestedAt : undefined));
  useEffect(() => {
    const timer = setTimeout(() => setLate(requestedAt), timeLeft(requestedAt));
    return () => clearTimeout(timer);
  }, [requestedAt]);
  return lateSince === requestedAt;
}
