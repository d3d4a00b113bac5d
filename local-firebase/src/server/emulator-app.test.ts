import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startLocalFirebase, type LocalFirebase } from '../index';

let folder: string;
let server: LocalFirebase;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'local-firebase-'));
  server = await startLocalFirebase({
    project: 'demo-test',
    data: folder,
    firestorePort: 0,
    authPort: 0,
    log: () => undefined,
  });
});
afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const call = async (path: string, init: RequestInit = {}) => {
  const answer = await fetch(server.firestoreUrl + path, init);
  return { status: answer.status, body: (await answer.json()) as unknown };
};
const securityRules = '/emulator/v1/projects/demo-test:securityRules';
const load = (body: unknown, path = securityRules) =>
  call(path, { method: 'PUT', body: typeof body === 'string' ? body : JSON.stringify(body) });
const file = (content: string, more: object = {}) => ({ rules: { files: [{ content, ...more }] } });
const rulesAllowing = (condition: string) =>
  `rules_version = '2';\nservice cloud.firestore { match /databases/{d}/documents/{x=**} { allow read, write: if ${condition}; } }`;
const document = '/v1/projects/demo-test/databases/(default)/documents/c/a';
const write = () => call(document, { method: 'PATCH', body: '{"fields":{}}' });

describe('rules over HTTP', () => {
  it('are in force at once and can be read back', async () => {
    expect((await write()).status).toBe(200);
    expect(await load(file(rulesAllowing('false'), { name: 'strict.rules' }))).toEqual({
      status: 200,
      body: {},
    });
    expect((await write()).status).toBe(403);
    expect((await call(securityRules)).body).toEqual({
      rules: { files: [{ name: 'strict.rules', content: rulesAllowing('false') }] },
    });
    await load(file(rulesAllowing('true')));
    expect((await write()).status).toBe(200);
  });

  // The message begins as that of the official emulator, which test suites show.
  it('that do not compile are refused with line and column, and those from before stay', async () => {
    await load(file(rulesAllowing('false')));
    const { status, body } = await load(file(rulesAllowing('true and')));
    expect(status).toBe(400);
    expect(body).toMatchObject({
      error: {
        status: 'INVALID_ARGUMENT',
        message: expect.stringMatching(/^Error compiling rules:\nL2:\d+ Expected/) as string,
      },
    });
    expect((await write()).status).toBe(403);
  });

  it('can be checked for issues without an error status', async () => {
    const { status, body } = await load({ ...file('service', { name: 'bad.rules' }), ignore_errors: true });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      issues: [{ severity: 'ERROR', sourcePosition: { fileName: 'bad.rules', line: 1, column: 8 } }],
    });
  });

  it.each(['{', '[]', '{}', '{"rules":{"files":[]}}', '{"rules":{"files":[{"content":1}]}}'])(
    '%s is a clean refusal',
    async (body) => {
      expect(await load(body)).toMatchObject({
        status: 400,
        body: { error: { status: 'INVALID_ARGUMENT' } },
      });
    },
  );

  it('for another project are refused', async () => {
    const other = securityRules.replace('demo-test', 'demo-other');
    expect((await load(file(rulesAllowing('false')), other)).status).toBe(404);
    expect((await write()).status).toBe(200);
  });
});

it('a running server gives its export, of its own project only', async () => {
  await write();
  expect((await call('/emulator/v1/projects/demo-test:export')).body).toMatchObject({
    format: 'local-firebase-export',
    databases: { '(default)': { 'c/a': {} } },
  });
  expect((await call('/emulator/v1/projects/demo-other:export')).status).toBe(404);
});
