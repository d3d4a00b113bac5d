import { useContext, useEffect, useState } from 'react';
import { HistoryContext } from './history-router';

/** A question to whoever is about to leave. */
export type LeaveGuard = {
  /** Somebody is leaving, and waits for an answer. */
  asked: boolean;
  stay: () => void;
  leave: () => void;
};

/**
 * Stops whoever leaves a screen by a link, Back or a change of what the address names, as long as `when` says so. What
 * takes the place of a screen in the history is not stopped: so a form goes on once it is saved, and so a screen
 * leads on that has nothing to show. One guard serves the whole page.
 */
export function useLeaveGuard(when: () => boolean): LeaveGuard {
  const history = useContext(HistoryContext);
  const [held, setHeld] = useState<{ go: () => void }>();

  useEffect(() => {
    history?.guardWith({ when, hold: (go) => setHeld({ go }) });
    return () => history?.guardWith(undefined);
  }, [history, when]);

  return {
    asked: held !== undefined,
    stay: () => setHeld(undefined),
    leave() {
      setHeld(undefined);
      held?.go();
    },
  };
}
