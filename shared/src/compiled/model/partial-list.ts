/** The specification's page size for seasons and quizzes. */
export const pageSize = 10;

/** The loaded rows of a list, in the order of the list. While the list is not complete, more rows are loading. */
export type PartialList<Row> = {
  readonly rows: readonly Row[];
  readonly isComplete: boolean;
  /** When the list was requested, in milliseconds. */
  readonly requestedAt: number;
  /**
   * When the server had confirmed the rows, in milliseconds. Set while they are those of an earlier visit, or of before the
   * connection was lost.
   */
  readonly asOf?: number;
};
