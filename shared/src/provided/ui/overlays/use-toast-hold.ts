import { useState, useSyncExternalStore, type FocusEvent } from 'react';

const followVisibility = (onChange: () => void) => {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
};

/** Whether toasts stay: they have the pointer or the focus, or the tab is hidden. Spread `at` onto their container. */
export function useToastHold() {
  const [hasPointer, setPointer] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const isUnseen = useSyncExternalStore(followVisibility, () => document.hidden);
  return {
    held: hasPointer || hasFocus || isUnseen,
    at: {
      onPointerEnter: () => setPointer(true),
      onPointerLeave: () => setPointer(false),
      onFocus: () => setFocus(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
        setFocus(currentTarget.contains(relatedTarget)),
    },
  };
}
