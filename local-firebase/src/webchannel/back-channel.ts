import type { ServerResponse } from 'node:http';
import type { Outbox } from './outbox';

const noopEvery = 30_000;
const lifetime = 60_000;

/**
 * The long response through which the server speaks. It writes as fast as the client reads, says `noop` now and then
 * so that nobody on the way takes it for dead, and ends after a minute: the client opens the next.
 */
export class BackChannel {
  private blocked = false;
  private ended = false;
  private readonly timers: NodeJS.Timeout[] = [];

  /** With long polling the response ends with the first data. `gone` is called once, when it is over. */
  constructor(
    private readonly response: ServerResponse,
    private readonly outbox: Outbox,
    private readonly longPolling: boolean,
    private readonly gone: () => void,
  ) {}

  start(): void {
    this.response.on('drain', () => {
      this.blocked = false;
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
      this.blocked = !this.response.write(text);
    }
    if (wrote && this.longPolling) this.end();
    return wrote;
  }

  end(): void {
    if (this.ended) return;
    this.finish();
    this.response.end();
  }

  private noop(): void {
    this.outbox.add('noop');
    if (!this.longPolling) this.flush();
    else this.writeFrames();
  }

  private rotate(): void {
    this.noop();
    this.end();
  }

  private writeFrames(): void {
    const text = this.ended ? undefined : this.outbox.nextFrame();
    if (text !== undefined) this.response.write(text);
  }

  private finish(): void {
    if (this.ended) return;
    this.ended = true;
    for (const timer of this.timers) clearTimeout(timer);
    this.gone();
  }
}
