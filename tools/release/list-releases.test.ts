import { join } from 'node:path';
import { moduleNamed } from '../registry/module-named';
import { setLiveShell } from './fit';
import { listReleases } from './list-releases';
import { readBuild } from './module-build';
import { releaseBuild, rollBack } from './release-build';
import { buildInto, temporaryFolder } from './testing/build-folder';
import { withdrawModule } from './withdraw-module';

const quizzes = moduleNamed('quizzes');
const why = 'It shows the wrong quiz';

let root: string;
let deployment: string;
let remove: () => Promise<void>;

const log = () => undefined;

beforeEach(async () => {
  ({ folder: root, remove } = await temporaryFolder());
  deployment = join(root, 'deployment');
  await setLiveShell(deployment, { contract: '1.0.0', shared: { react: '19.3.1' } });
});

afterEach(() => remove());

async function release(code: string, again?: string): Promise<string> {
  const dist = join(root, 'dist');
  await buildInto(dist, code, {});
  const host = 'https://quizzes.example.org';
  await releaseBuild(dist, { deployment, module: quizzes, host, who: 'Grace', why: code, again, log });
  return (await readBuild(dist)).id;
}

const back = (to: string, reason = why) =>
  rollBack(to, { deployment, module: quizzes, who: 'Daniel', why: reason, log });

/** Each release of the list with its state and what happened to it, without the times. */
const listed = async () =>
  (await listReleases(deployment, quizzes)).map((line) => {
    const [state, id, , story = ''] = line.split(/ {2,}/);
    return [state, id, ...story.split(' · ').map((part) => part.replace(/^\S+Z /, ''))];
  });

describe('the list of releases', () => {
  it('says after a rollback which release was rolled back, and why, and which is live again', async () => {
    const one = await release('list()');
    const two = await release('list(again)');
    await back(one);
    expect(await listed()).toEqual([
      ['live', one, 'released by Grace: list()', 'live again by Daniel'],
      ['', two, 'released by Grace: list(again)', `rolled back by Daniel: ${why}`],
    ]);
  });

  it('keeps a withdrawal when the release is live again, by a release or a rollback, with the reason', async () => {
    const one = await release('list()');
    await withdrawModule({ deployment, module: quizzes, who: 'Daniel', why });
    await release('list()', 'Asked the hosts');
    await withdrawModule({ deployment, module: quizzes, who: 'Daniel', why });
    await back(one, 'The data is mended');
    expect(await listed()).toEqual([
      [
        'live',
        one,
        'released by Grace: list()',
        `withdrawn by Daniel: ${why}`,
        'released by Grace: list() (again: Asked the hosts)',
        `withdrawn by Daniel: ${why}`,
        'live again by Daniel: The data is mended',
      ],
    ]);
  });
});
