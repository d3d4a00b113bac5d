import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startLocalFirebase, type LocalFirebase } from '@console/local-firebase';
import { keptForMs } from '@console/shared/failures';
import { commit, nameOf } from '../firestore-project/documents';
import { openProject, type Project } from '../firestore-project/project';
import { describeFailures, failuresOf } from './describe-failures';
import { readReports } from './read-reports';

const id = 'demo-test';
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const now = Date.parse('2026-11-30T10:20:00Z');
const thisHour = Date.parse('2026-11-30T10:00:00Z');

let folder: string;
let server: LocalFirebase;
let project: Project;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'failures-'));
  const ports = { firestorePort: 0, authPort: 0 };
  server = await startLocalFirebase({ project: id, data: folder, ...ports, log: () => undefined });
  const local = { firestoreUrl: server.firestoreUrl, authUrl: server.authUrl };
  project = await openProject({ id, local }, new AbortController().signal);
  await given('one', {});
  await given('two', { message: text('SyntaxError: x') });
  await given('three', {});
  await given('four', { modules: texts(), kind: text('uncaught') });
  await given('last-week', { modules: texts('seasons_mfe@local@1.0.0') }, thisHour - 8 * dayMs);
  await given('malformed', { kind: text('typo') });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const text = (stringValue: string) => ({ stringValue });
const texts = (...values: string[]) => ({ arrayValue: { values: values.map(text) } });
const timestamp = (time: number) => ({ timestampValue: new Date(time).toISOString() });

async function given(name: string, change: Record<string, object>, hour = thisHour): Promise<void> {
  const fields = {
    kind: text('screen'),
    modules: texts('quizzes_mfe@0123abcd4567@1.20.0'),
    shell: text('fedcba987654'),
    message: text('TypeError: x is undefined'),
    frames: texts('quizzes_mfe/list.js:1:2', 'quizzes_mfe/main.js:3:4'),
    engine: text('Chromium'),
    version: { integerValue: '149' },
    online: { booleanValue: true },
    hour: timestamp(hour),
    expires: timestamp(hour + keptForMs),
    ...change,
  };
  await commit(project, [{ update: { name: nameOf(project, `failures/${name}`), fields } }]);
}

const days = async (count: number) => readReports(project, count, now);

describe('the failures in the terminal', () => {
  it('are those of the last days, by release, the most frequent first, each with its message and place', async () => {
    expect(describeFailures(await days(7))).toEqual([
      `   3  quizzes 0123abcd4567  A screen failed: 3
      most often (2): TypeError: x is undefined (quizzes_mfe/list.js:1:2)`,
      `   1  shell fedcba987654  Unexpected error: 1
      most often (1): TypeError: x is undefined (quizzes_mfe/list.js:1:2)`,
    ]);
  });

  it('are also older ones, or those of one module, on demand', async () => {
    expect(describeFailures(await days(9))).toHaveLength(3);
    expect(describeFailures(await days(9), 'seasons_mfe')).toEqual([
      expect.stringContaining('seasons local  A screen failed: 1'),
    ]);
    expect(describeFailures(await days(7), 'seasons_mfe')).toEqual([]);
  });

  it('are counted for each release of a module', async () => {
    expect([...failuresOf(await days(7), 'quizzes_mfe')]).toEqual([['0123abcd4567', 3]]);
    expect([...failuresOf(await days(7), 'shell')]).toEqual([['fedcba987654', 1]]);
  });
});
