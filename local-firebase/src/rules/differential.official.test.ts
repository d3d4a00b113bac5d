import { compareRules, textOf } from './testing/differential/run';

it('random rules are decided as by the official emulator, but for what the table explains', async () => {
  const report = await compareRules();
  const cases = report.counts.reduce((sum, group) => sum + group.cases, 0);
  expect(report.unexplained.length > 0 ? textOf(report) : 'no unexplained difference').toBe(
    'no unexplained difference',
  );
  expect(cases).toBeGreaterThan(1_500);
}, 600_000);
