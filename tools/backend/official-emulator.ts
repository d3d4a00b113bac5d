import { execFileSync, spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { UserFacingError } from '../command';

const mainClass = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';

/** The official Firestore emulator's program, if it is installed. */
export function findOfficialEmulator(): string | undefined {
  const downloads = join(homedir(), '.cache/firebase/emulators');
  const candidates = [
    process.env.FIRESTORE_EMULATOR_JAR,
    // The cache folder of firebase-tools, the newest version last.
    ...(existsSync(downloads) ? readdirSync(downloads) : [])
      .filter((name) => /^cloud-firestore-emulator-.*\.jar$/.test(name))
      .map((name) => join(downloads, name))
      .reverse(),
    ...filesOfDebianPackage('google-cloud-cli-firestore-emulator'),
  ];
  return candidates.find((file) => file?.endsWith('.jar') && existsSync(file));
}

function filesOfDebianPackage(name: string): string[] {
  try {
    return execFileSync('dpkg', ['-L', name], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).split('\n');
  } catch {
    return [];
  }
}

export type OfficialEmulator = { readonly firestoreUrl: string; close(): Promise<void> };

type Options = { project: string; port: number; rules: string };

/** The command that starts it on this port. @throws UserFacingError if it is not installed. */
export function officialEmulatorCommand({ project, port, rules }: Options): [string, ...string[]] {
  const jar = findOfficialEmulator();
  if (!jar)
    throw new UserFacingError(
      'The official Firestore emulator is not here. Install it (firebase setup:emulators:firestore, or the Debian ' +
        'package google-cloud-cli-firestore-emulator), or name its jar in FIRESTORE_EMULATOR_JAR.',
    );
  const where = ['--host=localhost', `--port=${port}`];
  return ['java', '-cp', jar, mainClass, ...where, `--project_id=${project}`, `--rules=${rules}`];
}

/**
 * Starts it empty, with these rules; port 0 takes any free one. @throws UserFacingError if it, or the Java 11 that it
 * needs, is not installed.
 */
export async function startOfficialEmulator(options: Options): Promise<OfficialEmulator> {
  const port = options.port || (await anyFreePort());
  const [command, ...args] = officialEmulatorCommand({ ...options, port });
  const java = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise<string>((resolve) => {
    let output = '';
    for (const stream of [java.stdout, java.stderr])
      stream.on('data', (part) => (output = `${output}${part}`.slice(-4000)));
    java.once('error', (error) => resolve(error.message));
    java.once('exit', () => resolve(output));
  });
  const killWithUs = () => java.kill('SIGKILL');
  process.once('exit', killWithUs);
  const close = async () => {
    process.off('exit', killWithUs);
    java.kill('SIGKILL');
    await ended;
  };

  const firestoreUrl = `http://localhost:${port}`;
  const giveUp = new AbortController();
  const output = await Promise.race([answering(firestoreUrl, giveUp.signal), ended]);
  giveUp.abort();
  if (output === undefined) return { firestoreUrl, close };
  await close();
  throw new UserFacingError(`The official Firestore emulator did not start:\n${output}`);
}

async function answering(url: string, signal: AbortSignal): Promise<string | undefined> {
  for (let tries = 0; tries < 300 && !signal.aborted; tries += 1) {
    const isUp = await fetch(url, { signal }).then(
      (response) => response.ok,
      () => false,
    );
    if (isUp) return undefined;
    await sleep(100);
  }
  return 'It did not answer for 30 s.';
}

/** Finds a free port, for a program that cannot choose one. */
export function anyFreePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, 'localhost', () => {
      const address = server.address();
      server.close(() => resolve(address !== null && typeof address === 'object' ? address.port : 0));
    });
  });
}
