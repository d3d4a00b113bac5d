import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { knownRows } from './known-differences';

it('every known difference has a row in the table, with a reason, and every row is one', () => {
  const table = readFileSync(join(__dirname, '../../../docs/differences.md'), 'utf8');
  const rows = [...table.matchAll(/^\| `([^`]+)` \| .+ \| .+ \| .+ \|$/gm)].map(([, row]) => row);
  expect(rows).toEqual(knownRows);
});
