import type { BrowserContext, Page } from '@playwright/test';
import type { Contest } from './contest';
import { arrivesAt } from './forms';
import { type Person, signIn } from './sign-in';

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

type State = Awaited<ReturnType<BrowserContext['storageState']>>;

/** What this worker's browser stores of each person once they have signed in. */
const signedIn = new Map<string, State>();

/** Caches and drafts that belong to one profile alone. */
const isOfProfile = (name: string) => /^(firestore|list\/|draft)/.test(name);

/**
 * Opens the seasons as this person. The first time a worker needs them they sign in at the landing page; after that a
 * new profile starts with what was stored then, as in a browser that is opened again. `signIn` always does it by hand.
 */
export async function enter(page: Page, person: Person): Promise<void> {
  // A profile that was used has caches open, and perhaps another person signed in.
  const isNew = page.url() === 'about:blank';
  const state = isNew ? signedIn.get(person) : undefined;
  if (state) await page.context().setStorageState(state);
  await page.goto('/');
  if (!state) await signIn(page, person);
  await arrivesAt(page, '/seasons');
  await page.getByRole('button', { name: 'Logout' }).waitFor();
  if (isNew && !state) signedIn.set(person, await stateOf(page.context()));
}

async function stateOf(context: BrowserContext): Promise<State> {
  const { cookies, origins } = await context.storageState({ indexedDB: true });
  return {
    cookies,
    origins: origins.map((origin) => ({
      ...origin,
      localStorage: ownOf(origin.localStorage),
      // The type does not name what `indexedDB: true` adds.
      ...('indexedDB' in origin &&
        Array.isArray(origin.indexedDB) && { indexedDB: ownOf<{ name: string }>(origin.indexedDB) }),
    })),
  };
}

const ownOf = <Entry extends { name: string }>(entries: readonly Entry[]): Entry[] =>
  entries.filter(({ name }) => !isOfProfile(name));
