import fc, { type Arbitrary } from 'fast-check';
import type { Case, Json, Step } from './case';

// Any number would do; a fixed one makes every run ask the same.
const seed = 20_260_101;

/** The same random values in every run. */
export const samples = <T>(arbitrary: Arbitrary<T>, count: number, salt = 0): T[] =>
  fc.sample(arbitrary, { numRuns: count, seed: seed + salt });

/** Random cases; `steps` is given a name that no other case has, to be used as a document or collection id. */
export function randomCases<T>(
  subject: string,
  arbitrary: Arbitrary<T>,
  count: number,
  steps: (value: T, id: string) => readonly Step[],
): Case[] {
  return samples(arbitrary, count).map((value, index) => {
    const id = `${subject}-${index}`;
    return { title: id, steps: steps(value, id) };
  });
}

/** Cases written by hand, by their title. */
export function namedCases(subject: string, given: Record<string, (id: string) => readonly Step[]>): Case[] {
  return Object.entries(given).map(([title, steps], index) => ({
    title,
    steps: steps(`${subject}-named-${index}`),
  }));
}

/** Cases by what they are about: a text, or JSON shown as one. */
export const titled = <T extends string | Json>(
  given: readonly T[],
  steps: (one: T, id: string) => readonly Step[],
): Record<string, (id: string) => readonly Step[]> =>
  Object.fromEntries(
    given.map((one, index) => [
      `${index} ${(typeof one === 'string' ? one : JSON.stringify(one)).slice(0, 80)}`,
      (id: string) => steps(one, id),
    ]),
  );

export const long = (length: number): string => 'x'.repeat(length);
