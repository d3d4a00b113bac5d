import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { moduleNamed } from '../registry/module-named';
import { setLiveShell } from '../release/fit';
import { releaseBuild } from '../release/release-build';
import { releaseShell, rollBackShell } from '../release/shell-release';
import { buildInto, put, temporaryFolder } from '../release/testing/build-folder';
import { changesOfShell, faultsOfShell, statementOf } from './compare-shell';
import { readSettings, settingsFor, storeSettings } from './hosting-settings';

const shell = { contract: '1.0.0', shared: { react: '19.3.1' } };
const log = () => undefined;
const who = 'Ruth';

let root: string;
let remove: () => Promise<void>;
/** The folder of one operator, and the copy that another one has. */
let mine: string;
let theirs: string;

async function released(deployment: string, code: string): Promise<string> {
  const dist = join(root, code);
  await put(join(dist, 'provides.json'), JSON.stringify(shell));
  await put(join(dist, 'shell.js'), code);
  const lines: string[] = [];
  await releaseShell(dist, { deployment, who, log: (line) => lines.push(line) });
  return /release (\w+)/.exec(lines.join())?.[1] ?? '';
}

/** Why the first deployment's shell may not take the place of the other one's, which is online. */
const faults = async (deployment: string, online: string, release: string) =>
  faultsOfShell(
    deployment,
    await readSettings(deployment),
    await statementOf(online, release, await readSettings(online)),
  );

let first: string;
let second: string;

beforeEach(async () => {
  ({ folder: root, remove } = await temporaryFolder());
  [mine, theirs] = [join(root, 'mine'), join(root, 'theirs')];
  await setLiveShell(mine, shell);
  await buildInto(join(root, 'dist'), 'list()');
  const host = 'https://quizzes.example.org';
  await releaseBuild(join(root, 'dist'), {
    deployment: mine,
    module: moduleNamed('quizzes'),
    host,
    who,
    log,
  });
  first = await released(mine, 'one()');
  second = await released(mine, 'two()');
  await cp(mine, theirs, { recursive: true });
});
afterEach(() => remove());

describe('the shell of a deployment', () => {
  it('may replace the one online where it is the same or comes after it', async () => {
    expect(await faults(mine, theirs, second)).toEqual([]);
    await released(mine, 'three()');
    expect(await faults(mine, theirs, second)).toEqual([]);
  });

  it('may not where another operator has rolled it back or released since', async () => {
    await rollBackShell(first, { deployment: theirs, who, why: 'It is wrong', log });
    expect(await faults(mine, theirs, first)).toEqual([
      expect.stringMatching(/^the shell \w+, live since 20\S+, is online and unknown here$/),
    ]);
    const third = await released(theirs, 'three()');
    expect(await faults(mine, theirs, third)).toHaveLength(1);
  });

  it('may not where another operator has withdrawn the service worker since', async () => {
    const withdrawn = settingsFor(await readSettings(theirs), 'quiz', { noServiceWorker: true });
    await storeSettings(theirs, withdrawn);
    expect(await faults(mine, theirs, second)).toEqual([
      expect.stringMatching(/^how the console is served was changed on 20\S+, and not here/),
    ]);
    expect(await faults(theirs, theirs, second)).toEqual([]);
  });

  it('is not compared where nothing online says what it is', async () => {
    for (const online of [undefined, null, '<html>', { release: 7 }])
      expect(await faultsOfShell(mine, await readSettings(mine), online)).toEqual([]);
  });

  it('changes the release and the database of visitors, and says both', async () => {
    const settings = { ...(await readSettings(mine)), database: '(default)' };
    const online = await statementOf(mine, second, settings);
    expect(changesOfShell(online, online)).toEqual([]);
    expect(changesOfShell({ release: first, database: 'quiz-restored' }, online)).toEqual([
      `Shell: ${second} → ${first}`,
      'Database of everybody: (default) → quiz-restored',
    ]);
    expect(changesOfShell(online, undefined)).toEqual([`Shell: not online → ${second}`]);
  });
});
