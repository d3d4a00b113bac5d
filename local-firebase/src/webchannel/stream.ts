import type { AuthContext } from '../auth-context';

/** The client's end of a stream, as the service sees it. */
export interface Peer {
  send(message: object): void;
  /** Tells the client why the stream is over; nothing can be sent after it. */
  fail(error: unknown): void;
}

/** The service's end. Its methods return at once; answers come through the peer. */
export interface Stream {
  receive(message: unknown): void;
  /** Fails the peer for this reason, after the answers to what was received before. */
  end(reason: unknown): void;
  close(): void;
}

/** Whose stream it is, and on which database. */
export interface Caller {
  auth: AuthContext;
  database: string;
}

export type OpenStream = (peer: Peer, caller: Caller) => Stream;
