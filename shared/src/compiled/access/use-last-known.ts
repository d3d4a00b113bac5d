import { useState } from 'react';

/** The value, or its last defined value: a form stays open when its document is deleted. */
export function useLastKnown<T>(value: T | undefined): T | undefined {
  const [last, setLast] = useState<{ value: T | undefined }>({ value });
  if (value !== undefined && value !== last.value) setLast({ value });
  return value === undefined ? last.value : value;
}
