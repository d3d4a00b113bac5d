import { paths, pathTo } from '@console/shared/model';
import contest from '@console/local-firebase/seed/contest/4DPzK4HavXmTMwyZt7eQ.json';
import { slow } from './conditions';
import type { Staged } from './first-load';
import type { Sample } from './results/samples';
import { openVisit } from './visit';

const [quiz] = contest.quizzes;
const place = {
  season: contest.season.season_id,
  quiz: quiz?.quiz_id,
  question: quiz?.questions[0]?.question_id,
};

const isPublic = (path: string) =>
  [paths.landing, paths.deletionRequest, paths.privacyPolicy, paths.terms].some((one) => one === path);

/** Paths of the console whose first load is not measured completely. */
export const otherPaths = Object.values(paths).filter(
  (path) =>
    ![paths.landing, paths.privacyPolicy, paths.seasonList, paths.quizList].some((one) => one === path),
);

/** The first paint of each path of the console on the slow device. */
export async function measureFirstPaint(
  { browser, stage, states }: Staged,
  path: (typeof otherPaths)[number],
): Promise<Sample> {
  const visit = await openVisit(browser, slow, isPublic(path) ? undefined : states.get('console'));
  try {
    const address = `${stage.origins.console}${isPublic(path) ? path : pathTo(path, place)}`;
    await visit.page.goto(address, { waitUntil: 'commit' });
    const value = await visit.page.evaluate(() => window.firstPaint());
    return { measure: `${path}: first paint (ms)`, condition: slow.name, contender: 'console', value };
  } finally {
    await visit.close();
  }
}
