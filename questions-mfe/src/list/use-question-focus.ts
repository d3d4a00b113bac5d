import { useEffect, useRef, useState } from 'react';
import type { Question } from '../question';
import { onPhone } from '../on-phone';

type Shown = { named: boolean; chosenId: string | undefined };

/** Moves the focus when the focused element disappears: between list and question, and after a deletion. */
export function useQuestionFocus({ named, chosenId }: Shown) {
  const panes = useRef<HTMLDivElement>(null);

  // On a phone list and question replace one another: the focus moves to the new view.
  const before = useRef(named);
  useEffect(() => {
    if (before.current === named) return;
    before.current = named;
    if (onPhone()) panes.current?.querySelector<HTMLElement>(named ? 'h2' : '[aria-current]')?.focus();
  }, [named]);

  // Elsewhere the next question is shown, and its Delete button takes the focus.
  const [deleted, setDeleted] = useState<Question>();
  const handled = useRef<Question>(undefined);
  useEffect(() => {
    if (deleted === handled.current || !chosenId || chosenId === deleted?.id) return;
    handled.current = deleted;
    if (!onPhone()) panes.current?.querySelector('h2')?.focus();
  }, [deleted, chosenId]);

  return {
    panes,
    handleGone: setDeleted,
    /** Scrolls to where the question begins, if that is out of view. */
    showStart: () => panes.current?.querySelector('h2')?.scrollIntoView({ block: 'nearest' }),
  };
}
