import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rows } from './testing/differential/known-differences';

const table = readFileSync(join(__dirname, '../../docs/differences-rules.md'), 'utf8');

it.each(rows)('the table of differences explains: %s', (row) => {
  expect(table).toContain(`\n| ${row} | `);
});
