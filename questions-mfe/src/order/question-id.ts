import { newId } from '@console/shared/data';

/*
 * The database lists questions by the bytes of their ids, in the console and in the players' app. So an id begins with
 * the place of the question among the others, its order part, and ends with nine characters of its own, its identity.
 * docs/decisions/0023-question-ids-carry-the-order.md
 */

/** In the order of their bytes. */
const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const base = digits.length;

const orderLength = 11;
const identityLength = 9;

/** Sorts new questions behind the random ids of older ones, of which few begin with it. */
const marker = 'z';
const timeLength = 7;
const endOfTime = base ** timeLength;

/** How far a new question stands behind one that is later than this device's clock, in milliseconds. */
const step = 1000;

const digitsBelow = (char: string): number => [...digits].filter((digit) => digit < char).length;
const digitsUpTo = (char: string): number => [...digits].filter((digit) => digit <= char).length;

/** What a question keeps when it is moved: the last nine characters of its id. */
export const identityOf = (id: string): string =>
  [...id].slice(-identityLength).join('').padStart(identityLength, digits.charAt(0));

/** An id for a new question: greater than all `known` ids of its quiz, in whatever order they come. */
export function newQuestionId(known: readonly string[], now = Date.now()): string {
  const last = known.reduce((greatest, id) => (id > greatest ? id : greatest), '');
  return orderAfter(last, now) + newId().slice(0, identityLength);
}

/** The id of the question `id` once it stands between two others; `undefined` where no id fits between theirs. */
export function movedId(id: string, before: string, after: string | undefined, now = Date.now()) {
  const order = after === undefined ? orderAfter(before, now) : orderBetween([...before], [...after]);
  return order === undefined ? undefined : order.padEnd(orderLength, digits.charAt(0)) + identityOf(id);
}

/** The present time, or a moment after `last`, so that it is greater with anything behind it. */
function orderAfter(last: string, now: number): string {
  const time = last < marker ? now : Math.max(now, timeIn(last) + step);
  const order = (marker + timeDigits(time)).padEnd(orderLength, digits.charAt(0));
  return time < endOfTime && order > last ? order : (orderBetween([...last], undefined) ?? last);
}

const timeIn = (id: string): number =>
  [...id.slice(marker.length, marker.length + timeLength).padEnd(timeLength, digits.charAt(0))].reduce(
    (time, char) => time * base + digitsBelow(char),
    0,
  );

const timeDigits = (time: number): string =>
  Array.from({ length: timeLength }, (_, index) =>
    digits.charAt(Math.floor(time / base ** (timeLength - 1 - index)) % base),
  ).join('');

/**
 * A text that, with anything behind it, is greater than `low` and less than `high`, about halfway; it is as long as it
 * has to be. `undefined` where there is none, as between `1` and `10`.
 */
function orderBetween(low: readonly string[], high: readonly string[] | undefined): string | undefined {
  if (high?.length === 0) return undefined;
  const [from = '', ...lowRest] = low;
  const [to, ...highRest] = high ?? [];
  if (from === to) return joined(from, orderBetween(lowRest, highRest));
  const least = from === '' ? 0 : digitsUpTo(from);
  const end = to === undefined ? base : digitsBelow(to);
  if (least < end) return digits.charAt(Math.floor((least + end) / 2));
  // No digit fits here: it goes on behind the character of `low`, or of `high` where `low` is at its end.
  return from === ''
    ? joined(to ?? '', orderBetween([], highRest))
    : joined(from, orderBetween(lowRest, undefined));
}

const joined = (start: string, rest: string | undefined) => (rest === undefined ? undefined : start + rest);
