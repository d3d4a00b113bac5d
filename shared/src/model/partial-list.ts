/** The specification's page size for seasons and quizzes. */
export const pageSize = 10;

/** The rows of a list that are here, in the order of the list. Until it is complete, the others are loading. */
export type PartialList<Row> = {
  readonly rows: readonly Row[];
  readonly isComplete: boolean;
  /** When the list was requested, in milliseconds. */
  readonly requestedAt: number;
};
