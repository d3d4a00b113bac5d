import { useState } from 'react';

/** A value, or the last one there was while there is none: a form stays open when its document goes. */
export function useLastKnown<T>(value: T | undefined): T | undefined {
  const [last, setLast] = useState<{ value: T | undefined }>({ value });
  if (value !== undefined && value !== last.value) setLast({ value });
  return value === undefined ? last.value : value;
}
