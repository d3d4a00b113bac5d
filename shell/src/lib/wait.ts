import { timeoutMs, timeLeft } from './with-timeout';

/** How long one screen has been loading: its module, then the screen itself. */
export class Wait {
  private since: number | undefined;

  begin(): void {
    this.since = performance.now();
  }

  end(): void {
    this.since = undefined;
  }

  /** Milliseconds until the timeout. */
  left(): number {
    return this.since === undefined ? timeoutMs : timeLeft(this.since);
  }
}
