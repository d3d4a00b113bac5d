import { valueOf, type WriteRequest } from './rest-client';

/** One request against rules of its own; `C` stands for a collection that no other case uses. */
export interface DecisionCase {
  title: string;
  /** The inside of `match /databases/{database}/documents`. */
  rules: string;
  request: DecisionRequest;
  granted: boolean;
  /** Where the official emulator answers the opposite: why we do not. */
  officialDiffers?: string;
}

type Json = Record<string, unknown>;

/** Documents named here are relative to the database's root. */
export type DecisionRequest =
  | { kind: 'get'; path: string }
  | { kind: 'list'; parent?: string; query: Json }
  | { kind: 'commit'; writes: WriteRequest[] };

const where = (fieldPath: string, op: string, given: unknown): Json => ({
  fieldFilter: { field: { fieldPath }, op, value: valueOf(given) },
});
const unary = (fieldPath: string, op: string): Json => ({ unaryFilter: { field: { fieldPath }, op } });
const all = (...filters: Json[]): Json => ({ compositeFilter: { op: 'AND', filters } });
const any = (...filters: Json[]): Json => ({ compositeFilter: { op: 'OR', filters } });

const listCase = (
  condition: string,
  filter: Json | undefined,
  granted: boolean,
  officialDiffers?: string,
): DecisionCase => ({
  title: `list: if ${condition} ← ${filter ? JSON.stringify(filter).replace(/"|fieldFilter|field:|fieldPath:/g, '') : 'everything'}`,
  rules: `match /C/{id} { allow list: if ${condition}; }`,
  request: { kind: 'list', query: { from: [{ collectionId: 'C' }], ...(filter && { where: filter }) } },
  granted,
  ...(officialDiffers && { officialDiffers }),
});

const onlyNamedFields = 'The official emulator takes a field that the query does not name for absent.';

export const listCases: DecisionCase[] = [
  listCase('true', undefined, true),
  listCase('resource.data.owner == "me"', undefined, false),
  listCase('resource.data.owner == "me"', where('owner', 'EQUAL', 'me'), true),
  listCase('resource.data.owner == "me"', where('owner', 'EQUAL', 'you'), false),
  listCase('resource.data.owner == "me"', where('owner', 'IN', ['me', 'you']), false),
  listCase('resource.data.owner in ["me", "you"]', where('owner', 'IN', ['me', 'you']), true),
  listCase(
    'resource.data.owner == "me"',
    any(where('owner', 'EQUAL', 'me'), where('other', 'EQUAL', 'me')),
    false,
  ),
  listCase(
    'resource.data.owner == "me" || resource.data.other == "me"',
    any(where('owner', 'EQUAL', 'me'), where('other', 'EQUAL', 'me')),
    true,
  ),
  listCase(
    'resource.data.owner == "me"',
    all(where('owner', 'EQUAL', 'me'), where('n', 'GREATER_THAN', 1)),
    true,
  ),
  listCase('resource.data.n > 3', where('n', 'GREATER_THAN', 4), true),
  listCase('resource.data.n > 3', where('n', 'GREATER_THAN', 3), true),
  listCase('resource.data.n >= 3', where('n', 'GREATER_THAN_OR_EQUAL', 3), true),
  listCase('resource.data.n > 3', where('n', 'GREATER_THAN_OR_EQUAL', 3), false),
  listCase('resource.data.n > 3', where('n', 'GREATER_THAN', 2), false),
  listCase('!(resource.data.n < 3)', where('n', 'GREATER_THAN_OR_EQUAL', 3), false),
  listCase('resource.data.n != 2', where('n', 'GREATER_THAN', 2), true),
  listCase('resource.data.n != null', where('n', 'GREATER_THAN', 2), true),
  listCase('resource.data.n is number', where('n', 'GREATER_THAN', 2), false),
  listCase('resource.data.n < 9', where('n', 'LESS_THAN_OR_EQUAL', 8), true),
  listCase('resource.data.n != 2', where('n', 'NOT_EQUAL', 2), true),
  listCase('resource.data.n != 2', where('n', 'NOT_EQUAL', 3), false),
  listCase('resource.data.owner == null', unary('owner', 'IS_NULL'), true),
  listCase('"x" in resource.data.tags', where('tags', 'ARRAY_CONTAINS', 'x'), true),
  listCase('"y" in resource.data.tags', where('tags', 'ARRAY_CONTAINS', 'x'), false),
  listCase('"x" in resource.data.tags', where('tags', 'ARRAY_CONTAINS_ANY', ['x', 'y']), false),
  listCase('resource.data.a.b == 1', where('a.b', 'EQUAL', 1), true),
  listCase('resource.data.a.c == 1', where('a.b', 'EQUAL', 1), false),
  listCase('!("secret" in resource.data)', undefined, false, onlyNamedFields),
  listCase('"n" in resource.data', where('n', 'EQUAL', 1), true),
  listCase('id == "x"', undefined, false),
  listCase('id != "x"', undefined, false),
  listCase('resource != null && request.query.limit == null', undefined, true),
  listCase(
    'request.auth != null && resource.data.owner == request.auth.uid',
    where('owner', 'EQUAL', 'u1'),
    true,
  ),
  listCase('get(/databases/$(database)/documents/facts/open).data.yes', undefined, true),
  listCase('get(/databases/$(database)/documents/facts/$(id)).data.yes', undefined, false),
  listCase(
    'get(/databases/$(database)/documents/facts/$(resource.data.fact)).data.yes',
    where('fact', 'EQUAL', 'open'),
    true,
  ),
  {
    title: 'a limit in the query can be demanded',
    rules: 'match /C/{id} { allow list: if request.query.limit <= 10; }',
    request: { kind: 'list', query: { from: [{ collectionId: 'C' }], limit: 10 } },
    granted: true,
  },
  {
    title: 'without a limit that rule refuses',
    rules: 'match /C/{id} { allow list: if request.query.limit <= 10; }',
    request: { kind: 'list', query: { from: [{ collectionId: 'C' }] } },
    granted: false,
  },
  {
    title: 'a query below a document knows the wildcards above it',
    rules: 'match /C/{parent}/items/{id} { allow list: if parent == "mine"; }',
    request: { kind: 'list', parent: 'C/mine', query: { from: [{ collectionId: 'items' }] } },
    granted: true,
  },
  {
    title: 'a collection group query is not granted by a match at one depth',
    rules: 'match /C/{id} { allow list; }',
    request: { kind: 'list', query: { from: [{ collectionId: 'C', allDescendants: true }] } },
    granted: false,
  },
  {
    title: 'a collection group query is granted by a match at every depth',
    rules: 'match /{path=**}/C/{id} { allow list; }',
    request: { kind: 'list', query: { from: [{ collectionId: 'C', allDescendants: true }] } },
    granted: true,
  },
  {
    title: 'get does not let list',
    rules: 'match /C/{id} { allow get; }',
    request: { kind: 'list', query: { from: [{ collectionId: 'C' }] } },
    granted: false,
  },
];

const writeCase = (title: string, rules: string, writes: WriteRequest[], granted: boolean): DecisionCase => ({
  title,
  rules,
  request: { kind: 'commit', writes },
  granted,
});

/** `facts/open` is there before every case with `{ yes: true, n: 1 }`, as is `C/old` with `{ n: 1, owner: 'u1' }`. */
export const otherCases: DecisionCase[] = [
  {
    title: 'a missing document is refused by a rule on its data',
    rules: 'match /C/{id} { allow get: if resource.data.n == 1; }',
    request: { kind: 'get', path: 'C/none' },
    granted: false,
  },
  {
    title: 'a document that is there is judged by its data',
    rules: 'match /C/{id} { allow get: if resource.data.n == 1 && resource.id == "old"; }',
    request: { kind: 'get', path: 'C/old' },
    granted: true,
  },
  {
    title: 'one allow that fails does not keep another from granting',
    rules: 'match /C/{id} { allow get: if 1 / 0 == 1; allow read: if true; }',
    request: { kind: 'get', path: 'C/old' },
    granted: true,
  },
  {
    title: 'a wildcard for the rest of a path also covers the path alone',
    rules: 'match /C/old/{rest=**} { allow get; }',
    request: { kind: 'get', path: 'C/old' },
    granted: true,
  },
  {
    title: 'more than ten documents are refused',
    rules: `match /C/{id} { allow get: if ${Array.from({ length: 11 }, (_, n) => `!exists(/databases/$(database)/documents/none/n${n})`).join(' && ')}; }`,
    request: { kind: 'get', path: 'C/old' },
    granted: false,
  },
  {
    title: 'ten documents are not too many, however often',
    rules: `match /C/{id} { allow get: if ${Array.from({ length: 20 }, (_, n) => `!exists(/databases/$(database)/documents/none/n${n % 10})`).join(' && ')}; }`,
    request: { kind: 'get', path: 'C/old' },
    granted: true,
  },
  writeCase(
    'create sees the new document, and the server time in it',
    'match /C/{id} { allow create: if resource == null && request.resource.data.at == request.time && request.resource.data.keys().hasOnly(["n", "at"]); }',
    [{ set: 'C/new', fields: { n: 1 }, time: 'at' }],
    true,
  ),
  writeCase(
    'update is decided by what was there before',
    'match /C/{id} { allow update: if request.resource.data.diff(resource.data).affectedKeys() == ["n"].toSet(); }',
    [{ set: 'C/old', fields: { n: 2, owner: 'u1' } }],
    true,
  ),
  writeCase(
    'update is not create',
    'match /C/{id} { allow create; }',
    [{ set: 'C/old', fields: { n: 2 } }],
    false,
  ),
  writeCase(
    'delete sees the document and no new one',
    'match /C/{id} { allow delete: if resource.data.n == 1 && request.resource == null; }',
    [{ remove: 'C/old' }],
    true,
  ),
  writeCase(
    'one refusal refuses the commit',
    'match /C/{id} { allow create: if request.resource.data.n == 1; }',
    [
      { set: 'C/a', fields: { n: 1 } },
      { set: 'C/b', fields: { n: 2 } },
    ],
    false,
  ),
  writeCase(
    'get looks before the commit',
    'match /C/{id} { allow write: if get(/databases/$(database)/documents/C/old).data.n == 2; }',
    [
      { set: 'C/old', fields: { n: 2 } },
      { set: 'C/b', fields: { n: 2 } },
    ],
    false,
  ),
  writeCase(
    'getAfter looks behind it',
    'match /C/{id} { allow write: if getAfter(/databases/$(database)/documents/C/old).data.n == 2; }',
    [
      { set: 'C/b', fields: { n: 2 } },
      { set: 'C/old', fields: { n: 2 } },
    ],
    true,
  ),
  writeCase(
    'existsAfter knows that a document goes in the same commit',
    'match /C/{id} { allow delete: if !existsAfter(/databases/$(database)/documents/C/old); }',
    [{ remove: 'C/b' }, { remove: 'C/old' }],
    true,
  ),
];
