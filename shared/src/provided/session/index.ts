export { can, roleOf, type Person, type Session } from './session';
export {
  SessionProvider,
  usePerson,
  useSession,
  useSessionAccess,
  type SessionAccess,
  type SignInOutcome,
} from './session-context';
export { readStoredSession, storeSession } from './stored-session';
