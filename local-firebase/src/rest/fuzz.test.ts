import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc, { type Arbitrary } from 'fast-check';
import { startLocalFirebase, type LocalFirebase } from '../index';

const documents = '/v1/projects/demo-test/databases/(default)/documents';
const failures: string[] = [];
let folder: string;
let server: LocalFirebase;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'local-firebase-fuzz-'));
  const ports = { firestorePort: 0, authPort: 0 };
  const log = (line: string) => {
    if (line.includes(' failed: ')) failures.push(line);
  };
  server = await startLocalFirebase({ project: 'demo-test', data: folder, ...ports, log });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const verbs = [
  ':commit',
  ':batchGet',
  ':runQuery',
  ':runAggregationQuery',
  ':beginTransaction',
  ':rollback',
  ':batchWrite',
  ':listCollectionIds',
  '/c',
  '/c/d:runQuery',
];
const names = [
  ...[
    'writes',
    'update',
    'delete',
    'verify',
    'transform',
    'name',
    'fields',
    'updateMask',
    'fieldPaths',
    'currentDocument',
    'exists',
  ],
  ...[
    'updateTransforms',
    'fieldPath',
    'increment',
    'setToServerValue',
    'appendMissingElements',
    'values',
    'transaction',
    'documents',
  ],
  ...[
    'structuredQuery',
    'from',
    'collectionId',
    'where',
    'compositeFilter',
    'fieldFilter',
    'unaryFilter',
    'op',
    'filters',
    'field',
    'value',
  ],
  ...[
    'orderBy',
    'direction',
    'startAt',
    'before',
    'limit',
    'offset',
    'select',
    'structuredAggregationQuery',
    'aggregations',
    'count',
    'upTo',
  ],
  ...[
    'sum',
    'alias',
    'options',
    'readOnly',
    'newTransaction',
    'integerValue',
    'doubleValue',
    'stringValue',
    'mapValue',
    'arrayValue',
  ],
  ...[
    'timestampValue',
    'bytesValue',
    'referenceValue',
    'geoPointValue',
    'latitude',
    'nullValue',
    '__proto__',
    'constructor',
    '',
  ],
];
const words = [
  'a',
  '',
  'EQUAL',
  'AND',
  'IN',
  '__name__',
  '`',
  '1',
  'NaN',
  '2020-01-01T00:00:00Z',
  'AA==',
  `${documents.slice(4)}/c/d`,
];

/** JSON that is made of the words of the protocol, in no sensible order. */
const { message } = fc.letrec<{ message: unknown }>((tie) => ({
  message: fc.oneof(
    { depthSize: 'medium', withCrossShrink: true },
    fc.oneof(
      fc.constantFrom<unknown>(null, true, 0, -1, 1.5, 5, Number.MAX_VALUE, 2 ** 53),
      fc.constantFrom(...words),
      fc.string({ unit: 'binary' }),
    ),
    fc.array(tie('message'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom(...names), tie('message'), { maxKeys: 4, noNullPrototype: true }),
  ),
}));
const body: Arbitrary<string | Uint8Array<ArrayBuffer>> = fc.oneof(
  { weight: 5, arbitrary: message.map((json) => JSON.stringify(json)) },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }).map((bytes) => new Uint8Array(bytes)) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
);

function expectClean(status: number, text: string): void {
  expect(failures).toEqual([]);
  // 501: reads in the past.
  if (status !== 501) expect(status).toBeLessThan(500);
  if (status >= 400)
    expect(JSON.parse(text)).toMatchObject({
      error: { code: status, message: expect.any(String) as string },
    });
}

const run = { numRuns: 500, seed: 7 };

it('any body on any verb gets an answer or a clean refusal', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...verbs), body, async (verb, content) => {
      const response = await fetch(`${server.firestoreUrl}${documents}${verb}`, {
        method: 'POST',
        body: content,
      });
      expectClean(response.status, await response.text());
    }),
    run,
  );
}, 120_000);

it('any document on any method, with any parameters, gets an answer or a clean refusal', async () => {
  const parameter = fc.tuple(
    fc.constantFrom(
      'updateMask.fieldPaths',
      'mask.fieldPaths',
      'pageSize',
      'pageToken',
      'orderBy',
      'documentId',
      'transaction',
      'readTime',
      'showMissing',
      'currentDocument.exists',
      'currentDocument.updateTime',
    ),
    fc.oneof(fc.constantFrom(...words), fc.string({ unit: 'binary' })),
  );
  const path = fc.array(fc.oneof(fc.constantFrom('c', 'd', '__x__', '..'), fc.string({ unit: 'binary' })), {
    maxLength: 4,
  });
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('GET', 'POST', 'PATCH', 'DELETE', 'PUT'),
      path,
      fc.array(parameter, { maxLength: 3 }),
      body,
      async (method, parts, given, content) => {
        const query = new URLSearchParams(given.map(([name, value]) => [name, value])).toString();
        const address = parts.map((part) => `/${encodeURIComponent(part)}`).join('');
        const response = await fetch(`${server.firestoreUrl}${documents}${address}?${query}`, {
          method,
          ...(method === 'GET' ? {} : { body: content }),
        });
        expectClean(response.status, await response.text());
      },
    ),
    run,
  );
}, 120_000);

it('any bytes as an address get an answer', async () => {
  const { port } = new URL(server.firestoreUrl);
  const bytes = fc
    .uint8Array({ maxLength: 60 })
    .map((given) => Buffer.from(given.filter((byte) => ![10, 13, 32].includes(byte))));
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('', '/', '/v1/projects/', `${documents}/`, `${documents}:`),
      bytes,
      async (start, rest) => {
        const socket = connect(Number(port), '127.0.0.1');
        socket.write(
          Buffer.concat([
            Buffer.from(`GET ${start}`),
            rest,
            Buffer.from(' HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'),
          ]),
        );
        let said = '';
        socket.on('data', (part) => (said += String(part)));
        await once(socket, 'close');
        const status = Number(/^HTTP\/1\.1 (\d+)/.exec(said)?.[1]);
        expect(failures).toEqual([]);
        expect(status).toBeGreaterThanOrEqual(200);
        expect(status).toBeLessThan(500);
      },
    ),
    { numRuns: 200, seed: 7 },
  );
}, 120_000);

it('a body larger than any legal request is refused', async () => {
  const response = await fetch(`${server.firestoreUrl}${documents}:commit`, {
    method: 'POST',
    body: 'x'.repeat(12 * 1024 * 1024),
  });
  expectClean(response.status, await response.text());
  expect(response.status).toBe(400);
});

it('a body that never ends its nesting is refused', async () => {
  for (const opening of ['[', '{"a":', '{"mapValue":{"fields":{"a":']) {
    const content = `{"writes":[{"update":{"fields":{"a":${opening.repeat(100_000)}`;
    const response = await fetch(`${server.firestoreUrl}${documents}:commit`, {
      method: 'POST',
      body: content,
    });
    expectClean(response.status, await response.text());
  }
});

it('values and filters that are nested without end are refused', async () => {
  const nested = (opening: string, closing: string) => `${opening.repeat(50_000)}{}${closing.repeat(50_000)}`;
  const value = nested('{"mapValue":{"fields":{"a":', '}}}');
  const filter = nested('{"compositeFilter":{"op":"AND","filters":[', ']}}');
  for (const [verb, content] of [
    [':commit', `{"writes":[{"update":{"name":"${documents.slice(4)}/c/d","fields":{"a":${value}}}}]}`],
    [':runQuery', `{"structuredQuery":{"from":[{"collectionId":"c"}],"where":${filter}}}`],
  ]) {
    const response = await fetch(`${server.firestoreUrl}${documents}${verb}`, {
      method: 'POST',
      body: content,
    });
    expectClean(response.status, await response.text());
    expect(response.status).toBe(400);
  }
});
