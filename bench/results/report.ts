import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { slow, unthrottled } from '../conditions';
import { goalsOf } from './goals';
import { isGrowth, isOfLongList, isOfPage, isToRows } from './kinds';
import { plot } from './plot';
import { rowsOf, type Row, type Sample } from './samples';
import { goalTable, tableOf } from './tables';

const docs = join(__dirname, '../../docs');

const endsIn =
  (...ends: readonly string[]) =>
  ({ measure }: Row) =>
    ends.some((end) => measure.endsWith(end));
const isWork = ({ measure }: Row) => /^(search|list|form)/.test(measure) && measure.endsWith('(ms)');

type Picture = { file: string; title: string; rows: Row[] };

export type Circumstances = {
  readonly runs: number;
  readonly browser: string;
  /** The load average of the machine when the first run began. */
  readonly busy: number;
};

/** Writes the report and its charts. */
export async function writeReport(samples: readonly Sample[], circumstances: Circumstances): Promise<void> {
  const { runs, browser, busy } = circumstances;
  const fast = rowsOf(samples, unthrottled.name);
  const slowly = rowsOf(samples, slow.name);
  const firstLoads = slowly.filter(isOfPage).filter(({ medians }) => medians.size > 1);
  const pictures: Picture[] = [
    {
      file: 'first-load.svg',
      title: 'First load, slow 4G, CPU 4x slower',
      rows: firstLoads.filter(endsIn('visible (ms)', 'first paint (ms)')),
    },
    { file: 'bytes.svg', title: 'What a first load fetches', rows: firstLoads.filter(endsIn('bytes (kB)')) },
    {
      file: 'work.svg',
      title: 'Work in a list of 10,000 seasons, unthrottled',
      rows: fast.filter(isWork),
    },
    {
      file: 'growth.svg',
      title: 'The list of seasons as it grows, unthrottled',
      rows: fast.filter(isGrowth).filter(endsIn('first rows (ms)', 'on a return (ms)')),
    },
    {
      file: 'memory.svg',
      title: 'Script memory in use',
      rows: fast.filter(endsIn('(MB)')).filter((row) => !isGrowth(row)),
    },
  ];
  const drawn = new Set(pictures.flatMap(({ rows }) => rows));
  const restOf = (rows: readonly Row[]) => tableOf(rows.filter((row) => !drawn.has(row)));
  await mkdir(join(docs, 'performance'), { recursive: true });
  for (const { file, title, rows } of pictures)
    await writeFile(join(docs, 'performance', file), plot(title, rows));
  const method = await readFile(join(__dirname, '../method.md'), 'utf8');
  const [firstLoad, bytes, work, growth, memory] = pictures.map(
    ({ file, title }) => `![${title}](performance/${file})`,
  );
  const page = `# Performance

Written by \`npm run bench -- console\`: medians of ${runs} interleaved ${runs === 1 ? 'run' : 'runs'}; ${cpus().length} cores, Node.js ${process.versions.node},
Chromium ${browser}. The machine's load average at the start was ${busy.toFixed(1)}. If it is well above zero, trust the ratios
more than the figures. Tables list what the charts do not show. The [method](#method) is below.

## Goals

${goalTable(goalsOf(samples))}

## First load, ${slow.name}

${firstLoad}

${bytes}

${restOf(firstLoads)}

## First load, ${unthrottled.name}

${restOf(fast.filter(isOfPage))}

## Sign-in, releases and a week away, ${slow.name}

${tableOf(slowly.filter(isToRows))}

## Sign-in, releases and a week away, ${unthrottled.name}

${tableOf(fast.filter(isToRows))}

## Work in a list of 10,000 seasons, ${unthrottled.name}

${work}

${memory}

${restOf(fast.filter(isOfLongList))}

## The list of seasons as it grows, ${unthrottled.name}

${growth}

${restOf(fast.filter(isGrowth))}

## Work in a list of 10,000 seasons, ${slow.name}

${tableOf(slowly.filter(isOfLongList))}

${method}`;
  await writeFile(join(docs, 'performance.md'), page);
}
