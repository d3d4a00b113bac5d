import {
  ads,
  changeOf,
  deletionRequest,
  dismissal,
  failureReport,
  historyEntry,
  leaderboard,
  notification,
  question,
  quiz,
} from '../contest/documents';
import { is } from '../contest/attempts';
import { at } from '../contest/contest';
import { keptMarker, leftBy, type Deletion } from '../contest/deletions';
import type { Person } from '../contest/people';
import type { Caller, Filter } from '../protocol/database';
import type { Json } from '../protocol/values';
import { change, remove, serverTime, set, type Transform, type Write } from '../protocol/writes';
import type { Cell } from './cells';
import { seasonOf, type Place } from './stage';

/** The document that a cell is about: a valid new document, and a valid change. */
interface Subject {
  readonly path: string;
  readonly whole: Json;
  readonly transforms?: readonly Transform[];
  readonly changed: Json;
  /** Filters that limit a list to the documents that the person may read. */
  readonly filters?: readonly Filter[];
  /** Further writes that a creation or deletion needs in the same commit. */
  readonly with?: readonly Write[];
}

/** The query by which the console finds the seasons that name a person. */
function seasonsThatName({ circumstances, role }: Cell, { email }: Person): Filter[] {
  if (role === 'Admin') return [];
  const { relation } = circumstances;
  return [
    is(
      relation === 'additional' ? 'host_additional_email' : 'host_email',
      relation === 'none' ? 'a@example.org' : email,
    ),
  ];
}

/** The deletion of the quiz of a cell. */
const deletionIn = ({ id }: Place, { circumstances }: Cell): Deletion => ({
  season: id,
  quizId: 'q',
  quiz: quiz('q', { status: circumstances.status ?? 'Upcoming' }),
});

function subjectOf(place: Place, cell: Cell, me: Person): Subject {
  const { id, uid, email } = place;
  switch (cell.resource) {
    case 'role':
      return { path: `user_permissions/${uid}`, whole: { role: 'Admin' }, changed: { role: 'Admin' } };
    case 'season': {
      const whole = seasonOf(place, cell, me);
      return {
        path: place.season,
        whole,
        changed: { season: 'Renamed' },
        filters: seasonsThatName(cell, me),
      };
    }
    case 'hostEmail':
      return { path: place.season, whole: {}, changed: { host_email: 'new@example.org' } };
    case 'quiz': {
      const whole = quiz('q', { status: cell.circumstances.status });
      return {
        path: place.quiz,
        whole,
        changed: { title: 'Renamed' },
        ...(cell.action === 'delete' && { with: leftBy(me, deletionIn(place, cell)) }),
      };
    }
    case 'question':
      return { path: `${place.quiz}/questions/x`, whole: question('x', 'q'), changed: { question: 'Who?' } };
    case 'result':
      return { path: `${place.quiz}/results/x`, whole: { score: 9 }, changed: { score: 9 } };
    case 'quizDeletion': {
      const [entry, part] = leftBy(me, deletionIn(place, cell));
      return {
        path: `${place.season}/quiz_deletions/q`,
        whole: keptMarker('q', me.uid),
        transforms: [serverTime('started')],
        changed: { finished: true },
        ...(cell.action === 'create' && entry && part && { with: [remove(place.quiz), entry, part] }),
      };
    }
    case 'historyEntry': {
      const nothing = changeOf(place.quiz, { title: 'Week 1' }, { title: 'Week 1' });
      return {
        path: `${place.season}/history/e`,
        whole: historyEntry(me, [nothing]),
        transforms: [serverTime('time')],
        changed: { complete: true },
        filters: cell.role === 'Admin' ? [] : [is('audience', 'staff')],
      };
    }
    case 'dismissal':
      return {
        path: `${place.season}/check_dismissals/f`,
        whole: dismissal(me),
        transforms: [serverTime('time')],
        changed: dismissal(me, { reason: 'Renamed' }),
      };
    case 'notification': {
      const whole = notification({ season_id: id });
      return { path: `season_top_notification/${id}`, whole, changed: { title: 'Renamed' } };
    }
    case 'leaderboard': {
      const whole = leaderboard({ season_id: id });
      return { path: `season_leaderbaord_setting/${id}`, whole, changed: { appearance: 'type-2' } };
    }
    case 'ads': {
      const whole = ads({ season_id: id });
      return { path: `season_ads_controller/${id}`, whole, changed: { quiz_intro_banner_show: 'No' } };
    }
    case 'deletionRequest':
      return {
        path: at.request(uid),
        whole: deletionRequest(uid, email),
        transforms: [serverTime('requestDate')],
        changed: { reason: 'Renamed' },
      };
    case 'failureReport':
      return { path: at.failure(id), whole: failureReport(), changed: { kind: 'screen' } };
  }
}

/** Attempts the cell's action, valid in every other respect. Resolves to the HTTP status. */
export function attempt(place: Place, cell: Cell, me: Person, database: Caller): Promise<number> {
  const subject = subjectOf(place, cell, me);
  const { path, whole, transforms = [], changed, filters = [] } = subject;
  switch (cell.action) {
    case 'get':
      return database.get(path);
    case 'list':
      return database.list(path.slice(0, path.lastIndexOf('/')), ...filters);
    case 'create':
      return database.commit(...(subject.with ?? []), set(path, whole, ...transforms));
    case 'update':
      return database.commit(change(path, changed));
    case 'delete':
      return database.commit(...(subject.with ?? []), remove(path));
  }
}
