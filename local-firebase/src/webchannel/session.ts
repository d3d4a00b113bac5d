import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { invalid, statusErrorOf } from '../status';
import { BackChannel } from './back-channel';
import { Outbox } from './outbox';
import type { Peer, Stream } from './stream';

// A client that reads nothing while this much waits for it must start again.
const mostWaiting = 64 * 1024 * 1024;

/** One WebChannel: a stream of messages in both directions over many requests. */
export class Session implements Peer {
  readonly id = randomBytes(16).toString('base64url');
  private readonly outbox = new Outbox();
  private readonly stream: Stream | undefined;
  private backChannel: BackChannel | undefined;
  private expected = 0;
  private failed = false;
  private lastSeen = Date.now();

  /** When the stream cannot be opened the client is told why, on a channel of its own as for any other failure. */
  constructor(open: (peer: Peer) => Stream) {
    try {
      this.stream = open(this);
    } catch (error) {
      this.fail(error);
    }
  }

  /** Milliseconds for which the client has shown no sign. */
  get idle(): number {
    return this.backChannel ? 0 : Date.now() - this.lastSeen;
  }

  get overflowing(): boolean {
    return this.outbox.length > mostWaiting;
  }

  /** Hands new messages to the stream in order; those of a repeated request were handled before. */
  receive(offset: number, messages: readonly unknown[]): void {
    this.lastSeen = Date.now();
    if (offset > this.expected) throw invalid('Messages are missing.');
    const fresh = messages.slice(this.expected - offset);
    this.expected += fresh.length;
    for (const message of fresh) this.hand(message);
  }

  /** What the client is told about the back channel on each forward request. */
  get status(): [open: number, lastSent: number, waiting: number] {
    return [this.backChannel ? 1 : 0, this.outbox.lastSent, 7];
  }

  acknowledge(id: number): void {
    this.lastSeen = Date.now();
    this.outbox.acknowledge(id);
  }

  /** Speaks through this response from now on, starting after the message that the client has seen last. */
  attach(response: ServerResponse, seen: number, longPolling: boolean): void {
    this.backChannel?.end();
    this.acknowledge(seen);
    this.outbox.rewind(seen);
    const channel = new BackChannel(response, this.outbox, longPolling, () => {
      if (this.backChannel === channel) this.backChannel = undefined;
      this.lastSeen = Date.now();
    });
    this.backChannel = channel;
    channel.start();
  }

  send(message: object): void {
    if (this.failed) return;
    this.outbox.add(message);
    this.backChannel?.flush();
  }

  fail(error: unknown): void {
    const { status, message } = statusErrorOf(error);
    this.send({ error: { message: `${status}: ${message}`, status } });
    this.failed = true;
    this.stream?.close();
  }

  close(): void {
    this.failed = true;
    this.stream?.close();
    this.backChannel?.end();
  }

  private hand(message: unknown): void {
    if (this.failed) return;
    try {
      this.stream?.receive(message);
    } catch (error) {
      this.fail(error);
    }
  }
}
