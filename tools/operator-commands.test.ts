import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { startLocalFirebase, type LocalFirebase } from '@console/local-firebase';
import { keptForMs } from '@console/shared/failures';
import { commit, nameOf } from './firestore-project/documents';
import { openProject } from './firestore-project/project';
import { moduleNamed } from './registry/module-named';
import { registryFile } from './release/deployment-folder';
import { setLiveShell } from './release/fit';
import { readBuild } from './release/module-build';
import { releaseBuild } from './release/release-build';
import { buildInto, temporaryFolder } from './release/testing/build-folder';

// Each command starts a new Node process, which takes seconds on a busy machine.
jest.setTimeout(60_000);

const id = 'demo-test';
const hourMs = 3_600_000;
const quizzes = moduleNamed('quizzes');
const named = ['--project', id];

let folder: string;
let remove: () => Promise<void>;
let server: LocalFirebase;
let deployment: string;
let release: string;

beforeAll(async () => {
  ({ folder, remove } = await temporaryFolder());
  deployment = join(folder, 'deployment');
  await setLiveShell(deployment, { contract: '1.0.0', shared: { react: '19.3.1' } });
  const dist = join(folder, 'dist');
  await buildInto(dist, 'list()');
  const host = 'https://quizzes.example.org';
  await releaseBuild(dist, { deployment, module: quizzes, host, who: 'Grace', log: () => undefined });
  release = (await readBuild(dist)).id;
  const options = { project: id, data: join(folder, 'data'), log: () => undefined };
  server = await startLocalFirebase({ ...options, firestorePort: 0, authPort: 0 });
  await givenReport();
});
afterAll(async () => {
  await server.close();
  await remove();
});

/** A report of this hour that the list of the live release failed. */
async function givenReport(): Promise<void> {
  const local = { firestoreUrl: server.firestoreUrl, authUrl: server.authUrl };
  const project = await openProject({ id, local }, new AbortController().signal);
  const hour = Math.floor(Date.now() / hourMs) * hourMs;
  const text = (stringValue: string) => ({ stringValue });
  const timestamp = (time: number) => ({ timestampValue: new Date(time).toISOString() });
  const fields = {
    kind: text('screen'),
    modules: { arrayValue: { values: [text(`quizzes_mfe@${release}@1.0.0`)] } },
    shell: text('fedcba987654'),
    message: text('TypeError: x is undefined'),
    frames: { arrayValue: {} },
    engine: text('Chromium'),
    version: { integerValue: '149' },
    online: { booleanValue: true },
    hour: timestamp(hour),
    expires: timestamp(hour + keptForMs),
  };
  await commit(project, [{ update: { name: nameOf(project, 'failures/one'), fields } }]);
}

/** Runs a command against the local backend; it reads this input. */
function run(
  command: string,
  args: readonly string[],
  input = '',
): Promise<{ code: number; output: string }> {
  const hostOf = (address: string) => new URL(address).host;
  const child = spawn(process.execPath, ['--import', 'tsx', join(__dirname, `${command}.ts`), ...args], {
    env: {
      ...process.env,
      FIRESTORE_EMULATOR_HOST: hostOf(server.firestoreUrl),
      FIREBASE_AUTH_EMULATOR_HOST: hostOf(server.authUrl),
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => (output += part.toString()));
  child.stdin.end(input);
  return new Promise((resolve) => child.once('close', (code) => resolve({ code: code ?? -1, output })));
}

describe('an operator', () => {
  it('sees which deployment has these releases, and how often each failed in the named project', async () => {
    const { code, output } = await run('releases', [
      ...['quizzes', '--deployment', deployment, '--failures'],
      ...named,
    ]);
    expect([code, output]).toEqual([
      0,
      expect.stringMatching(/^live .* 1 failure .*\nIn the deployment .+\.\n$/),
    ]);
  });

  it('sees below what failed how to roll it back', async () => {
    const { output } = await run('failures', named);
    expect(output).toMatch(
      /A screen failed: 1\n[^]*\nnpm run rollback -- <module> --deployment \.deployment\/production --reason "…" && npm run deploy -- registry\n/,
    );
    expect((await run('failures', ['seasons', ...named])).output).not.toContain('npm run rollback');
  });

  it('who does not confirm a rebuilt registry reads that nothing was written', async () => {
    await rm(registryFile(deployment));
    const { code, output } = await run('verify-live', ['--repair', '--deployment', deployment], 'no\n');
    expect([code, output]).toEqual([1, expect.stringMatching(/Nothing was written\.\n$/)]);
  });
});
