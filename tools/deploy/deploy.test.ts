import { appendFile, cp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import localConfig from '../../config/config.local.json';
import { storeSettings } from '../hosting/hosting-settings';
import { registryIn } from '../hosting/live-releases';
import { moduleNamed } from '../registry/module-named';
import { hostFolder, registryFile } from '../release/deployment-folder';
import { setLiveShell } from '../release/fit';
import { releaseBuild } from '../release/release-build';
import { buildInto, temporaryFolder } from '../release/testing/build-folder';
import { assertFilesOnline, assertUploaded } from '../hosting/compare-deployment';
import { liveRuleset, readerOf, type Answers } from '../live-database/testing/google-answers';
import { deploy } from './deploy';
import { planDeploy } from './plan-deploy';

const quizzes = moduleNamed('quizzes');
const project = localConfig.firebase.projectId;

let root: string;
let deployment: string;
let remove: () => Promise<void>;
let server: Server;
/** The registry that is online; none before the first upload. */
let online: string | undefined;
/** The policy of the console that is online, and what its shell says about itself. */
let policy: string;
let shellStatement: string | undefined;
let logged: string[];
let written: string;

const origin = () => `http://localhost:${(server.address() as AddressInfo).port}`;
const address = () => `${origin()}/remotes.json`;

/** The files that the host of the quizzes serves. */
const quizzesOnline = () => join(root, 'online');
const quizzesHost = 'https://quizzes.example.org';
const realFetch = fetch;

beforeAll(async () => {
  server = createServer(({ url = '' }, response) => {
    const bodies: Record<string, string | undefined> = {
      '/remotes.json': online,
      '/deployment.json': shellStatement,
      '/': '<!doctype html>',
    };
    const body = bodies[url];
    response.writeHead(body ? 200 : 404, { 'Content-Security-Policy': policy }).end(body);
  });
  await new Promise<void>((listening) => server.listen(0, listening));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

beforeEach(async () => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const href = input instanceof Request ? input.url : String(input);
    if (!href.startsWith(quizzesHost)) return realFetch(input, init);
    const body = await readFile(join(quizzesOnline(), new URL(href).pathname)).catch(() => undefined);
    return new Response(body, { status: body ? 200 : 404, headers: { 'access-control-allow-origin': '*' } });
  });
  ({ folder: root, remove } = await temporaryFolder());
  deployment = join(root, 'deployment');
  await setLiveShell(deployment, { contract: '1.0.0', shared: { react: '19.3.1' } });
  await release('list()');
  [online, shellStatement, policy] = [undefined, undefined, ''];
  [logged, written, asked] = [[], '', []];
  await writeFile(join(root, 'config.json'), JSON.stringify(localConfig));
});
afterEach(() => remove());

async function release(code: string, folder = deployment) {
  const dist = join(root, 'dist');
  await buildInto(dist, code);
  const host = quizzesHost;
  await releaseBuild(dist, { deployment: folder, module: quizzes, host, who: 'Ruth', log: () => undefined });
}

/** An upload replaces the whole site. */
async function uploadQuizzes() {
  await rm(quizzesOnline(), { recursive: true, force: true });
  await cp(hostFolder(deployment, 'quizzes-mfe'), quizzesOnline(), { recursive: true });
}

const registryText = (folder = deployment) => readFile(registryFile(folder), 'utf8');

type Fault = {
  readonly project?: string;
  readonly failsAt?: number;
  readonly liveRules?: Answers;
  readonly replacesUnknown?: boolean;
  /** The upload changes nothing online. */
  readonly isLost?: boolean;
};

let asked: string[];

/**
 * Deploys, with a CLI whose upload of the registry brings it online, and which may fail at a step, after the upload. Resolves
 * with what the CLI was told to deploy.
 */
async function deployed(named: readonly string[], fault: Fault = {}) {
  const { project, failsAt, liveRules, replacesUnknown = false, isLost = false } = fault;
  let live = liveRules;
  const told: string[] = [];
  const run = async (args: readonly string[], file: string) => {
    told.push(args.at(-1) ?? '');
    written = file;
    if (args.includes('firestore') && !isLost) live = undefined;
    if (args.includes('hosting:console-registry')) online = await registryText();
    if (args.includes('hosting:console-quizzes')) await uploadQuizzes();
    if (told.length === failsAt) throw new Error('The connection was lost');
    return true;
  };
  const log = (line: string) => void logged.push(line);
  const config = join(root, 'config.json');
  const rules = {
    readerOf: async (id: string) => (address: string) => {
      asked.push(address);
      return readerOf(live, id)(address);
    },
    isKnown: async () => false,
    replacesUnknown,
  };
  await deploy({ deployment, config, named, project, log, run, rules });
  return told;
}

describe('what is deployed', () => {
  it('goes up in an order in which nothing is named before it is there', () => {
    expect(planDeploy(['shell', 'registry', 'quizzes', 'rules']).map(({ only }) => only)).toEqual([
      'firestore',
      'hosting:console-quizzes',
      'hosting:console-shell',
      'hosting:console-registry',
    ]);
  });

  it('is everything, the canary included, where all is named', () => {
    const parts = planDeploy(['all'], true).map(({ only }) => only);
    expect(parts).toHaveLength(8);
    expect(parts.at(-2)).toBe('hosting:console-shell,hosting:console-shell-canary');
  });

  it.each([[[]], [['quizes']], [['quizzes', 'quizes']]])('is named: %j is not', (named) => {
    expect(() => planDeploy(named)).toThrow(
      'Name what to deploy: all, or rules, seasons, quizzes, questions, settings, public, shell, registry.',
    );
  });
});

describe('a deployment', () => {
  beforeEach(() =>
    storeSettings(deployment, { project, registry: address(), allow: [], noServiceWorker: false }),
  );

  it('uploads a module, then the registry, and finds it online', async () => {
    expect(await deployed(['registry', 'quizzes'])).toEqual([
      'hosting:console-quizzes',
      'hosting:console-registry',
    ]);
    expect(logged).toEqual([`No registry is online yet at ${address()}, or none that can be read.`]);
    await release('list(again)');
    await deployed(['quizzes', 'registry']);
    expect(logged.at(-1)).toMatch(/^Quizzes: \w+ → \w+$/);
    await deployed(['registry']);
    expect(logged.at(-1)).toBe('The registry online is this one.');
  });

  it('uploads nothing where somebody else has released since', async () => {
    const theirs = join(root, 'theirs');
    await cp(deployment, theirs, { recursive: true });
    await release('list(theirs)', theirs);
    online = await registryText(theirs);
    for (const what of ['quizzes', 'registry'])
      await expect(deployed([what])).rejects.toThrow(
        /^This may not replace what is online: Quizzes \w+, live since .*unknown here.* Get the newest deployment \(git pull\), then try again\.$/,
      );
    expect(await deployed(['rules'])).toEqual(['firestore']);
  });

  it.each([1, 2, 3])('that ends at step %i is complete when it is run again', async (failsAt) => {
    const parts = ['rules', 'quizzes', 'registry'];
    await deployed(parts);
    const before = online;
    await release('list(again)');
    await expect(deployed(parts, { failsAt })).rejects.toThrow('The connection was lost');
    expect(online).toBe(failsAt < 3 ? before : await registryText());
    expect(await deployed(parts)).toHaveLength(3);
    expect(online).toBe(await registryText());
  });

  it('names the folders of its own modules, and its database', async () => {
    await deployed(['rules']);
    const { hosting, firestore } = JSON.parse(written) as {
      hosting: { target: string; public: string }[];
      firestore: { database: string };
    };
    expect(firestore.database).toBe('(default)');
    const site = hosting.find(({ target }) => target === 'console-quizzes');
    expect(site?.public).toMatch(/\/deployment\/quizzes-mfe$/);
  });

  it('uploads no module whose live files were changed since their release', async () => {
    const [line] = registryIn(await registryText(), undefined, true).entries;
    await appendFile(
      join(hostFolder(deployment, 'quizzes-mfe'), line?.release ?? '', 'remoteEntry.1a2b.js'),
      '//',
    );
    await expect(deployed(['quizzes'])).rejects.toThrow(/are not those that were released/);
  });

  it('uploads no registry whose files are not online', async () => {
    const notOnline = (what: RegExp) =>
      new RegExp(
        `^Visitors would not get what this registry names\\. ${what.source} Deploy these files with it: npm run deploy -- quizzes registry$`,
      );
    await expect(deployed(['registry'])).rejects.toThrow(
      notOnline(/Quizzes \w+: https:\S+mf-manifest\.json answered with status 404\./),
    );
    await deployed(['quizzes', 'registry']);
    const before = online;
    await release('list(again)');
    await expect(deployed(['registry'])).rejects.toThrow(notOnline(/Quizzes .* 404\./));
    expect(online).toBe(before);
    await deployed(['quizzes']);
    const [line] = registryIn(await registryText(), undefined, true).entries;
    await appendFile(join(quizzesOnline(), line?.release ?? '', 'mf-manifest.json'), ' ');
    await expect(deployed(['registry'])).rejects.toThrow(
      notOnline(/Quizzes .*mf-manifest.* its hash is another\./),
    );
  });

  it('uploads no module whose earlier releases were changed or are missing, while pages may use them', async () => {
    await deployed(['quizzes', 'registry']);
    const [line] = registryIn(await registryText(), undefined, true).entries;
    const earlier = line?.release ?? '';
    await release('list(again)');
    const folder = join(hostFolder(deployment, 'quizzes-mfe'), earlier);
    await appendFile(join(folder, 'remoteEntry.1a2b.js'), '//');
    await expect(deployed(['quizzes'])).rejects.toThrow(
      new RegExp(
        `^This cannot be deployed\\. Quizzes: The files in .* those that were released as ${earlier}\\.`,
      ),
    );
    await rm(folder, { recursive: true });
    await expect(deployed(['quizzes'])).rejects.toThrow(
      `Quizzes: The files of ${earlier} are missing, which open pages may still load. Get them from another copy`,
    );
  });

  it('is refused for another project than its own, whatever names it', async () => {
    await expect(deployed(['rules'], { project: '' })).rejects.toThrow('not an empty one.');
    await expect(deployed(['rules'], { project: 'another' })).rejects.toThrow(
      `names the project ${project}, not another.`,
    );
    await storeSettings(deployment, { project: 'staging', allow: [], noServiceWorker: false });
    await expect(deployed(['rules'])).rejects.toThrow(
      `This deployment belongs to the project staging, not to ${project}.`,
    );
  });
});

describe('a deployment whose console has a known address', () => {
  const policyFor = (hosts: string) => `default-src 'none'; script-src 'self' ${hosts}`;
  const tooNarrow = /^Browsers would refuse this registry\. .* First: npm run deploy -- shell$/;

  beforeEach(() =>
    storeSettings(deployment, {
      project,
      registry: address(),
      address: origin(),
      allow: [],
      noServiceWorker: false,
    }),
  );

  it('uploads its registry where the shell online allows the hosts of all modules', async () => {
    policy = policyFor('https://other.example.org');
    await expect(deployed(['registry'])).rejects.toThrow(tooNarrow);
    expect(await deployed(['quizzes'])).toEqual(['hosting:console-quizzes']);
    policy = policyFor(quizzesHost);
    expect(await deployed(['registry'])).toEqual(['hosting:console-registry']);
  });

  it('does not ask the shell online where it replaces it', async () => {
    await deployed(['quizzes']);
    policy = policyFor('https://other.example.org');
    await expect(deployed(['shell', 'registry'])).rejects.toThrow('No shell is released here.');
  });

  it('does not take everybody to the database of another configuration', async () => {
    const served = { project, registry: address(), allow: [], noServiceWorker: false };
    await storeSettings(deployment, { ...served, database: 'quiz-restored' });
    await expect(deployed(['shell'])).rejects.toThrow(
      /^The configuration names the database \(default\), and not quiz-restored\./,
    );
    expect(await deployed(['rules'])).toEqual(['firestore']);
  });

  it('replaces unknown live rules only when told to, and compares again', async () => {
    const unknown = liveRuleset('allow read, write;');
    await expect(deployed(['rules', 'quizzes'], { liveRules: unknown })).rejects.toThrow(
      /^The rules that are live since 2026-11-01 are in no commit/,
    );
    expect(written).toBe('');
    expect(await deployed(['rules'], { liveRules: unknown, replacesUnknown: true })).toEqual(['firestore']);
    expect(logged.at(-1)).toMatch(/^The rules, indexes and TTL policies of this repository are live\./);
  });

  it('has failed where other rules stay live', async () => {
    const fault = { liveRules: liveRuleset('allow read;'), replacesUnknown: true, isLost: true };
    await expect(deployed(['rules'], fault)).rejects.toThrow(/^After the upload: Other rules are live /);
  });

  it('compares the rules of the database that its configuration names', async () => {
    const firebase = { ...localConfig.firebase, database: 'quiz-restored' };
    await writeFile(join(root, 'config.json'), JSON.stringify({ ...localConfig, firebase }));
    await expect(deployed(['rules'])).rejects.toThrow(/^Nothing was expected at .*quiz-restored/);
    expect(asked[0]).toMatch(/\/releases\/cloud\.firestore\/quiz-restored$/);
  });

  it('does not replace an unknown shell', async () => {
    shellStatement = JSON.stringify({ release: '3f2a90c81d7e', releasedAt: '2026-11-30T10:00:00Z' });
    await expect(deployed(['shell'])).rejects.toThrow(
      /^This may not replace what is online: the shell 3f2a90c81d7e, live since 2026-11-30T10:00:00Z, is online and unknown here;?/,
    );
    expect(await deployed(['rules'])).toEqual(['firestore']);
  });
});

describe('a deployment whose registry has no known address', () => {
  it('has its modules uploaded, and says what to do for the registry', async () => {
    expect(await deployed(['quizzes'])).toEqual(['hosting:console-quizzes']);
    await expect(deployed(['registry'])).rejects.toThrow(
      'Say once where the registry is: npm run hosting -- --registry <address>',
    );
  });
});

describe('a registry that names a module of another repository, whose files are not online', () => {
  it('waits until that one has deployed them', async () => {
    const { entries } = registryIn(await registryText(), undefined, true);
    const [entry] = entries.map((own) => ({ ...own, name: 'guests_mfe' }));
    await expect(assertFilesOnline(entry ? [entry] : [])).rejects.toThrow(
      /status 404\. The files of another repository are deployed from there, and first\.$/,
    );
  });
});

describe('an upload', () => {
  it('has failed where another registry stays online', async () => {
    const registry = registryIn(await registryText(), undefined, true);
    online = '{"schemaVersion":1,"remotes":[]}';
    await expect(assertUploaded(registry, new URL(address()), 0)).rejects.toThrow(
      /is not this registry\. Quizzes: not online → \w+$/,
    );
  });
});
