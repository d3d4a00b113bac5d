import fc from 'fast-check';
import { commit, get, nameOf, post, set, type Answer, type Group, type Json, type Request } from '../case';
import { namedCases, randomCases } from '../samples';
import { anyFields, value } from '../values';

const begin = (options: Json = {}): Request => post(':beginTransaction', { options });
const idIn = (answer: Answer | undefined): string => {
  const first: unknown = Array.isArray(answer?.body) ? answer.body[0] : answer?.body;
  return String((first as Json | undefined)?.transaction);
};
const readIn = (transaction: string, id: string) =>
  post(':batchGet', { documents: [nameOf(`t/${id}`)], transaction });
const queryIn = (transaction: string, id: string) =>
  post(`/t/${id}:runQuery`, { structuredQuery: { from: [{ collectionId: 'sub' }] }, transaction });
const commitIn = (transaction: string, ...writes: Json[]) => post(':commit', { writes, transaction });
const one = { a: value.int(1) };
const two = { a: value.int(2) };

/** Transactions one after another: those that meet are answered by waiting there and by ABORTED here. */
export const transactionGroup: Group = {
  name: 'transactions',
  cases: [
    ...randomCases(
      'transaction',
      fc.record({
        old: fc.option(anyFields),
        fields: anyFields,
        query: fc.boolean(),
        rollback: fc.boolean(),
        readOnly: fc.boolean(),
      }),
      80,
      (given, id) => {
        const at = given.old ? 1 : 0;
        const transaction = (answers: readonly Answer[]) => idIn(answers[at]);
        return [
          ...(given.old ? [commit(set(`t/${id}`, given.old))] : []),
          begin(given.readOnly ? { readOnly: {} } : { readWrite: {} }),
          (answers) => readIn(transaction(answers), id),
          ...(given.query ? [(answers: readonly Answer[]) => queryIn(transaction(answers), id)] : []),
          (answers) =>
            given.rollback
              ? post(':rollback', { transaction: transaction(answers) })
              : commitIn(transaction(answers), set(`t/${id}`, given.fields)),
          get(`/t/${id}`),
          (answers) => commitIn(transaction(answers), set(`t/${id}`, one)),
          (answers) => readIn(transaction(answers), id),
        ];
      },
    ),
    ...namedCases('transaction', {
      'begun by a read': (id) => [
        post(':batchGet', { documents: [nameOf(`t/${id}`)], newTransaction: { readWrite: {} } }),
        (answers) => commitIn(idIn(answers[0]), set(`t/${id}`, one)),
        get(`/t/${id}`),
      ],
      'begun by a query': (id) => [
        post(`/t/${id}:runQuery`, {
          structuredQuery: { from: [{ collectionId: 'sub' }] },
          newTransaction: { readWrite: {} },
        }),
        (answers) => commitIn(idIn(answers[0]), set(`t/${id}`, one)),
      ],
      'begun by a query with results': (id) => [
        commit(set(`t/${id}/sub/a`, one)),
        post(`/t/${id}:runQuery`, {
          structuredQuery: { from: [{ collectionId: 'sub' }] },
          newTransaction: {},
        }),
        (answers) => commitIn(idIn(answers[1]), set(`t/${id}`, one)),
      ],
      'begun by an aggregation': (id) => [
        post(`/t/${id}:runAggregationQuery`, {
          structuredAggregationQuery: {
            structuredQuery: { from: [{ collectionId: 'sub' }] },
            aggregations: [{ alias: 'n', count: {} }],
          },
          newTransaction: { readWrite: {} },
        }),
        (answers) => commitIn(idIn(answers[0]), set(`t/${id}`, one)),
      ],
      'without options': () => [post(':beginTransaction')],
      'of two kinds': () => [begin({ readOnly: {}, readWrite: {} })],
      'of an unknown kind': () => [begin({ bogus: {} })],
      'again with the id of the failed one': (id) => [
        begin({ readWrite: {} }),
        (answers) => post(':rollback', { transaction: idIn(answers[0]) }),
        (answers) => begin({ readWrite: { retryTransaction: idIn(answers[0]) } }),
        (answers) => commitIn(idIn(answers[2]), set(`t/${id}`, one)),
      ],
      'again with an id that never was': () => [begin({ readWrite: { retryTransaction: 'AAAA' } })],
      'no writes': () => [begin(), (answers) => commitIn(idIn(answers[0]))],
      'no writes, only to read': (id) => [
        begin({ readOnly: {} }),
        (answers) => readIn(idIn(answers[0]), id),
        (answers) => commitIn(idIn(answers[0])),
      ],
      'commit of an unknown id': (id) => [commitIn('AAAA', set(`t/${id}`, one)), get(`/t/${id}`)],
      'commit of an empty id': (id) => [commitIn('', set(`t/${id}`, one)), get(`/t/${id}`)],
      'rollback of an unknown id': () => [post(':rollback', { transaction: 'AAAA' })],
      'rollback of no id': () => [post(':rollback', {})],
      'rollback of an id that is no base64': () => [post(':rollback', { transaction: '*' })],
      'rollback twice': () => [
        begin(),
        (answers) => post(':rollback', { transaction: idIn(answers[0]) }),
        (answers) => post(':rollback', { transaction: idIn(answers[0]) }),
      ],
      'a refused commit leaves nothing': (id) => [
        begin(),
        (answers) =>
          commitIn(idIn(answers[0]), set(`t/${id}`, one), {
            ...set(`t/${id}-b`, one),
            currentDocument: { exists: true },
          }),
        get(`/t/${id}`),
      ],
      'a transaction that reads after another has written': (id) => [
        begin(),
        commit(set(`t/${id}`, one)),
        (answers) => readIn(idIn(answers[0]), id),
        (answers) => commitIn(idIn(answers[0]), set(`t/${id}`, two)),
        get(`/t/${id}`),
      ],
      'a document read and verified': (id) => [
        commit(set(`t/${id}`, one)),
        begin(),
        (answers) => readIn(idIn(answers[1]), id),
        (answers) =>
          commitIn(idIn(answers[1]), { verify: nameOf(`t/${id}`), currentDocument: { exists: true } }),
      ],
      'a version that has changed': (id) => [
        commit(set(`t/${id}`, one)),
        get(`/t/${id}`),
        commit(set(`t/${id}`, two)),
        (answers) =>
          commit({
            ...set(`t/${id}`, one),
            currentDocument: { updateTime: (answers[1]?.body as Json | undefined)?.updateTime },
          }),
        get(`/t/${id}`),
      ],
    }),
  ],
};
