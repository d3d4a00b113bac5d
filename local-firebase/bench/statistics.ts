/** What one run of one contender showed, by the title of the measure. */
export type Figures = Record<string, number>;

/** The middle one; of an even number, the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? NaN) + (sorted[Math.ceil(middle)] ?? NaN)) / 2;
}

/** Milliseconds that the work took, and its result. */
export async function timed<T>(work: () => Promise<T>): Promise<[number, T]> {
  const begun = performance.now();
  const result = await work();
  return [performance.now() - begun, result];
}
