import type { Browser } from 'playwright-core';
import contest from '@console/local-firebase/seed/contest/4DPzK4HavXmTMwyZt7eQ.json';
import { paths, pathTo } from '@console/shared/model';
import type { Product } from '../tools/serve/product';
import { slow, unthrottled, type Condition } from './conditions';
import { newestIn } from './contest';
import { longList } from './results/goals';
import type { Sight } from './page-watch';
import type { Sample } from './results/samples';
import type { ContenderName } from './contender-name';
import type { Stage } from './stage';
import { heapOf, load, openVisit, type State } from './visit';

/** A page to load as a first-time visitor. */
export type PageToLoad = {
  readonly name: string;
  readonly sight: Sight;
  readonly isForStaff: boolean;
  /** The path of the page in each application; react-admin has only the pages for staff. */
  readonly address: Readonly<Partial<Record<ContenderName, string>>>;
};

export type Staged = {
  readonly browser: Browser;
  readonly stage: Stage;
  readonly states: ReadonlyMap<ContenderName, State>;
};

const season = contest.season.season_id;

const ours = (path: string) => ({ console: path, 'single bundle': path });
const inRows = (text: string): Sight => ({ selector: 'tbody tr', text });
const seasonList = (name: string, newest: string): PageToLoad => ({
  name,
  sight: inRows(newest),
  isForStaff: true,
  address: { ...ours(paths.seasonList), 'react-admin': '/#/seasons' },
});

/** The list of a stage with many seasons. */
export const longListToLoad = async (product: Product): Promise<PageToLoad> =>
  seasonList(`/seasons, ${longList} of them`, await newestSeason(product));

/** The list of a stage with the seasons of the demo contest. */
export const seasonsToLoad = async (product: Product): Promise<PageToLoad> =>
  seasonList(paths.seasonList, await newestSeason(product));

export const newestSeason = (product: Product): Promise<string> =>
  newestIn(product, { collection: 'seasons', field: 'season' });

/** The public pages and two lists of the demo contest. */
export async function pagesToLoad(product: Product): Promise<PageToLoad[]> {
  const quizzes = { parent: `seasons/${season}`, collection: 'quizzes', field: 'title' };
  const newestQuiz = await newestIn(product, quizzes);
  return [
    {
      name: '/',
      sight: { selector: 'h1', text: 'Bible Quiz Console' },
      isForStaff: false,
      address: ours(paths.landing),
    },
    {
      name: paths.privacyPolicy,
      sight: { selector: 'h1', text: 'Privacy Policy' },
      isForStaff: false,
      address: ours(paths.privacyPolicy),
    },
    await seasonsToLoad(product),
    {
      name: paths.quizList,
      sight: inRows(newestQuiz),
      isForStaff: true,
      address: {
        ...ours(pathTo(paths.quizList, { season })),
        'react-admin': `/#/seasons/${season}/quizzes`,
      },
    },
  ];
}

/** Loads a page once under a condition, with empty caches. */
export async function measureFirstLoad(
  { browser, stage, states }: Staged,
  { name, sight, isForStaff, address }: PageToLoad,
  contender: ContenderName,
  condition: Condition,
): Promise<Sample[]> {
  const path = address[contender];
  if (path === undefined) return [];
  const visit = await openVisit(browser, condition, isForStaff ? states.get(contender) : undefined);
  try {
    const found = await load(visit, `${stage.origins[contender]}${path}`, sight, isOwn(stage));
    const sample = (measure: string, value: number): Sample => ({
      measure: `${name}: ${measure}`,
      condition: condition.name,
      contender,
      value,
    });
    return [
      sample('first paint (ms)', found.firstPaint),
      sample(isForStaff ? 'rows visible (ms)' : 'text visible (ms)', found.shown),
      ...(isForStaff ? [sample('blocking time (ms)', found.blocked)] : []),
      // The size is the same under every condition.
      ...(condition === slow
        ? [sample('bytes (kB)', found.bytes / 1000), sample('requests', found.requests)]
        : []),
      // A long list may still be loading.
      ...(condition === unthrottled && !name.includes(longList)
        ? [sample('memory (MB)', await heapOf(visit))]
        : []),
    ];
  } finally {
    await visit.close();
  }
}

/** All requests except those to the backend. */
export const isOwn =
  ({ product }: Stage) =>
  (url: string): boolean => {
    const { firestoreUrl, authUrl } = product.backend.running;
    return ![firestoreUrl, authUrl].some((backend) => new URL(url).origin === new URL(backend).origin);
  };
