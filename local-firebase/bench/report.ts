import { cpus } from 'node:os';
import type { Figures } from './statistics';

/** The most that our figure may be, as a part of the official emulator's. */
const targets: Record<string, number> = {
  'start until ready (ms)': 1 / 10,
  'memory, idle (MB)': 1 / 3,
  'memory, 10,000 documents (MB)': 1 / 3,
  'first snapshot of 5,000 documents (ms)': 1,
  'write to snapshot, 5,000 documents watched (ms)': 1 / 10,
};

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], rows: readonly string[][]): string =>
  [head, head.map((_, index) => (index === 0 ? '---' : '--:')), ...rows].map(row).join('\n');

const written = (value: number | undefined): string =>
  value === undefined ? '–' : value.toLocaleString('en', { maximumSignificantDigits: 3 });

function judged(title: string, ratio: number): string {
  const target = targets[title];
  if (target === undefined) return '';
  return `${ratio < target ? 'under' : '**not under**'} ${written(target)}`;
}

/** The figures of ours beside those of the official emulator, when there are any. */
export function comparison(ours: Figures, theirs: Figures | undefined): string {
  if (!theirs)
    return table(
      ['', 'local-firebase'],
      Object.entries(ours).map(([title, value]) => [title, written(value)]),
    );
  const rows = Object.entries(ours).map(([title, value]) => {
    const other = theirs[title];
    const ratio = other === undefined ? undefined : value / other;
    return [
      title,
      written(value),
      written(other),
      written(ratio),
      ratio === undefined ? '' : judged(title, ratio),
    ];
  });
  return table(['', 'local-firebase', 'official emulator', 'ratio', 'target for the ratio'], rows);
}

/** Ours with few and with many documents, and the official emulator with many. */
export function scaling(few: Figures, many: Figures, theirs: Figures | undefined): string {
  const rows = Object.entries(many).map(([title, value]) =>
    [title, few[title], value, ...(theirs ? [theirs[title]] : [])].map((cell) =>
      typeof cell === 'string' ? cell : written(cell),
    ),
  );
  const head = ['', '1,000 documents', '100,000 documents'];
  return table([...head, ...(theirs ? ['official emulator, 100,000 documents'] : [])], rows);
}

/** The page that is kept in the repository. */
export const page = (rounds: number, compared: string, scaled: string): string => `# Performance

Written by \`npm run bench -- local-firebase\`: medians of ${rounds} interleaved rounds; ${cpus().length} cores, Node.js ${process.versions.node}.
The local backend stores everything on disk and syncs each commit before it answers; the official emulator keeps data in
memory. Each server is a separate process. A small WebChannel client measures listening, so that only the server's time
counts. Rows that begin with \`web SDK\` use the unmodified SDK in headless Chromium and include its own work. Other
programs were running on the machine: trust the ratios more than the figures.

## Compared with the official emulator

${compared}

Node.js alone takes about 40 MB of the idle memory.

## With few and with many documents

A query finds ten documents through a single-field index. The index is built in memory when a query first needs it, and
updated from then on. So neither queries nor writes cost in proportion to the stored data. Each column is one run of a
server; each figure is the median of 7.

${scaled}
`;
