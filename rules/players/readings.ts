import { get, is, list, listNamed } from '../contest/attempts';
import { at } from '../contest/contest';
import { quiz, season } from '../contest/documents';
import type { Attempt } from '../contest/use-contest';
import { set, type Write } from '../protocol/writes';

const closed = { host_email: 'a@example.org', host_additional_email: 'b@example.org', status: 'deactivated' };

/** Further documents: a finished quiz and a deactivated season. */
export const played: Write[] = [
  set('seasons/own/quizzes/finished', quiz('finished', { status: 'Finished' })),
  set('seasons/closed', season('closed', closed)),
  set('seasons/closed/quizzes/ongoing', quiz('ongoing', { status: 'Ongoing' })),
];

/** Reads that the switch allows. */
export const opened: [string, Attempt][] = [
  ['read an active season', get(at.own)],
  ['list the active seasons', list('seasons', is('status', 'active'))],
  ['list the quizzes of an active season', list('seasons/own/quizzes')],
  ['read a quiz of an active season', get(at.upcoming)],
  ['list the questions of a quiz under way', list(`${at.ongoing}/questions`)],
  ['list the questions of a finished quiz', list('seasons/own/quizzes/finished/questions')],
  ['read a question of a quiz under way', get(`${at.ongoing}/questions/q1`)],
  ['read the notification', get(at.notification)],
  ['read the leaderboard', get(at.leaderboard)],
  ['read the ads settings', get(at.ads)],
];

/** Reads that players are refused with either value of the switch. */
export const closedAlways: [string, Attempt][] = [
  ['read a deactivated season', get('seasons/closed')],
  ['list seasons of any status', list('seasons')],
  ['list the deactivated seasons', list('seasons', is('status', 'deactivated'))],
  ['list the quizzes of a deactivated season', list('seasons/closed/quizzes')],
  ['list the questions of a deactivated season', list('seasons/closed/quizzes/ongoing/questions')],
  ['list the questions of an Upcoming quiz', list(`${at.upcoming}/questions`)],
  ['read a question of an Upcoming quiz', get(`${at.upcoming}/questions/q1`)],
  ['read a question of a deleted quiz', get(`${at.gone}/questions/q1`)],
  ['list the results', list(`${at.ongoing}/results`)],
  ['list the markers of deletions', list('seasons/own/quiz_deletions')],
  ...['season_top_notification', 'season_leaderbaord_setting', 'season_ads_controller'].flatMap(
    (settings): [string, Attempt][] => [
      [`list ${settings}`, list(settings)],
      [`list ${settings} of one season, by the field`, list(settings, is('season_id', 'own'))],
      [`list ${settings} of one season, by the path`, listNamed(`${settings}/own`)],
    ],
  ),
  ...['season_top_notification', 'season_leaderbaord_setting', 'season_ads_controller'].map(
    (settings): [string, Attempt] => [`read ${settings} of a deactivated season`, get(`${settings}/closed`)],
  ),
  ['read a notification of a season that does not exist', get('season_top_notification/none')],
  ['read a role', get('user_permissions/somebody')],
  ['list the deletion requests', list('account_deletion_requests')],
];
