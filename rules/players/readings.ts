import { get, is, list, query } from '../contest/attempts';
import { at } from '../contest/contest';
import type { Attempt } from '../contest/use-contest';
import { set, type Write } from '../protocol/writes';

const season = 'public_seasons/own';
const quiz = `${season}/quizzes/finished`;

/** What the operator's server copies for players. */
export const copies: Write[] = [
  set(season, { season: 'Through the Bible', host: 'Hannah' }),
  set(`${season}/settings/notification`, { title: 'Welcome' }),
  set(quiz, { title: 'Week 1', status: 'Finished' }),
  set(`${quiz}/questions/q1`, { question: 'Who built the ark?', option_1: 'Noah' }),
  set(`${quiz}/answers/q1`, { answer: 'Noah' }),
];

/** Reads of the copies. */
export const readsOfCopies: [string, Attempt][] = [
  ['read a season', get(season)],
  ['list the seasons', list('public_seasons')],
  ['read a setting', get(`${season}/settings/notification`)],
  ['list the quizzes', list(`${season}/quizzes`)],
  ['list the questions', list(`${quiz}/questions`)],
  ['list the answers', list(`${quiz}/answers`)],
];

const settings = ['season_top_notification', 'season_leaderbaord_setting', 'season_ads_controller'];

/** Reads of the console's own documents. */
export const readsOfOriginals: [string, Attempt][] = [
  ['read an active season', get(at.own)],
  ['list the active seasons', list('seasons', is('status', 'active'))],
  ['list the quizzes of an active season', list('seasons/own/quizzes')],
  ['read a quiz of an active season', get(at.upcoming)],
  ['list the questions of a quiz under way', list(`${at.ongoing}/questions`)],
  ['read a question of a quiz under way', get(`${at.ongoing}/questions/q1`)],
  ['read a question of an Upcoming quiz', get(`${at.upcoming}/questions/q1`)],
  ['list all questions', query({ from: [{ collectionId: 'questions', allDescendants: true }] })],
  ['list all quizzes', query({ from: [{ collectionId: 'quizzes', allDescendants: true }] })],
  ['list the results', list(`${at.ongoing}/results`)],
  ['list the markers of deletions', list('seasons/own/quiz_deletions')],
  ['list the dismissals of the check', list('seasons/own/check_dismissals')],
  ...settings.flatMap((collection): [string, Attempt][] => [
    [`read ${collection}`, get(`${collection}/own`)],
    [`list ${collection}`, list(collection)],
  ]),
  ['read a role', get('user_permissions/somebody')],
  ['list the deletion requests', list('account_deletion_requests')],
  ['list the failure reports', list('failures')],
];
