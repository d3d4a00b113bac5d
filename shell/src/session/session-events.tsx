import { createContext, useContext } from 'react';

/** What the server tells of a session while it lasts. */
export type SessionEvents = {
  /** The role text of the permission record, now and whenever it changes. */
  roleRead(role: string): void;
  /** The server does not know this sign-in any more, or it is another person's. */
  sessionEnded(): void;
};

const SessionEventsContext = createContext<SessionEvents>({
  roleRead: () => undefined,
  sessionEnded: () => undefined,
});

export const SessionEventsProvider = SessionEventsContext.Provider;
export const useSessionEvents = () => useContext(SessionEventsContext);
