import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findOfficialEmulator } from '../../../tools/official-emulator';
import { rows } from './testing/differential/known-differences';
import { compareRules, textOf } from './testing/differential/run';

describe('random rules', () => {
  const table = readFileSync(join(__dirname, '../../docs/differences-rules.md'), 'utf8');

  it.each(rows)('differ with a reason in the table: %s', (row) => {
    expect(table).toContain(`\n| ${row} | `);
  });

  if (!findOfficialEmulator()) {
    it.todo('are compared with the official emulator: skipped, as it is not installed here');
  } else {
    it('are decided as by the official emulator, but for what the table explains', async () => {
      const report = await compareRules();
      const cases = report.counts.reduce((sum, group) => sum + group.cases, 0);
      expect(report.unexplained.length > 0 ? textOf(report) : 'no unexplained difference').toBe(
        'no unexplained difference',
      );
      expect(cases).toBeGreaterThan(1_500);
    }, 600_000);
  }
});
