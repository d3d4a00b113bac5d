import { useEffect, useEffectEvent, useRef } from 'react';

/** Gives a button the focus when it appears, where it takes the place of one that was pressed. */
export function useFocusAtFirst(takesPlace: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const begin = useEffectEvent(() => takesPlace && button.current?.focus());
  useEffect(() => void begin(), []);
  return button;
}
