import fc from 'fast-check';

it('gives property tests the same inputs in every run', () => {
  expect(fc.sample(fc.nat(), 5)).toEqual(
    fc.sample(fc.nat(), { seed: Number(process.env.CONSOLE_SEED ?? 1), numRuns: 5 }),
  );
});
