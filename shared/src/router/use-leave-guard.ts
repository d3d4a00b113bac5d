import { useContext, useEffect, useState } from 'react';
import { HistoryContext } from './history-router';

/** A step to another page that waits for the person's word. */
export type LeaveGuard = { asked: boolean; stay(): void; leave(): void };

/** Holds back every step to another page while `when` is true, until the person decides to stay or to leave. */
export function useLeaveGuard(when: boolean): LeaveGuard {
  const history = useContext(HistoryContext);
  const [held, setHeld] = useState<{ go: () => void }>();

  useEffect(() => {
    if (!when) return undefined;
    history?.guardWith((go) => setHeld({ go }));
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
