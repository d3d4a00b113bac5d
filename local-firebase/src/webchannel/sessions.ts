import type { AuthContext } from '../auth-context';
import { StatusError } from '../status';
import { Session } from './session';
import type { Peer, Stream } from './stream';

const mostSessions = 10_000;

/** The open sessions of one streaming method, by id. */
export class Sessions {
  private readonly byId = new Map<string, { session: Session; identify: () => AuthContext }>();

  constructor(private readonly report: (error: unknown) => void) {}

  /** `identify` tells whose session it is, and throws once that is no longer so: tokens expire. */
  start(identify: () => AuthContext, open: (peer: Peer, auth: AuthContext) => Stream): Session {
    if (this.byId.size >= mostSessions) throw new StatusError('RESOURCE_EXHAUSTED', 'Too many open streams.');
    const session = new Session((peer) => open(peer, identify()), this.report);
    this.byId.set(session.id, { session, identify });
    return session;
  }

  find(id: string | undefined): Session | undefined {
    return this.byId.get(id ?? '')?.session;
  }

  end(session: Session): void {
    this.byId.delete(session.id);
    session.close();
  }

  endAll(): void {
    for (const { session } of [...this.byId.values()]) this.end(session);
  }

  /** Ends what nobody listens to, and tells clients whose token has expired to come back with another. */
  sweep(now = performance.now()): void {
    for (const { session, identify } of [...this.byId.values()]) {
      try {
        if (session.isAbandoned(now)) this.end(session);
        else identify();
      } catch (error) {
        session.end(error);
      }
    }
  }
}
