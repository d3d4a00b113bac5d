import { change, get, list, remove, set } from '../contest/attempts';
import { at } from '../contest/contest';
import { failureReport, hourFromNow } from '../contest/documents';
import { signedIn, useContest, type Attempt, type Decision } from '../contest/use-contest';
import { bytes, place } from '../protocol/values';
import * as writes from '../protocol/writes';

const contest = useContest();

/** Reports a failure; valid except for what is given. */
const report = (more: object = {}, hour?: Date): Attempt => set(at.failure(), failureReport(more, hour));

const seasons = 'seasons_mfe@0123abcd4567@1.0.0';
const frame = 'seasons_mfe/list.3f2a.js:1:2345';
const longFile = `${'f'.repeat(117)}.js`;

describe('who may report a failure', () => {
  it.each<Decision>([
    ['of a module', report(), signedIn],
    ['of the shell, without a message', report({ modules: [], frames: [], message: '' }), signedIn],
    ['of eight modules', report({ modules: Array(8).fill(seasons) }), signedIn],
    ['of a local module', report({ modules: ['seasons_mfe@local@12.345.6789'] }), signedIn],
    ['of a release with a whole hash', report({ shell: 'a'.repeat(64) }), signedIn],
    ['with five frames', report({ frames: Array(5).fill(`shell/${longFile}:1:99999999`) }), signedIn],
    ['with a message of 300 characters', report({ message: 'x'.repeat(300) }), signedIn],
    ['of an unknown version', report({ engine: 'other', version: 0 }), signedIn],
    ['offline', report({ online: false }), signedIn],
    ['of eleven hours ago', report({}, hourFromNow(-11)), signedIn],
    ['of eleven hours ahead', report({}, hourFromNow(11)), signedIn],
  ])('%s', (_title, attempt, allowed) => contest.allowsOnly(allowed, attempt));
});

describe('no one reports a failure', () => {
  it.each<[string, object]>([
    ['of nine modules', { modules: Array(9).fill(seasons) }],
    ['of a module without a contract', { modules: ['seasons_mfe@local'] }],
    ['of a module with an address', { modules: ['seasons_mfe@local@https://example.org'] }],
    ['of a module with a long name', { modules: [`${'a'.repeat(41)}@local@1.0.0`] }],
    ['of two modules in one text', { modules: [`${seasons} ${seasons}`] }],
    ['of a module in a map', { modules: [{ [seasons]: seasons }] }],
    ['of a text', { modules: seasons }],
    ['of bytes', { modules: [bytes] }],
    ['of modules by their names', { modules: { a: seasons } }],
    ['of a place', { modules: [place] }],
    ['of a shell with a short hash', { shell: 'abc' }],
    ['with six frames', { frames: Array(6).fill(frame) }],
    ['with a frame of a host', { frames: [`https://example.org/${frame}`] }],
    ['with a frame with a query', { frames: ['seasons_mfe/list.js?season=1:1:1'] }],
    ['with a frame with an e-mail', { frames: ['seasons_mfe/a@example.org:1:1'] }],
    ['with a frame with a long file', { frames: [`seasons_mfe/${'f'.repeat(121)}:1:1`] }],
    ['with a frame that is a number', { frames: [7] }],
    ['with frames that are a text', { frames: frame }],
    ['with an unknown engine', { engine: 'Trident' }],
    ['with a version before the first', { version: -1 }],
    ['with a version of five digits', { version: 10_000 }],
    ['with a version that is no whole number', { version: 1.5 }],
    ['with a further field', { uid: 'host' }],
  ])('%s', (_title, wrong) => contest.refuses(report(wrong)));

  it.each(Object.keys(failureReport()))('without %s', (field) =>
    contest.refuses(report({ [field]: undefined })),
  );

  it.each<[string, Attempt]>([
    ['of thirteen hours ago', report({}, hourFromNow(-13))],
    ['of thirteen hours ahead', report({}, hourFromNow(13))],
    ['within an hour', report({}, new Date(hourFromNow(0).getTime() + 1))],
    ['kept for longer', report({ expires: hourFromNow(15 * 24) })],
    ['kept for less', report({ expires: hourFromNow(13 * 24) })],
    [
      'kept by the server’s time',
      (database) => database.commit(writes.set(at.failure(), failureReport(), writes.serverTime('expires'))),
    ],
    ['under a short id', set('failures/new', failureReport())],
    ['under an e-mail', set('failures/hannah@example.org00', failureReport())],
  ])('%s', (_title, attempt) => contest.refuses(attempt));
});

describe('who may do what with a report', () => {
  beforeEach(() => contest.given(writes.set(at.failure('stored'), failureReport())));

  it.each<Decision>([
    ['read it', get(at.failure('stored')), ['admin']],
    ['list all', list('failures'), ['admin']],
    ['delete it', remove(at.failure('stored')), ['admin']],
    ['change it', change(at.failure('stored'), { kind: 'screen' }), []],
    ['report it again', set(at.failure('stored'), failureReport()), []],
  ])('%s', (_title, attempt, allowed) => contest.allowsOnly(allowed, attempt));
});
