import { change, commit, get, list, remove } from '../contest/attempts';
import { at } from '../contest/contest';
import { dismissal, start } from '../contest/documents';
import { staff, useContest, type Attempt, type Decision } from '../contest/use-contest';
import * as writes from '../protocol/writes';

const contest = useContest();

const editors = ['admin', 'manager'] as const;
const finding = at.dismissal('quizzes-overlap~upcoming');

/** Dismisses a finding; valid except for what is given. */
const dismiss =
  (more: object = {}, path: string = finding): Attempt =>
  (database, me) =>
    database.commit(writes.set(path, dismissal(me, more), writes.serverTime('time')));

const byAnother = dismissal({ uid: 'somebody', email: 'a@example.org' }, { time: start });

describe('who may dismiss a finding of the season check', () => {
  it.each<Decision>([
    ['in their season', dismiss(), editors],
    ['in another’s season', dismiss({}, at.dismissal('f', 'other')), ['admin']],
    ['in a season that does not exist', dismiss({}, at.dismissal('f', 'none')), []],
    ['without a reason', dismiss({ reason: '' }), []],
    ['with a reason that is no text', dismiss({ reason: 5 }), []],
    ['in the name of someone else', dismiss({ uid: 'somebody' }), []],
    ['with the e-mail of someone else', dismiss({ email: 'a@example.org' }), []],
    ['with a name that is no text', dismiss({ name: null }), []],
    ['with a further field', dismiss({ level: 'hint' }), []],
  ])('%s', (_title, attempt, allowed) => contest.allowsOnly(allowed, attempt));

  it.each([
    ['of their own', { time: start }],
    ['that is missing', {}],
  ])('no one, with a time %s', (_title, time) =>
    contest.refuses((database, me) => database.commit(writes.set(finding, dismissal(me, time)))),
  );
});

describe('who may do what with a dismissal', () => {
  beforeEach(() => contest.given(writes.set(finding, byAnother)));

  it.each<Decision>([
    ['read it', get(finding), staff],
    ['list those of the season', list('seasons/own/check_dismissals'), staff],
    ['list those of another’s season', list('seasons/other/check_dismissals'), ['admin']],
    ['take it back', remove(finding), editors],
    ['take one of another’s season back', remove(at.dismissal('f', 'other')), ['admin']],
    ['dismiss it again, in their own name', dismiss({ reason: 'As agreed' }), []],
    ['change the reason of somebody else', change(finding, { reason: 'As agreed' }), []],
    ['change its time', commit(writes.change(finding, { time: start })), []],
  ])('%s', (_title, attempt, allowed) => contest.allowsOnly(allowed, attempt));
});
