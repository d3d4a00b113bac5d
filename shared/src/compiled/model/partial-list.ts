/** The specification's page size for seasons and quizzes. */
export const pageSize = 10;

/** From this many rows on, a list is long: it loads the rows that a person asks for. */
export const longFrom = 500;

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
  /** The number of all rows of a long list, which stays incomplete: only its first rows are loaded and followed. */
  readonly total?: number;
};
