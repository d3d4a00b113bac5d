import { microsOfVersion, versionOfMicros } from './values/timestamp';

/**
 * Gives out versions (commit times) that increase strictly, whatever the machine's clock does. They are at least two
 * microseconds apart, which leaves room for the time of a snapshot after each.
 */
export class Clock {
  private micros: number;

  /** `last` is the highest version ever given out with this data. */
  constructor(
    last: string | undefined,
    private readonly now: () => number = Date.now,
  ) {
    this.micros = last === undefined ? 0 : microsOfVersion(last);
  }

  next(): string {
    this.micros = Math.max(this.micros + 2, this.now() * 1000);
    return versionOfMicros(this.micros);
  }
}
