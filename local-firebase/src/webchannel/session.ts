import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { invalid, StatusError, statusErrorOf } from '../status';
import { BackChannel } from './back-channel';
import { parseMessage, type Form } from './form';
import { Outbox } from './outbox';
import type { Peer, Stream } from './stream';

const mostWaiting = 64 * 1024 * 1024;
const mostPatience = 30_000;
const mostIdle = 2 * 60_000;

/** One WebChannel: a stream of messages in both directions over many requests. */
export class Session implements Peer {
  readonly id = randomBytes(16).toString('base64url');
  private readonly outbox = new Outbox();
  private readonly stream: Stream | undefined;
  private backChannel: BackChannel | undefined;
  private expected = 0;
  private failed = false;
  /** When the client last asked for something or read something. */
  private lastSeen = performance.now();

  /** When the stream cannot be opened the client is told why, on a channel of its own as for any other failure. */
  constructor(
    open: (peer: Peer) => Stream,
    private readonly report: (error: unknown) => void,
  ) {
    try {
      this.stream = open(this);
    } catch (error) {
      this.fail(error);
    }
  }

  /**
   * True when nobody is there any more: no request for minutes, or much to read that is not being read.
   * `now` as of `performance.now()`, which does not jump when the machine's clock is set.
   */
  isAbandoned(now: number): boolean {
    const silence = now - this.lastSeen;
    return (
      (!this.backChannel && silence > mostIdle) ||
      (this.outbox.length > mostWaiting && silence > mostPatience)
    );
  }

  /** Hands new messages to the stream in order; those of a repeated request were handled before. */
  receive({ offset, messages }: Pick<Form, 'offset' | 'messages'>): void {
    this.noteClient();
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
    this.noteClient();
    this.outbox.acknowledge(id);
  }

  /** Speaks through this response from now on, starting after the message that the client has seen last. */
  attach(response: ServerResponse, seen: number, longPolling: boolean): void {
    this.backChannel?.end();
    this.acknowledge(seen);
    this.outbox.rewind(seen);
    const channel = new BackChannel(response, this.outbox, longPolling, {
      progress: () => this.noteClient(),
      gone: () => {
        if (this.backChannel === channel) this.backChannel = undefined;
        this.noteClient();
      },
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
    if (!(error instanceof StatusError)) this.report(error);
    const { status, message } = statusErrorOf(error);
    this.send({ error: { message: `${status}: ${message}`, status } });
    this.failed = true;
    this.stream?.close();
  }

  /** Fails once everything received before is answered. */
  end(reason: unknown): void {
    this.stream?.end(reason);
  }

  close(): void {
    this.failed = true;
    this.stream?.close();
    this.backChannel?.end();
  }

  private noteClient(): void {
    this.lastSeen = performance.now();
  }

  private hand(text: string): void {
    if (this.failed) return;
    try {
      this.stream?.receive(parseMessage(text));
    } catch (error) {
      this.end(error);
    }
  }
}
