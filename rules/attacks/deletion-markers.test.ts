import { change, commit, remove } from '../contest/attempts';
import { at } from '../contest/contest';
import { deletionEntry, entryId, entryPath, keptMarker, keptPart, partPath } from '../contest/deletions';
import { start } from '../contest/documents';
import type { PersonName } from '../contest/people';
import { staff, useContest, type Attempt, type Decision } from '../contest/use-contest';
import * as writes from '../protocol/writes';

const contest = useContest();

// Parts and entries have conditions of their own. Attacks on other conditions write none, or true ones.

const [otherEntry, otherPart] = ['deletionEntry0000002', 'deletionPart00000002'];
const somebody = { uid: 'somebody', email: 'somebody@example.org' };

/** The quiz was deleted or is being deleted, with this marker; another entry awaits parts, too. */
const marked = (quizId: string, more: object) => [
  ...[entryId, otherEntry].map((id) =>
    writes.set(entryPath('own', id), { ...deletionEntry(somebody, { quizId }), time: start }),
  ),
  writes.set(at.marker(quizId), keptMarker(quizId, somebody.uid, { started: start, ...more })),
];

/** Leaves the caller's marker of a quiz beside other writes. */
const mark =
  (quizId: string, more: object, ...others: writes.Write[]): Attempt =>
  (database, { uid }) =>
    database.commit(
      ...others,
      writes.set(at.marker(quizId), keptMarker(quizId, uid, more), writes.serverTime('started')),
    );

/** Deletes a quiz, and keeps it in an entry that has no part. */
const begin =
  (more: object = {}, id = entryId): Attempt =>
  (database, me) => {
    const entry = deletionEntry(me, { quizId: 'ongoing' });
    const writesEntry = writes.set(entryPath('own', id), entry, writes.serverTime('time'));
    return mark('ongoing', { entry: id, ...more }, writes.remove(at.ongoing), writesEntry)(database, me);
  };

describe('a quiz is deleted without a part', () => {
  it.each<Decision>([
    ['by those who run its season', begin(), staff],
    ['not with a marker that is finished', begin({ finished: true }), []],
    ['not with an entry whose id is none of the console', begin({}, 'x'), []],
    ['not with the id of a part that is none of the console', begin({ part: 'x' }), []],
    ['not with the id of a part that is no text', begin({ part: 7 }), []],
  ])('%s', (_title, attempt, allowed) => contest.allowsOnly(allowed, attempt));
});

it.each(['ongoing', 'none', 'never', 'gone', 'finished'])(
  'no one leaves only the marker of a quiz: %s',
  (quizId) => contest.refuses(mark(quizId, {})),
);

type Case = readonly [title: string, marker: object, attempt: Attempt, allowed: readonly PersonName[]];

describe('beside the marker of a quiz that is there, as it was restored without the rules', () => {
  it.each<Case>([
    ['the quiz is deleted as its entry keeps it', {}, remove(at.ongoing), staff],
    ['it is not where the marker is finished', { finished: true }, remove(at.ongoing), []],
    ['the marker stays', {}, remove(at.marker('ongoing')), []],
    ['that of a restoration may go', { restoring: true }, remove(at.marker('ongoing')), staff],
  ])('%s', async (_title, more, attempt, allowed) => {
    await contest.given(...marked('ongoing', more));
    await contest.allowsOnly(allowed, attempt);
  });
});

describe('the marker of a deletion names the next part', () => {
  const movesOn = (part = otherPart) => change(at.marker('gone'), { part });
  const keepsIn = (path: string) =>
    commit(writes.change(at.marker('gone'), { part: otherPart }), writes.set(path, keptPart('gone')));

  it.each<Case>([
    ['which is not there yet', {}, movesOn(), staff],
    ['not under an id that is none of the console', {}, movesOn('x'), []],
    ['not when it is finished', { finished: true }, movesOn(), []],
    ['not in a restoration without an entry', { restoring: true, entry: undefined }, movesOn(), []],
    ['in its own entry', {}, keepsIn(partPath('own', otherPart)), staff],
    ['not in another entry', {}, keepsIn(`${entryPath('own', otherEntry)}/parts/${otherPart}`), []],
  ])('%s', async (_title, more, attempt, allowed) => {
    await contest.given(...marked('gone', more));
    await contest.allowsOnly(allowed, attempt);
  });
});
