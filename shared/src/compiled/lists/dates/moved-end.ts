/** A `datetime-local` value as if it were in UTC: no clock changes between two of them. */
const wallTime = (value: string): number => Date.parse(`${value}Z`);

/** The shape of a `datetime-local` value, without the years that the control does not have. */
const entered = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

/**
 * The end that keeps the length between `from.start` and `from.end` with another start, all as the values of
 * `datetime-local` inputs; `undefined` where one of them is no date, or the end was not after the start.
 */
export function movedEnd(from: { start: string; end: string }, start: string): string | undefined {
  const length = wallTime(from.end) - wallTime(from.start);
  const end = length > 0 ? new Date(wallTime(start) + length) : undefined;
  return end && Number.isFinite(end.getTime()) ? entered.exec(end.toISOString())?.[0] : undefined;
}
