import { administrator, signedIn, type RestClient, type WriteRequest } from './rest-client';

const verified = (name: string) => ({ email: `${name}@example.org`, email_verified: true });

/** `undefined` is somebody who is not signed in. */
export const people = {
  admin: signedIn('admin', verified('admin')),
  manager: signedIn('manager', verified('manager')),
  host: signedIn('host', verified('host')),
  stranger: signedIn('stranger', verified('stranger')),
  /** Claims the host's e-mail, which nobody has verified. */
  impostor: signedIn('impostor', { email: 'host@example.org', email_verified: false }),
  visitor: undefined,
};

export type Person = keyof typeof people;

const [start, end] = [new Date('2026-01-01T06:00:00Z'), new Date('2026-02-01T06:00:00Z')];

export const season = (id: string, more: object = {}) => ({
  season_id: id,
  season: 'Through the Bible',
  host: 'Hannah',
  host_email: 'manager@example.org',
  host_additional_email: 'host@example.org',
  discription: 'One quiz a week',
  start,
  end,
  status: 'active',
  ...more,
});

export const quiz = (id: string, more: object = {}) => ({
  quiz_id: id,
  title: 'Week 1',
  description: '',
  duration: 10,
  language: 'English',
  start,
  end,
  status: 'Upcoming',
  ...more,
});

export const question = (id: string, quizId: string, more: object = {}) => ({
  question_id: id,
  question: 'Who built the ark?',
  option_1: 'Noah',
  option_2: 'Moses',
  option_3: 'Abraham',
  option_4: 'David',
  answer: 'Noah',
  quiz_id: quizId,
  ...more,
});

export const notification = (more: object = {}) => ({
  season_id: 'own',
  type: 'Note',
  title: 'Welcome',
  status: 'active',
  description: '',
  button_text: '',
  button_link: '',
  ...more,
});

export const leaderboard = (more: object = {}) => ({
  season_id: 'own',
  appearance: 'type-1',
  type: 'all',
  limit_one: null,
  limit_two: null,
  ...more,
});

export const ads = (more: object = {}) => ({
  season_id: 'own',
  ql_to_sh_show: 'Yes',
  ql_to_sh_type: 'Rewarded',
  sl_to_sh_show: 'No',
  sl_to_sh_type: 'Interstitial',
  rs_to_sh_show: 'No',
  rs_to_sh_type: 'Interstitial',
  quiz_intro_banner_show: 'Yes',
  ...more,
});

const upcoming = 'seasons/own/quizzes/upcoming';
const ongoing = 'seasons/own/quizzes/ongoing';
const gone = 'seasons/own/quizzes/gone';

const deletion = (quizId: string) => ({ quiz_id: quizId, title: 'Week 1', started: start, uid: 'host' });

/**
 * A season of the manager and the host, one of somebody else, quizzes in two states, one that is gone but for what
 * lay below it, and nothing that a test made.
 */
const contest: WriteRequest[] = [
  { set: 'user_permissions/admin', fields: { role: 'Admin' } },
  { set: 'user_permissions/manager', fields: { role: 'Manager' } },
  { set: 'seasons/own', fields: season('own') },
  {
    set: 'seasons/other',
    fields: season('other', { host_email: 'a@example.org', host_additional_email: 'b@example.org' }),
  },
  { set: upcoming, fields: quiz('upcoming') },
  { set: ongoing, fields: quiz('ongoing', { status: 'Ongoing' }) },
  { set: `${upcoming}/questions/q1`, fields: question('q1', 'upcoming') },
  { set: `${ongoing}/questions/q1`, fields: question('q1', 'ongoing') },
  { set: `${ongoing}/results/stranger`, fields: { score: 3 } },
  { set: 'seasons/other/quizzes/upcoming', fields: quiz('upcoming') },
  { remove: gone },
  { set: `${gone}/questions/q1`, fields: question('q1', 'gone') },
  { set: `${gone}/results/stranger`, fields: { score: 3 } },
  { set: 'seasons/own/quiz_deletions/gone', fields: deletion('gone') },
  { set: 'seasons/own/quiz_deletions/upcoming', fields: deletion('upcoming') },
  { remove: 'seasons/own/quiz_deletions/ongoing' },
  { set: 'seasons/other/quiz_deletions/gone', fields: deletion('gone') },
  { remove: 'seasons/other/quiz_deletions/upcoming' },
  { set: 'season_top_notification/own', fields: notification() },
  { set: 'season_leaderbaord_setting/own', fields: leaderboard() },
  { set: 'season_ads_controller/own', fields: ads() },
  { remove: 'seasons/new' },
  { remove: 'seasons/own/quizzes/new' },
  { remove: `${upcoming}/questions/new` },
  { remove: `${ongoing}/questions/new` },
  { remove: 'account_deletion_requests/new' },
];

export async function resetContest(client: RestClient): Promise<void> {
  const status = await client.commit(administrator, contest);
  if (status !== 200) throw new Error(`The contest could not be written: ${status}`);
}
