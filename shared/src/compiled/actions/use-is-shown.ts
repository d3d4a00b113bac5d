import { useEffect, useRef, type RefObject } from 'react';

/** Whether the component is still on the page: what it began may end after the person has left. */
export function useIsShown(): RefObject<boolean> {
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return isShown;
}
