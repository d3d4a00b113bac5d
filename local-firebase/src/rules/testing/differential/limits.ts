import type { RulesCase, RulesGroup } from './case';

const exists = (name: string) => `!exists(/databases/$(database)/documents/none/${name})`;
const existing = (count: number, name = '') =>
  Array.from({ length: count }, (_, index) => exists(`${name}x${index}`)).join(' && ');

const access = (count: number): RulesCase => ({
  title: `${count} documents in one decision`,
  rules: `match /C/{id} { allow get: if ${existing(count)}; }`,
  requests: [{ kind: 'get', path: 'C/old' }],
});

const accessOfCommit = (writes: number, each: number, name = '$(id)'): RulesCase => ({
  title: `${writes} writes that look at ${each} documents: ${name || 'the same'}`,
  rules: `match /C/{id} { allow write: if ${existing(each, name).replaceAll('$(id)x', '$(id)/x/')}; }`,
  requests: [
    {
      kind: 'commit',
      writes: Array.from({ length: writes }, (_, index) => ({ set: `C/d${index}`, fields: { n: 1 } })),
    },
  ],
});

/** Expressions that count differently, many times in a list. */
const counted = [
  '1',
  '-(1)',
  '!true',
  '1 + 1',
  'request.time',
  "request['time']",
  '/a/b',
  '/a/$(id)',
  '1 is int',
  "{'a': 1}",
  'true || true',
  'false || true',
  'true && true',
  'false && true',
  '1 / 0 == 1 || true',
  'true ? 1 : 2',
  'unused(1)',
  'same(1)',
  "'a'.size()",
  'math.abs(1)',
  "'a'[0:1]",
  '[1, 2]',
  '1 in [1]',
  "timestamp.value(1) + duration.value(1, 's')",
  "'a'.replace('a', 'b')",
  'data().n',
];

/** How often, around where the limit of 1,000 may lie. */
const counts = [990, 498, 497, 332, 331, 249, 248, 199, 198, 165];

export const limitGroups: RulesGroup[] = [
  {
    name: 'documents looked at',
    cases: [
      ...[9, 10, 11, 12].map(access),
      ...[
        [1, 10],
        [1, 11],
        [2, 9],
        [2, 10],
        [3, 6],
        [3, 7],
        [4, 5],
        [5, 5],
        [19, 1],
        [20, 1],
        [21, 1],
      ].map(([writes = 0, each = 0]) => accessOfCommit(writes, each)),
      ...[
        [25, 1],
        [5, 10],
      ].map(([writes = 0, each = 0]) => accessOfCommit(writes, each, '')),
    ],
  },
  ...counted.map((expression): RulesGroup => ({
    name: `1,000 expressions of ${expression}`,
    cases: counts.map((count) => ({
      title: `${count} times ${expression}`,
      rules: `match /C/{id} { allow get: if [${Array(count).fill(expression).join(',')}].size() > 0; }`,
      requests: [{ kind: 'get', path: 'C/old' }],
    })),
  })),
];
