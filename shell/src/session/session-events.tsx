import { createContext, useContext } from 'react';

/** What the server tells of a session while it lasts. */
export type SessionEvents = {
  /** The sign-in is over, yet the page stays for what is typed on it, until the person signs in again or logs out. */
  ended: boolean;
  /** The role text of the permission record, now and whenever it changes. */
  roleRead(role: string): void;
  /** The server does not know this sign-in any more, or it is another person's. */
  sessionEnded(): void;
  /** The server knows this sign-in. */
  sessionKnown(): void;
};

const SessionEventsContext = createContext<SessionEvents>({
  ended: false,
  roleRead: () => undefined,
  sessionEnded: () => undefined,
  sessionKnown: () => undefined,
});

export const SessionEventsProvider = SessionEventsContext.Provider;
export const useSessionEvents = () => useContext(SessionEventsContext);
