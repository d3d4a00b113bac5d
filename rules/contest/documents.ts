export const [start, end] = [new Date('2026-01-01T06:00:00Z'), new Date('2026-02-01T06:00:00Z')];

/** The id of a season that does not exist; it begins with the time, as the rules ask. */
export const newSeasonId = `${Date.now()}newOne0`;

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

/** The marker that the commit that deletes a quiz leaves, without the time, which the database sets. */
export const marker = (quizId: string, uid: string, more: object = {}) => ({
  quiz_id: quizId,
  title: 'Week 1',
  uid,
  finished: false,
  ...more,
});

export const deletionRequest = (uid: string, email: string, more: object = {}) => ({
  uid,
  email,
  reason: '',
  ...more,
});

/** A dismissal without its time, which the database sets. */
export const dismissal = ({ uid, email }: { uid: string; email: string }, more: object = {}) => ({
  reason: 'Both are meant to run at once',
  uid,
  email,
  name: 'Hannah',
  ...more,
});

const hourMs = 60 * 60 * 1000;

/** The beginning of an hour, some hours from now. */
export const hourFromNow = (hours: number): Date =>
  new Date((Math.floor(Date.now() / hourMs) + hours) * hourMs);

/** A failure report of this hour, or of another. */
export const failureReport = (more: object = {}, hour = hourFromNow(0)) => ({
  kind: 'load',
  modules: ['seasons_mfe@0123abcd4567@1.0.0'],
  shell: 'local',
  message: 'TypeError: x is not a function',
  frames: ['seasons_mfe/list.3f2a.js:1:2345'],
  engine: 'Chromium',
  version: 149,
  online: true,
  hour,
  expires: new Date(hour.getTime() + 14 * 24 * hourMs),
  ...more,
});

/** In how long an entry may be deleted. */
export const inDays = (days: number): Date => new Date(Date.now() + days * 24 * 60 * 60 * 1000);

/** What an entry says of one document. */
export const changeOf = (path: string, before: object | null, after: object | null) => ({
  path,
  title: '',
  quiz_title: '',
  before,
  after,
});

/** An entry without its time, which the database sets; it says that these changes were made. */
export const historyEntry = (
  { uid, email }: { uid: string; email: string },
  changes: readonly object[],
  more: object = {},
) => ({
  uid,
  email,
  name: 'Hannah',
  expires: inDays(30),
  kind: 'quiz_changed',
  changes,
  parts: false,
  complete: true,
  undoes: null,
  about: ['quizzes/upcoming'],
  audience: 'staff',
  ...more,
});
