import { set, type Write } from '../protocol/writes';
import {
  ads,
  leaderboard,
  marker,
  newSeasonId,
  notification,
  question,
  quiz,
  season,
  start,
} from './documents';
import type { People } from './people';

/** The paths of the tests' documents. */
export const at = {
  own: 'seasons/own',
  other: 'seasons/other',
  newSeason: `seasons/${newSeasonId}`,
  upcoming: 'seasons/own/quizzes/upcoming',
  ongoing: 'seasons/own/quizzes/ongoing',
  /** A deleted quiz that still has documents below it. */
  gone: 'seasons/own/quizzes/gone',
  /** A deleted quiz whose contents were deleted, too. */
  finished: 'seasons/own/quizzes/finished',
  /** A quiz that does not exist and has no marker, but has documents below it. */
  never: 'seasons/own/quizzes/never',
  newQuiz: 'seasons/own/quizzes/new',
  othersQuiz: 'seasons/other/quizzes/upcoming',
  notification: 'season_top_notification/own',
  leaderboard: 'season_leaderbaord_setting/own',
  ads: 'season_ads_controller/own',
  /** Without an account, another id stands for the uid, as no path ends in an empty one. */
  request: (uid: string) => `account_deletion_requests/${uid || 'nobody'}`,
  /** Twenty characters, as the console makes them. */
  failure: (id = 'new') => `failures/${id.padEnd(20, '0')}`,
  entry: (entryId: string, seasonId = 'own') => `seasons/${seasonId}/history/${entryId}`,
  dismissal: (findingId: string, seasonId = 'own') => `seasons/${seasonId}/check_dismissals/${findingId}`,
  marker: (quizId: string, seasonId = 'own') => `seasons/${seasonId}/quiz_deletions/${quizId}`,
} as const;

/** A season of the manager and the host, one of another person, quizzes in each state, and deleted ones. */
export const contest = ({ admin, manager, host }: People): Write[] => [
  set(`user_permissions/${admin.uid}`, { role: 'Admin' }),
  set(`user_permissions/${manager.uid}`, { role: 'Manager' }),
  set(at.own, season('own')),
  set(at.other, season('other', { host_email: 'a@example.org', host_additional_email: 'b@example.org' })),
  set(at.upcoming, quiz('upcoming')),
  set(`${at.upcoming}/questions/q1`, question('q1', 'upcoming')),
  set(at.ongoing, quiz('ongoing', { status: 'Ongoing' })),
  set(`${at.ongoing}/questions/q1`, question('q1', 'ongoing')),
  set(`${at.ongoing}/questions/q2`, question('q2', 'ongoing')),
  set(`${at.ongoing}/results/stranger`, { score: 3 }),
  set(at.othersQuiz, quiz('upcoming')),
  set(`${at.othersQuiz}/questions/q1`, question('q1', 'upcoming')),
  set(`${at.gone}/questions/q1`, question('q1', 'gone')),
  set(`${at.gone}/results/stranger`, { score: 3 }),
  set(at.marker('gone'), marker('gone', host.uid, { started: start })),
  set(`${at.finished}/results/late`, { score: 3 }),
  set(at.marker('finished'), marker('finished', host.uid, { started: start, finished: true })),
  set(`${at.never}/questions/q1`, question('q1', 'never')),
  set(`${at.never}/results/stranger`, { score: 3 }),
  set(at.marker('gone', 'other'), marker('gone', host.uid, { started: start })),
  set(at.notification, notification()),
  set(at.leaderboard, leaderboard()),
  set(at.ads, ads()),
  set('season_top_notification/other', notification({ season_id: 'other' })),
  set('season_leaderbaord_setting/other', leaderboard({ season_id: 'other' })),
];
