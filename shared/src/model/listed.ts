/** The specification's page size for seasons and quizzes. */
export const pageSize = 10;

/** The rows of a list as far as they are here, in its own order. Unless it is whole, the rest is on its way. */
export type Listed<Row> = {
  readonly rows: readonly Row[];
  readonly isWhole: boolean;
  /** When what is missing was asked for, in milliseconds. */
  readonly since: number;
};
