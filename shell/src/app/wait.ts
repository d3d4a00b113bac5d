import { patience, patienceLeft } from './within-patience';

/** A person's wait for one screen, whatever has to come for it. */
export class Wait {
  /** When a wait has begun that was there before anything to draw; the next one goes on with it. */
  static early: number | undefined;

  private since: number | undefined;

  begin(): void {
    this.since = Wait.early ?? performance.now();
    Wait.early = undefined;
  }

  end(): void {
    this.since = undefined;
  }

  /** How long it is borne yet, in milliseconds: the whole patience where nobody waited before. */
  left(): number {
    return this.since === undefined ? patience : patienceLeft(this.since);
  }
}
