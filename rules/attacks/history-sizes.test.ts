import { longestSubjects } from '../../shared/src/provided/history/entries/entry.converter';
import { at } from '../contest/contest';
import { changeOf, historyEntry } from '../contest/documents';
import { staff, useContest, type Attempt, type Decision } from '../contest/use-contest';
import * as writes from '../protocol/writes';

const contest = useContest();

describe('an entry of the history has limits', () => {
  const path = at.upcoming;
  const [before, after] = [{ title: 'Week 1' }, { title: 'Week 2' }];
  const recorded =
    (changes: readonly object[], more: object = {}): Attempt =>
    (database, me) =>
      database.commit(
        writes.change(path, after),
        writes.set(at.entry('new'), historyEntry(me, changes, more), writes.serverTime('time')),
      );
  const titled = (more: object) => recorded([{ ...changeOf(path, before, after), ...more }]);
  const renamed = changeOf(path, before, after);
  /** Neither before nor after there is a document. */
  const nowhere = (length: number) => changeOf(`${path}/questions/`.padEnd(length, 'x'), null, null);
  const withParts = { parts: true, complete: false };

  it.each<Decision>([
    ['titles of 500 characters', titled({ title: 'X'.repeat(500), quiz_title: 'X'.repeat(500) }), staff],
    ['no longer title', titled({ title: 'X'.repeat(501) }), []],
    ['no title that is none', titled({ title: [] }), []],
    ['no longer title of a quiz', titled({ quiz_title: 'X'.repeat(501) }), []],
    ['no title of a quiz that is none', titled({ quiz_title: [] }), []],
    ['no further field of a change', titled({ note: 'x' }), []],
    ['subjects of many characters', recorded([renamed], { about: ['X'.repeat(longestSubjects)] }), staff],
    ['no longer subject', recorded([renamed], { about: ['X'.repeat(longestSubjects + 1)] }), []],
    ['no longer subjects together', recorded([renamed], { about: Array(100).fill('X'.repeat(101)) }), []],
    ['no subject that is a map', recorded([renamed], { about: [{ note: 'X'.repeat(20_000) }] }), []],
    ['no subject that is a list', recorded([renamed], { about: [{ list: ['X'.repeat(20_000)] }] }), []],
    ['no subjects in a map', recorded([renamed], { about: { a: 'season' } }), []],
    ['no subjects of an entry without changes', recorded([], { about: ['X'.repeat(900_000)] }), []],
    ['no longer path than a document has', recorded([nowhere(6145)]), []],
    ['one change beside parts', recorded([changeOf(path, before, after)], withParts), staff],
    [
      'not two changes beside parts',
      recorded([changeOf(path, before, after), changeOf(path, before, after)], withParts),
      [],
    ],
  ])('%s', (_title, attempt, allowed) => contest.allowsOnly(allowed, attempt));
});
