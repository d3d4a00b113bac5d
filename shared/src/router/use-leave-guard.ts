import { useCallback } from 'react';
import { NavigationType, useBlocker, type BlockerFunction } from 'react-router-dom';

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
 * @param when the same function with each drawing
 */
export function useLeaveGuard(when: () => boolean): LeaveGuard {
  const stops = useCallback<BlockerFunction>(
    ({ currentLocation: from, nextLocation: to, historyAction }) =>
      historyAction !== NavigationType.Replace &&
      (from.pathname !== to.pathname || from.search !== to.search) &&
      when(),
    [when],
  );
  const { state, reset, proceed } = useBlocker(stops);
  return { asked: state === 'blocked', stay: () => reset?.(), leave: () => proceed?.() };
}
