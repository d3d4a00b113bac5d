import type { Relation } from '@console/shared/model';
import {
  ads,
  deletionRequest,
  dismissal,
  failureReport,
  historyEntry,
  leaderboard,
  marker,
  notification,
  question,
  quiz,
  season,
  start,
} from '../contest/documents';
import { at } from '../contest/contest';
import type { Person } from '../contest/people';
import type { Json } from '../protocol/values';
import { set, type Write } from '../protocol/writes';
import type { Cell } from './cells';

/** The paths of a cell's documents: each cell has its own season and people. */
export interface Place {
  readonly id: string;
  readonly season: string;
  readonly quiz: string;
  /** The id of the person, or of another person. */
  readonly uid: string;
  readonly email: string;
}

export function placeOf(index: number, cell: Cell, me: Person): Place {
  const id = `${Date.now()}${String(index).padStart(7, '0')}`;
  const season = `seasons/${id}`;
  const { self } = cell.circumstances;
  const who = self ? me : { uid: `somebody-${index}`, email: 'somebody@example.org' };
  return { id, season, quiz: `${season}/quizzes/q`, uid: who.uid, email: who.email };
}

const emails = (relation: Relation, email: string): Json => ({
  host_email: relation === 'host' ? email : 'a@example.org',
  host_additional_email: relation === 'additional' ? email : 'b@example.org',
});

export const seasonOf = ({ id }: Place, { circumstances, seasonStatus }: Cell, me: Person): Json =>
  season(id, { ...emails(circumstances.relation, me.email), status: seasonStatus });

/** The documents before the attempt: all except the one to be created. */
export function stage(place: Place, cell: Cell, me: Person): Write[] {
  const { resource, action, circumstances } = cell;
  const { id, uid, email } = place;
  const seasonItself = set(place.season, seasonOf(place, cell, me));
  const quizItself = set(place.quiz, quiz('q', { status: circumstances.status ?? 'Upcoming' }));
  const below = (path: string, fields: Json): Write[] =>
    action === 'create' ? [] : [set(`${place.quiz}/${path}`, fields)];
  const setting = (collection: string, fields: Json): Write[] => [
    seasonItself,
    ...(action === 'create' ? [] : [set(`${collection}/${id}`, fields)]),
  ];
  switch (resource) {
    case 'role':
      return circumstances.self ? [] : [set(`user_permissions/${uid}`, { role: 'Manager' })];
    case 'season':
    case 'hostEmail':
      return action === 'create' ? [] : [seasonItself];
    case 'quiz':
      return action === 'create' ? [seasonItself] : [seasonItself, quizItself];
    case 'question':
      return [seasonItself, quizItself, ...below('questions/x', question('x', 'q'))];
    case 'result':
      return [seasonItself, quizItself, ...below('results/x', { score: 3 })];
    case 'quizDeletion':
      return action === 'create'
        ? [seasonItself, quizItself]
        : [seasonItself, set(`${place.season}/quiz_deletions/q`, marker('q', me.uid, { started: start }))];
    case 'historyEntry': {
      const entry = historyEntry(me, [], { parts: true, complete: false, time: start });
      return [
        seasonItself,
        quizItself,
        ...(action === 'create' ? [] : [set(`${place.season}/history/e`, entry)]),
      ];
    }
    case 'dismissal': {
      const stored = dismissal({ uid: 'somebody', email: 'a@example.org' }, { time: start });
      return [
        seasonItself,
        ...(action === 'create' ? [] : [set(`${place.season}/check_dismissals/f`, stored)]),
      ];
    }
    case 'notification':
      return setting('season_top_notification', notification({ season_id: id }));
    case 'leaderboard':
      return setting('season_leaderbaord_setting', leaderboard({ season_id: id }));
    case 'ads':
      return setting('season_ads_controller', ads({ season_id: id }));
    case 'deletionRequest': {
      const stored = deletionRequest(uid, email, { requestDate: start });
      const role = cell.role === 'Host' ? [] : [set(`user_permissions/${me.uid}`, { role: cell.role })];
      return action === 'create' ? role : [...role, set(at.request(uid), stored)];
    }
    case 'failureReport':
      return action === 'create' ? [] : [set(at.failure(id), failureReport())];
  }
}
