import { patience, patienceLeft } from './within-patience';

/** A person's wait for one screen, whatever has to come for it. */
export class Wait {
  private since: number | undefined;

  begin(): void {
    this.since = performance.now();
  }

  end(): void {
    this.since = undefined;
  }

  /** How long it is borne yet, in milliseconds: the whole patience where nobody waited before. */
  left(): number {
    return this.since === undefined ? patience : patienceLeft(this.since);
  }
}
