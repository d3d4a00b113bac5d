import type { AuthContext } from '../auth-context';
import { StatusError } from '../status';
import { Session } from './session';
import type { Peer, Stream } from './stream';

const mostSessions = 10_000;

/** The open sessions of one streaming method, by id. */
export class Sessions {
  private readonly byId = new Map<string, { session: Session; expires: number }>();

  constructor(private readonly report: (error: unknown) => void) {}

  get size(): number {
    return this.byId.size;
  }

  /** `open` gets the stream's own view of the caller, whose token must not outlive the stream. */
  start(identify: () => AuthContext, open: (peer: Peer, auth: AuthContext) => Stream): Session {
    if (this.byId.size >= mostSessions) throw new StatusError('RESOURCE_EXHAUSTED', 'Too many open streams.');
    let expires = Infinity;
    const session = new Session((peer) => {
      const auth = identify();
      expires = expiryOf(auth);
      return open(peer, auth);
    }, this.report);
    this.byId.set(session.id, { session, expires });
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
  sweep(now = { wall: Date.now(), steady: performance.now() }): void {
    for (const entry of [...this.byId.values()]) {
      if (entry.session.isAbandoned(now.steady)) this.end(entry.session);
      else if (entry.expires <= now.wall) {
        entry.session.end(new StatusError('UNAUTHENTICATED', 'The identity token has expired.'));
      }
    }
  }
}

const expiryOf = (auth: AuthContext): number => {
  const exp = auth.kind === 'user' ? auth.token['exp'] : undefined;
  return typeof exp === 'number' ? exp * 1000 : Infinity;
};
