import { contenderNames, type ContenderName } from '../contender-name';

/** The result of one attempt. */
export type Sample = {
  /** The name of the measure, with its unit in parentheses. */
  readonly measure: string;
  readonly condition: string;
  readonly contender: ContenderName;
  readonly value: number;
};

/** One row of a table: the median of each contender that has this measure. */
export type Row = { readonly measure: string; readonly medians: ReadonlyMap<ContenderName, number> };

/** The rows of a condition, in the order in which they were first measured. */
export function rowsOf(samples: readonly Sample[], condition: string): Row[] {
  const own = samples.filter((sample) => sample.condition === condition);
  const values = (measure: string, contender: ContenderName) =>
    own
      .filter((sample) => sample.measure === measure && sample.contender === contender)
      .map(({ value }) => value);
  return [...new Set(own.map(({ measure }) => measure))].map((measure) => ({
    measure,
    medians: new Map(
      contenderNames.flatMap((contender) => {
        const found = values(measure, contender);
        return found.length > 0 ? [[contender, median(found)] as const] : [];
      }),
    ),
  }));
}

/** The median; for an even number of values, the mean of the two middle ones. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? NaN) + (sorted[Math.ceil(middle)] ?? NaN)) / 2;
}
