import type { Moment } from '@console/shared/model';

/** A finding that somebody has judged: who, when and why. */
export type Dismissal = {
  /** The id of the finding. */
  readonly id: string;
  readonly reason: string;
  readonly name: string;
  readonly email: string;
  readonly time: Moment;
};

/** The most characters that `firestore.rules` accept for a reason. */
export const longestReason = 500;
