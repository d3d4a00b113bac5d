import { useEffect, useRef } from 'react';

/** Tells whether the form is no longer on the page. */
export function useIsLeft(): () => boolean {
  const left = useRef(false);
  useEffect(() => {
    left.current = false;
    return () => void (left.current = true);
  }, []);
  return () => left.current;
}
