import type { Page } from 'playwright-core';
import type { Contest } from './contest';
import { arrivesAt } from './forms';
import { signIn, type Person } from './support';

export type Id = 'season' | 'quiz' | 'question';
export type Screen = {
  path: string;
  ids: readonly Id[];
  title: string;
  fields?: readonly string[];
  closedToHosts?: true;
};

const seasonFields = [
  'Season',
  'Host',
  'Host Email',
  'Host Additional Email',
  'Start Time',
  'End Time',
  'Description',
];
const quizFields = ['Title', 'Duration', 'Languages', 'Start Time', 'End Time', 'Description'];
const options = ['Option One', 'Option Two', 'Option Three', 'Option Four'];
const questionFields = ['Question', ...options, 'Correct Option'];

/** Every screen behind the sign-in, with its fields in their order. */
export const screens: readonly Screen[] = [
  { path: '/seasons', ids: [], title: 'Seasons' },
  { path: '/create-season', ids: [], title: 'Create Season', fields: seasonFields, closedToHosts: true },
  {
    path: '/update-season',
    ids: ['season'],
    title: 'Update Season',
    fields: [...seasonFields, 'Status'],
    closedToHosts: true,
  },
  { path: '/home', ids: ['season'], title: 'Quizzes', fields: ['Season'] },
  { path: '/create-quiz', ids: ['season'], title: 'Create Quiz', fields: quizFields },
  { path: '/update-quiz', ids: ['season', 'quiz'], title: 'Update Quiz', fields: [...quizFields, 'Status'] },
  { path: '/quizzes', ids: ['season', 'quiz'], title: 'Given quiz' },
  { path: '/create-question', ids: ['season', 'quiz'], title: 'Add Question', fields: questionFields },
  {
    path: '/update-question',
    ids: ['season', 'quiz', 'question'],
    title: 'Update Question',
    fields: questionFields,
  },
  { path: '/settings', ids: ['season'], title: 'Season Settings' },
];

/** Those ids of a contest that a screen takes. */
export const idsOf = (contest: Pick<Contest, Id>, ids: readonly Id[]) =>
  Object.fromEntries(ids.map((id) => [id, contest[id]]));

/** Signs in at the landing page, which leads to the seasons. */
export async function enter(page: Page, person: Person): Promise<void> {
  await page.goto('/');
  await signIn(page, person);
  await arrivesAt(page, '/seasons');
}
