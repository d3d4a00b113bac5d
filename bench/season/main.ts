import { parseArgs } from 'node:util';
import type { Browser } from 'playwright-core';
import { startProduct } from '../../e2e/fixtures/support';
import { runCommand } from '../../tools/command';
import { unthrottled } from '../conditions';
import { openBrowser } from '../open-browser';
import { median } from '../results/samples';
import { signedIn } from '../sign-in';
import { openVisit } from '../visit';
import { measureChecking, type CheckTimes } from './checking';
import { measureCopying, type CopyTimes } from './copying';
import { contentsOf, givenSeason, type SeasonSize } from './season';
import { measureTyping } from './typing';

const size: SeasonSize = { quizzes: 20, questions: 50 };

/** Milliseconds that each may take at full speed, a key within one frame; the local backend is not slowed. */
const most = { copy: 10_000, check: 200, change: 50, key: 1000 / 60 };

/** Milliseconds that the longest task may take, by how many times slower the processor is. */
const mostForTask = new Map([
  [1, 50],
  [4, 100],
]);

const help = `npm run bench -- season [--rounds 3]
  Duplicates a season of ${size.quizzes} quizzes of ${size.questions} questions, checks the new one before and after a change, and types into the
  form of a question beside a phone, at full speed and with the processor 4 times slower. Fails if a bound is exceeded, of which
  only that of the longest task holds for the slower processor, or if not everything is stored.`;

runCommand(help, async (command) => {
  const { log } = command;
  const { values } = parseArgs({ options: { rounds: { type: 'string', default: '3' } } });
  const browser = await openBrowser(command);

  let isWithin = true;
  for (const [slowdown, mostOfTask] of mostForTask) {
    const rounds: Round[] = [];
    for (let round = 0; round < Number(values.rounds); round += 1)
      rounds.push(await measureRound(browser, slowdown));
    const of = (part: keyof CopyTimes | keyof CheckTimes) => median(rounds.map((times) => times[part]));
    const rounded = (part: Parameters<typeof of>[0]) => of(part).toFixed(0);
    const keys = rounds.flatMap((times) => times.keys);
    log(
      `${size.quizzes} quizzes of ${size.questions} questions, processor ${slowdown}x slower: duplicated in ${rounded('copy')} ms (longest task ${rounded('copyTask')} ms); checked ${rounded('open')} ms after the navigation, ${rounded('check')} ms after the last questions (longest task ${rounded('checkTask')} ms), ${rounded('change')} ms after a change (longest task ${rounded('changeTask')} ms); a key is in the phone after ${median(keys).toFixed(1)} ms of work, at most ${Math.max(...keys).toFixed(1)} ms.`,
    );
    isWithin &&= Math.max(of('copyTask'), of('checkTask'), of('changeTask')) <= mostOfTask;
    if (slowdown === 1)
      isWithin &&=
        of('copy') <= most.copy &&
        of('check') <= most.check &&
        of('change') <= most.change &&
        median(keys) <= most.key;
  }
  return isWithin ? 0 : 1;
});

type Round = CopyTimes & CheckTimes & { readonly keys: readonly number[] };

/** Duplicates, checks and previews one season, each as on a new device, with a slower main thread. */
async function measureRound(browser: Browser, slowdown: number): Promise<Round> {
  const product = await startProduct();
  try {
    const season = await givenSeason(product, size);
    const state = await signedIn(browser, 'console', product.origin);
    const open = () => openVisit(browser, { ...unthrottled, slowdown }, state);

    let visit = await open();
    const { newSeason, ...copied } = await measureCopying(visit.page, product, season, size);
    await visit.close();

    visit = await open();
    const checked = await measureChecking(visit.page, product, newSeason);
    await visit.close();

    const [[quizPath = '', [questionPath = ''] = []] = []] = await contentsOf(product, newSeason);
    const idOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);
    visit = await open();
    const keys = await measureTyping(visit.page, product, {
      season: newSeason,
      quiz: idOf(quizPath),
      question: idOf(questionPath),
    });
    await visit.close();
    return { ...copied, ...checked, keys };
  } finally {
    await product.close();
  }
}
