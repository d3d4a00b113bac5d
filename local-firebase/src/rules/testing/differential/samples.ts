import fc, { type Arbitrary } from 'fast-check';

// Any number would do; a fixed one makes every run ask the same.
const seed = 20_260_131;

/** The same random values in every run. */
export const samples = <T>(arbitrary: Arbitrary<T>, count: number, salt = 0): T[] =>
  fc.sample(arbitrary, { numRuns: count, seed: seed + salt });

/** A template whose parts are random. */
export const text = (strings: TemplateStringsArray, ...parts: Arbitrary<string>[]): Arbitrary<string> =>
  fc.tuple(...parts).map((values) => strings.map((string, index) => string + (values[index] ?? '')).join(''));

export const oneOf = (...texts: string[]): Arbitrary<string> => fc.constantFrom(...texts);
