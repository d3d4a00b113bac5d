import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { launch } from '../e2e/fixtures/support';
import { UserFacingError, runCommand } from '../tools/command';
import { findBrowser } from '../tools/browsers/test-browser';
import { buildAll } from './builds';
import { conditions } from './conditions';
import { addSeasons } from './contest';
import { longListToLoad, newestSeason, pagesToLoad, seasonsToLoad, type Staged } from './first-load';
import { measuresOf } from './one-run';
import { measureGrowth } from './second-visit';
import { writeReport } from './results/report';
import { rowsOf, type Sample } from './results/samples';
import { goalsOf } from './results/goals';
import { contenderNames, type ContenderName } from './contender-name';
import { openStage } from './stage';
import { signedIn } from './sign-in';
import { goalTable, tableOf } from './results/tables';
import type { State } from './visit';

const many = 10_000;

/** Lengths of the list of seasons, measured once each. */
const growth = [100, 1000, 10_000, 50_000];

const help = `npm run bench -- console [--runs 5] [--only <word>]
  Measures the console beside the same sources as one bundle and beside react-admin, in turns, and writes
  docs/performance.md. With --only just what has the word in its name, 'first load', 'return', 'sign in', 'release', 'week',
  'first paint', 'long list' or 'growth': printed, not written.`;

runCommand(help, async ({ log, signal, onEnd }) => {
  const { values } = parseArgs({
    options: { runs: { type: 'string', default: '5' }, only: { type: 'string', default: '' } },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new UserFacingError('--runs must be a whole number from 1.');
  const [busy = 0] = loadavg();
  await buildAll({ log, signal });
  process.env.CONSOLE_BROWSER ??= findBrowser(log, 'full');
  const browser = await launch();
  onEnd(() => browser.close());

  async function staged(seasons?: number): Promise<Staged> {
    const stage = await openStage();
    onEnd(() => stage.close());
    if (seasons) await addSeasons(stage.product, seasons);
    const states = new Map<ContenderName, State>();
    for (const name of contenderNames) states.set(name, await signedIn(browser, name, stage.origins[name]));
    return { browser, stage, states };
  }

  const samples: Sample[] = [];
  const begun = performance.now();
  const minutes = () => `${((performance.now() - begun) / 60_000).toFixed(1)} minutes`;
  const demo = await staged();
  const long = await staged(many);
  const measures = measuresOf({
    demo,
    long,
    pages: await pagesToLoad(demo.stage.product),
    seasons: await seasonsToLoad(demo.stage.product),
    manySeasons: await longListToLoad(long.stage.product),
    newest: await newestSeason(long.stage.product),
  });
  const asked = Object.entries(measures).filter(([name]) => name.includes(values.only));
  for (let run = 1; run <= runs; run += 1) {
    log(`Run ${run} of ${runs}, after ${minutes()}`);
    const inTurn = run % 2 === 0 ? contenderNames.toReversed() : contenderNames;
    for (const [, measure] of asked) samples.push(...(await measure(inTurn)));
  }
  if ('growth'.includes(values.only))
    for (const total of growth) {
      log(`${total} seasons, after ${minutes()}`);
      await addSeasons(demo.stage.product, total);
      const page = await longListToLoad(demo.stage.product);
      for (const name of contenderNames) samples.push(...(await measureGrowth(demo, page, name, total)));
    }
  for (const { name } of conditions) log(`\n${name}\n${tableOf(rowsOf(samples, name))}`);
  if (values.only === '') {
    log(`\n${goalTable(goalsOf(samples))}`);
    await writeReport(samples, { runs, browser: browser.version(), busy });
  }
  log(`After ${minutes()}`);
  return 0;
});
