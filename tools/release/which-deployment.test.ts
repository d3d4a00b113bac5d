import { join } from 'node:path';
import { put, temporaryFolder } from './testing/build-folder';
import type * as Deployments from './deployment-folder';
import type * as Tested from './which-deployment';

let root: string;
let remove: () => Promise<void>;
beforeEach(async () => ({ folder: root, remove } = await temporaryFolder()));
afterEach(() => remove());

/** The lines for a deployment of the repository in the temporary folder. */
function linesFor(name: keyof typeof Deployments.deployments): string[] {
  const before = process.env.CONSOLE_ROOT;
  process.env.CONSOLE_ROOT = root;
  let lines: string[] = [];
  jest.isolateModules(() => {
    const { deployments } = jest.requireActual<typeof Deployments>('./deployment-folder');
    const { whichDeployment } = jest.requireActual<typeof Tested>('./which-deployment');
    lines = whichDeployment(deployments[name]);
  });
  if (before === undefined) delete process.env.CONSOLE_ROOT;
  else process.env.CONSOLE_ROOT = before;
  return lines;
}

describe('a command that has changed a deployment', () => {
  it('names it', () => {
    expect(linesFor('local')).toEqual(['In the deployment .deployment/local.']);
  });

  it('says how to change production, where that is not the one', async () => {
    await put(join(root, '.deployment/production/registry/remotes.json'), '{}');
    expect(linesFor('local')).toEqual([
      'In the deployment .deployment/local.',
      'For production: the same with --deployment .deployment/production, then npm run deploy.',
    ]);
    expect(linesFor('production')).toEqual(['In the deployment .deployment/production.']);
  });
});
