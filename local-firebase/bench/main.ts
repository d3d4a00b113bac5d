import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { UserFacingError, runCommand } from '../../tools/command';
import { measure } from './measures';
import type { Figures } from './statistics';
import { comparison, page, scaling } from './report';
import { measureScale } from './scale';
import { localFirebase, officialEmulator, type Contender } from './servers';
import { median } from './statistics';

const help = `npm run bench -- local-firebase [--rounds 3]
  Measures the local backend, as ratios to the official emulator when that is on this machine,
  and writes local-firebase/docs/performance.md.`;

runCommand(help, async ({ log, onEnd }) => {
  const { values } = parseArgs({ options: { rounds: { type: 'string', default: '3' } } });
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1)
    throw new UserFacingError('--rounds must be a whole number from 1.');
  const ours = await localFirebase();
  onEnd(() => ours.clear());
  const official = officialEmulator();
  if (!official) log('The official emulator is not here: figures only, no ratios.');

  const figures = await inTurns([ours, ...(official ? [official] : [])], rounds, log);
  const compared = comparison(figures.get(ours) ?? {}, official && figures.get(official));
  log(compared);
  const few = await measureScale(ours, 1000);
  const many = await measureScale(ours, 100_000);
  const scaled = scaling(few, many, official && (await measureScale(official, 100_000)));
  log(scaled);
  await writeFile(join(__dirname, '../docs/performance.md'), page(rounds, compared, scaled));
  return 0;
});

/** The medians of each contender; whoever was first in a round is last in the next. */
async function inTurns(contenders: Contender[], rounds: number, log: (line: string) => void) {
  const all = new Map<Contender, Figures[]>(contenders.map((contender) => [contender, []]));
  for (let round = 1; round <= rounds; round += 1) {
    for (const contender of round % 2 === 0 ? contenders.toReversed() : contenders) {
      log(`Round ${round} of ${rounds}: ${contender.name}`);
      all.get(contender)?.push(await measure(contender));
    }
  }
  return new Map([...all].map(([contender, runs]) => [contender, medians(runs)]));
}

function medians(runs: readonly Figures[]): Figures {
  const titles = [...new Set(runs.flatMap((run) => Object.keys(run)))];
  const figuresOf = (title: string) => runs.flatMap((run) => run[title] ?? []);
  return Object.fromEntries(titles.map((title) => [title, median(figuresOf(title))]));
}
