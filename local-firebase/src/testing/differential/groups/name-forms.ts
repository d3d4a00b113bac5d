import { commit, get, nameOf, post, root, set, type Group } from '../case';
import { long, namedCases, titled } from '../samples';

const ids = [
  'a',
  'é',
  '😀',
  ' ',
  '%',
  '%25',
  'a:b',
  '.',
  '..',
  '...',
  '__a__',
  '__id1__',
  '__id-1__',
  '__idx__',
  '__',
  '____',
  '___',
  '__a',
  'a__',
  '*',
  '?',
  '#',
  'a b',
  '\u0000',
  '\n',
  long(1500),
  long(1501),
  '__id9223372036854775807__',
  '__id9223372036854775808__',
  '__id99999999999999999999__',
  '__id0__',
  '__id01__',
];
// Addresses with dots are resolved before they are sent.
const pathIds = ids.filter((id) => id !== '.' && id !== '..');
const encoded = (id: string) => encodeURIComponent(id);

/** Names of documents and collections. */
export const nameGroup: Group = {
  name: 'names',
  cases: [
    ...namedCases(
      'document id',
      titled(pathIds, (id) => [commit(set(`names/${id}`, {})), get(`/names/${encoded(id)}`)]),
    ),
    ...namedCases(
      'collection id',
      titled(pathIds, (id) => [commit(set(`${id}/x`, {})), get(`/${encoded(id)}/x`)]),
    ),
    ...namedCases(
      'from',
      titled(ids, (id) => [post(':runQuery', { structuredQuery: { from: [{ collectionId: id }] } })]),
    ),
    ...namedCases(
      'created',
      titled(ids, (id) => [post(`/created?documentId=${encoded(id)}`, { fields: {} })]),
    ),
    ...namedCases(
      'full name',
      titled(
        [
          root,
          `${root}/`,
          nameOf('a'),
          nameOf('a/b/'),
          nameOf('/a/b'),
          nameOf('a//b'),
          nameOf('a/b/c'),
          'a/b',
          '',
          'projects',
          'projects/other/databases/(default)/documents/a/b',
          'projects/demo-differential/databases/other/documents/a/b',
          'projects/demo-differential/databases/(default)/a/b',
          nameOf(Array.from({ length: 100 }, () => 'ab/cd').join('/')),
          nameOf(Array.from({ length: 101 }, () => 'ab/cd').join('/')),
          nameOf(Array.from({ length: 50 }, () => `${long(60)}/${long(60)}`).join('/')),
          nameOf(Array.from({ length: 51 }, () => `${long(60)}/${long(60)}`).join('/')),
        ],
        (name) => [commit({ update: { name, fields: {} } }), post(':batchGet', { documents: [name] })],
      ),
    ),
  ],
};
