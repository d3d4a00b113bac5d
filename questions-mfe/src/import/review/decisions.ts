import type { Mends } from './review-rows';

/** The person's decisions about the rows of a source, by their index. */
export type Decisions = {
  /** The id of the source. */
  readonly of: number;
  readonly mends: Mends;
  readonly taken: ReadonlyMap<number, boolean>;
};
