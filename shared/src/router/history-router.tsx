import { createContext, startTransition, useLayoutEffect, useState, type ReactNode } from 'react';
import { Router } from 'react-router-dom';
import type { GuardedHistory } from './guarded-history';

/** The history of the page; `null` where a screen is drawn without one. */
export const HistoryContext = createContext<GuardedHistory | null>(null);

/** Keeps what is drawn at the address of the history. */
export function HistoryRouter({ history, children }: { history: GuardedHistory; children: ReactNode }) {
  const [{ location, action }, setPlace] = useState(history.place);
  useLayoutEffect(() => history.listen((place) => startTransition(() => setPlace(place))), [history]);
  useLayoutEffect(() => history.setDrawn(location), [history, location]);
  return (
    <HistoryContext value={history}>
      <Router location={location} navigationType={action} navigator={history}>
        {children}
      </Router>
    </HistoryContext>
  );
}
