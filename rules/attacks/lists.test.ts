import { get, is, list, query } from '../contest/attempts';
import { useContest, staff, type Attempt, type Decision } from '../contest/use-contest';
import type { Filter } from '../protocol/database';
import type { Json } from '../protocol/values';

const contest = useContest();

const text = (stringValue: string) => ({ stringValue });
const texts = (...given: string[]) => ({ arrayValue: { values: given.map(text) } });
const where = ([fieldPath, op, value]: Filter): Json => ({
  fieldFilter: { field: { fieldPath }, op, value },
});
const either = (...filters: Filter[]): Attempt =>
  query({
    from: [{ collectionId: 'seasons' }],
    where: { compositeFilter: { op: 'OR', filters: filters.map(where) } },
  });
const seasons = (...filters: Filter[]) => list('seasons', ...filters);
const group = (collectionId: string, ...filters: Filter[]): Attempt => {
  const [filter] = filters;
  return query({ from: [{ collectionId, allDescendants: true }], ...(filter && { where: where(filter) }) });
};

describe('who may list seasons', () => {
  it.each<Decision>([
    ['without a constraint', seasons(), ['admin']],
    ['of someone else', seasons(is('host_email', 'a@example.org')), ['admin']],
    ['by their name', seasons(is('season', 'Through the Bible')), ['admin']],
    ['by their status', seasons(is('status', 'active')), ['admin']],
    ['by the name of the host', seasons(is('host', 'manager@example.org')), ['admin']],
    [
      'by the own e-mail in the host’s field or none',
      seasons(is('host_email', 'host@example.org')),
      ['admin', 'host'],
    ],
    [
      'of the own e-mail or another',
      seasons(['host_email', 'IN', texts('manager@example.org', 'a@example.org')]),
      ['admin'],
    ],
    [
      'of the own e-mail or any status',
      either(is('host_email', 'manager@example.org'), is('status', 'active')),
      ['admin'],
    ],
    [
      'of the own e-mail in either field',
      either(is('host_email', 'manager@example.org'), is('host_additional_email', 'manager@example.org')),
      ['admin', 'manager'],
    ],
    ['of all e-mails but one', seasons(['host_email', 'NOT_EQUAL', text('a@example.org')]), ['admin']],
    ['of a range of e-mails', seasons(['host_email', 'GREATER_THAN_OR_EQUAL', text('m')]), ['admin']],
    [
      'of e-mails that contain the own',
      seasons(['host_email', 'ARRAY_CONTAINS', text('manager@example.org')]),
      ['admin'],
    ],
    ['of an e-mail in capitals', seasons(is('host_email', 'MANAGER@example.org')), ['admin']],
    ['a few at a time', query({ from: [{ collectionId: 'seasons' }], limit: 1 }), ['admin']],
    [
      'with a projection of field names only',
      query({ from: [{ collectionId: 'seasons' }], select: { fields: [{ fieldPath: 'host_email' }] } }),
      ['admin'],
    ],
    ['by their number', (database) => database.count('seasons'), ['admin']],
    ['as a collection', (database) => database.call('GET', '/seasons'), ['admin']],
  ])('%s', (_title, attempt, allowed) => contest.allowsOnly(allowed, attempt));
});

describe('no one lists by collection group', () => {
  it.each([
    'seasons',
    'quizzes',
    'questions',
    'results',
    'quiz_deletions',
    'check_dismissals',
    'history',
    'parts',
    'user_permissions',
    'account_deletion_requests',
    'failures',
  ])('%s', (collection) => contest.refuses(group(collection)));

  it('seasons of their own', () =>
    contest.refuses(group('seasons', is('host_email', 'manager@example.org'))));
  it('questions of their quiz', () => contest.refuses(group('questions', is('quiz_id', 'upcoming'))));
  it('everything', () => contest.refuses(query({ from: [{ allDescendants: true }] })));
  it('everything below their season', () =>
    contest.refuses(query({ from: [{ allDescendants: true }] }, '/seasons/own')));
});

describe('who may list the documents of a season', () => {
  it.each<Decision>([
    ['the quizzes', list('seasons/own/quizzes'), staff],
    ['the number of quizzes', (database) => database.count('seasons/own/quizzes'), staff],
    ['the quizzes of another', list('seasons/other/quizzes'), ['admin']],
    ['the number of another’s quizzes', (database) => database.count('seasons/other/quizzes'), ['admin']],
    [
      'another’s quizzes that say they are theirs',
      list('seasons/other/quizzes', is('season_id', 'own')),
      ['admin'],
    ],
    ['another’s questions', list('seasons/other/quizzes/upcoming/questions'), ['admin']],
    ['another’s results', list('seasons/other/quizzes/upcoming/results'), ['admin']],
    [
      'the collections of their season',
      (database) => database.call('POST', '/seasons/own:listCollectionIds', () => ({})),
      [],
    ],
    ['the collections of all', (database) => database.call('POST', ':listCollectionIds', () => ({})), []],
    ['what does not exist', list('seasons/own/elsewhere'), []],
  ])('%s', (_title, attempt, allowed) => contest.allowsOnly(allowed, attempt));

  it('reading one’s own with another’s in one call reads neither', () =>
    contest.allowsOnly(['admin'], (database) =>
      database.call('POST', ':batchGet', (root) => ({
        documents: ['seasons/own', 'seasons/other'].map((path) => `${root}/${path}`),
      })),
    ));
  it('the ads settings are read one by one, by the Admin', () =>
    contest.allowsOnly(['admin'], get('season_ads_controller/own')));
});
