/** The specification's page size for seasons and quizzes. */
export const pageSize = 10;

/** The loaded rows of a list, in the order of the list. While the list is not complete, more rows are loading. */
export type PartialList<Row> = {
  readonly rows: readonly Row[];
  readonly isComplete: boolean;
  /** When the list was requested, in milliseconds. */
  readonly requestedAt: number;
  /** Set while the rows are those of an earlier visit: when the server had confirmed them, in milliseconds. */
  readonly asOf?: number;
};
