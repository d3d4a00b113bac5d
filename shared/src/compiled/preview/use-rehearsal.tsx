import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { Question, Quiz, Season } from '@console/shared/model';

const Rehearsal = lazy(async () => ({ default: (await import('./rehearsal')).Rehearsal }));

/**
 * Plays a whole quiz over the window; its code loads when it is opened.
 * @returns `open`, and what is to be rendered, not inside what may close meanwhile
 */
export function useRehearsal(typed: { season: Season; quiz: Quiz; questions: readonly Question[] }): {
  open: () => void;
  rehearsal: ReactNode;
} {
  const [isOpen, setOpen] = useState(false);
  return {
    open: () => setOpen(true),
    rehearsal: isOpen && (
      <Suspense>
        <Rehearsal typed={typed} onClose={() => setOpen(false)} />
      </Suspense>
    ),
  };
}
