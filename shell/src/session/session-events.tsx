import { createContext, useContext } from 'react';

/** The server's events of a session. */
export type SessionEvents = {
  /**
   * The sign-in has ended, but the page stays because of unsaved input, until the person signs in again or
   * logs out.
   */
  ended: boolean;
  /** Called with the role text of the permission record, initially and after every change. */
  roleRead(role: string): void;
  /** The server does not accept this sign-in any more, or it is another person's. */
  sessionEnded(): void;
  /** The server accepts this sign-in. */
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
