import type { ServerResponse } from 'node:http';
import type { Outbox } from './outbox';

const noopEvery = 30_000;
const lifetime = 60_000;
// What a response has carried is kept until the client opens the next one: long ones would fill the memory.
const mostLength = 8 * 1024 * 1024;

interface Events {
  /** The client has read what was written. */
  progress(): void;
  /** Called once, when the response is over. */
  gone(): void;
}

/**
 * The long response through which the server speaks. It writes as fast as the client reads, says `noop` now and then
 * so that nobody on the way takes it for dead, and ends after a minute or much text: the client opens the next.
 */
export class BackChannel {
  private blocked = false;
  private ended = false;
  private length = 0;
  private readonly timers: NodeJS.Timeout[] = [];

  /** With long polling the response ends with the first data. */
  constructor(
    private readonly response: ServerResponse,
    private readonly outbox: Outbox,
    private readonly longPolling: boolean,
    private readonly events: Events,
  ) {}

  start(): void {
    this.response.on('drain', () => {
      this.blocked = false;
      this.events.progress();
      this.flush();
    });
    this.response.on('close', () => this.finish());
    const hadData = this.flush();
    if (hadData && this.longPolling) return;
    // Lets the client's test for buffering proxies end well.
    this.noop();
    this.timers.push(setInterval(() => this.noop(), noopEvery));
    this.timers.push(setTimeout(() => this.rotate(), lifetime));
  }

  /** Writes what waits; true when there was something. */
  flush(): boolean {
    let wrote = false;
    while (!this.blocked && !this.ended) {
      const text = this.outbox.nextFrame();
      if (text === undefined) break;
      wrote = true;
      this.write(text);
      if (this.length > mostLength) this.end();
    }
    if (wrote && this.longPolling) this.end();
    return wrote;
  }

  end(): void {
    if (this.ended) return;
    this.finish();
    this.response.end();
    // A client that reads nothing would hold the connection for ever.
    const giveUp = setTimeout(() => this.response.destroy(), lifetime).unref();
    this.response.once('close', () => clearTimeout(giveUp));
  }

  private write(text: string): void {
    this.length += text.length;
    this.blocked = !this.response.write(text);
  }

  private noop(): void {
    this.outbox.add('noop');
    if (!this.longPolling) this.flush();
    else this.writeFrame();
  }

  private rotate(): void {
    this.outbox.add('noop');
    this.writeFrame();
    this.end();
  }

  private writeFrame(): void {
    const text = this.ended ? undefined : this.outbox.nextFrame();
    if (text !== undefined) this.write(text);
  }

  private finish(): void {
    if (this.ended) return;
    this.ended = true;
    for (const timer of this.timers) clearTimeout(timer);
    this.events.gone();
  }
}
