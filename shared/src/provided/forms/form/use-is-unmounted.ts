import { useEffect, useRef } from 'react';

/** Returns a function that says whether the form has unmounted. */
export function useIsUnmounted(): () => boolean {
  const left = useRef(false);
  useEffect(() => {
    left.current = false;
    return () => void (left.current = true);
  }, []);
  return () => left.current;
}
