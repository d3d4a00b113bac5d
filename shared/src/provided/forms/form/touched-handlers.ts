import type { FormEvent, KeyboardEvent, MouseEvent } from 'react';

/** The keys that choose a value, or open its list, by the element. */
const choosingKeys: Readonly<Record<string, RegExp>> = {
  SELECT: /^(.$|Enter|F4|Home|End|Page|Arrow)/u,
  INPUT: /^.$/u,
};

/**
 * Handlers that report that the person has typed or chosen the value of a control, perhaps the one that it shows: for that,
 * React fires no `change`, and the browser no `input` in a select or a date.
 */
export const touchedHandlers = (onTouched: () => void) => ({
  onInput({ currentTarget }: FormEvent) {
    // A select has its `change` after this: rendered in between, it would have its earlier value again.
    if (!currentTarget.matches('select')) onTouched();
  },
  // What opens a select, by finger only after a tap: a swipe that begins on it scrolls.
  onMouseDown({ button, currentTarget }: MouseEvent) {
    if (button === 0 && currentTarget.matches('select')) onTouched();
  },
  onKeyDown({ key, currentTarget, ctrlKey, metaKey }: KeyboardEvent) {
    if (!ctrlKey && !metaKey && choosingKeys[currentTarget.tagName]?.test(key)) onTouched();
  },
});
