import { useState, useSyncExternalStore, type FocusEvent } from 'react';

const followVisibility = (onChange: () => void) => {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
};

/** Whether notices wait: somebody is at them, or nobody sees the page. `at` goes to the element that holds them. */
export function useNoticeHold() {
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
