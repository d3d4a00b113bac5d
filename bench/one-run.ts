import { measureModuleRelease, measureShellRelease } from './after-release';
import { measureAfterWeek } from './after-week';
import { conditions, type Condition } from './conditions';
import type { ContenderName } from './contender-name';
import { measureFirstLoad, type PageToLoad, type Staged } from './first-load';
import { measureFirstPaint, otherPaths } from './first-paint';
import { measureLongList } from './long-list';
import type { Sample } from './results/samples';
import { measureReturn } from './second-visit';
import { measureSignIn } from './sign-in-to-rows';

/** The stages with few and with many seasons, and what they are measured with. */
export type Subjects = {
  readonly demo: Staged;
  readonly long: Staged;
  /** The pages of the demo contest, and the lists of seasons of both stages. */
  readonly pages: readonly PageToLoad[];
  readonly seasons: PageToLoad;
  readonly manySeasons: PageToLoad;
  readonly newest: string;
};

type OnPage = { readonly on: Staged; readonly page: PageToLoad };

/** The measures that one run takes, by name; each of the console and then of the others, or the other way round. */
export const measuresOf = ({ demo, long, pages, seasons, manySeasons, newest }: Subjects) => {
  const lists: OnPage[] = [
    { on: demo, page: seasons },
    { on: long, page: manySeasons },
  ];
  const loads: OnPage[] = [...pages.map((page) => ({ on: demo, page })), { on: long, page: manySeasons }];
  const returns = loads.filter(({ page }) => page.isForStaff);
  const ofEach =
    (visits: readonly OnPage[], measure: typeof measureFirstLoad) =>
    (inTurn: readonly ContenderName[]): Promise<Sample[]> =>
      inOrder(
        conditions.flatMap((condition) =>
          visits.flatMap(({ on, page }) => inTurn.map((name) => () => measure(on, page, name, condition))),
        ),
      );
  const afterRelease = (name: ContenderName, condition: Condition) =>
    name === 'react-admin' ? [] : [() => measureShellRelease(demo, seasons, name, condition)];
  return {
    'first load': ofEach(loads, measureFirstLoad),
    return: ofEach(returns, measureReturn),
    'sign in': ofEach([{ on: demo, page: seasons }], measureSignIn),
    release: (inTurn: readonly ContenderName[]) =>
      inOrder(
        conditions.flatMap((condition) => [
          () => measureModuleRelease(demo, seasons, condition),
          ...inTurn.flatMap((name) => afterRelease(name, condition)),
        ]),
      ),
    week: ofEach(lists, measureAfterWeek),
    'first paint': () => inOrder(otherPaths.map((path) => async () => [await measureFirstPaint(demo, path)])),
    'long list': (inTurn: readonly ContenderName[]) =>
      inOrder(inTurn.map((name) => () => measureLongList(long, name, newest))),
  };
};

async function inOrder(measures: readonly (() => Promise<Sample[]>)[]): Promise<Sample[]> {
  const samples: Sample[] = [];
  for (const measure of measures) samples.push(...(await measure()));
  return samples;
}
