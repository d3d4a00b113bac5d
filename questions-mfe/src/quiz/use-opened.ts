import { useState } from 'react';

/** The first value that came, whatever comes after: a form keeps what it was opened with. */
export function useOpened<T extends object>(value: T | null | undefined): T | null | undefined {
  const [opened, setOpened] = useState(value);
  if (!opened && value) setOpened(value);
  return opened ?? value;
}
