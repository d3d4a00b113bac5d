import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';

/** Where Debian's package of the emulator puts it; `FIRESTORE_EMULATOR_JAR` names another place. */
const jar =
  process.env.FIRESTORE_EMULATOR_JAR ??
  '/usr/lib/google-cloud-sdk/platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';

export const officialEmulatorIsPresent = existsSync(jar);

export interface OfficialEmulator {
  origin: string;
  useRules(project: string, source: string): Promise<void>;
  stop(): Promise<void>;
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

/** Starts the official Firestore emulator, a Java program, and resolves when it answers. */
export async function startOfficialEmulator(): Promise<OfficialEmulator> {
  const port = await freePort();
  const main = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';
  const child = spawn('java', ['-cp', jar, main, '--host=127.0.0.1', `--port=${port}`], { stdio: 'ignore' });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  const origin = `http://127.0.0.1:${port}`;
  while (!(await fetch(origin).catch(() => undefined))) {
    if (child.exitCode !== null || child.pid === undefined)
      throw new Error('The official emulator did not start.');
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return {
    origin,
    async useRules(project, content) {
      const answer = await fetch(`${origin}/emulator/v1/projects/${project}:securityRules`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } }),
      });
      if (!answer.ok) throw new Error(`The official emulator refuses the rules: ${await answer.text()}`);
    },
    async stop() {
      child.kill();
      await ended;
    },
  };
}
