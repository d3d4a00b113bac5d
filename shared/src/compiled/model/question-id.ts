import { identityOf } from './question-identity';

/*
 * The database lists questions by the bytes of their ids, in the console and in the players' app. So an id
 * begins with its order part, the question's place among the others, and ends with nine unique characters,
 * its identity. docs/decisions/0023-question-ids-carry-the-order.md
 */

/** In byte order. */
const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const base = digits.length;

const orderLength = 11;

/** Sorts new questions after the random ids of older ones, few of which begin with it. */
const marker = 'z';
const timeLength = 7;
const endOfTime = base ** timeLength;

/** How far a new question sorts after one that is later than this device's clock, in milliseconds. */
const step = 1000;

const digitsBelow = (char: string): number => {
  const place = digits.indexOf(char);
  return place === -1 ? [...digits].filter((digit) => digit < char).length : place;
};
const digitsUpTo = (char: string): number => digitsBelow(char) + (digits.includes(char) ? 1 : 0);

/**
 * Returns an id for a new question that is greater than all `known` ids of its quiz, in any order. Its identity is the
 * end of `random`, a new id.
 */
export function questionIdAfter(known: readonly string[], random: string, now = Date.now()): string {
  const last = known.reduce((greatest, id) => (id > greatest ? id : greatest), '');
  return orderAfter(last, now) + identityOf(random);
}

/** Returns the id of the question `id` between two others; `undefined` where no id fits between theirs. */
export function movedId(id: string, before: string, after: string | undefined, now = Date.now()) {
  const order = after === undefined ? orderAfter(before, now) : orderBetween([...before], [...after]);
  return order === undefined ? undefined : order.padEnd(orderLength, digits.charAt(0)) + identityOf(id);
}

/** The present time, or a moment after `last`; with any suffix it is still greater than `last`. */
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
 * Returns the shortest text that, with any suffix, is greater than `low` and less than `high`, about halfway;
 * `undefined` where there is none, as between `1` and `10`.
 */
function orderBetween(low: readonly string[], high: readonly string[] | undefined): string | undefined {
  if (high?.length === 0) return undefined;
  const [from = '', ...lowRest] = low;
  const [to, ...highRest] = high ?? [];
  if (from === to) return joined(from, orderBetween(lowRest, highRest));
  const least = from === '' ? 0 : digitsUpTo(from);
  const end = to === undefined ? base : digitsBelow(to);
  if (least < end) return digits.charAt(Math.floor((least + end) / 2));
  // No digit fits here: continue after the character of `low`, or of `high` where `low` has ended.
  return from === ''
    ? joined(to ?? '', orderBetween([], highRest))
    : joined(from, orderBetween(lowRest, undefined));
}

const joined = (start: string, suffix: string | undefined) =>
  suffix === undefined ? undefined : start + suffix;
