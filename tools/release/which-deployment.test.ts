import { join } from 'node:path';
import { put, temporaryFolder } from './testing/build-folder';
import type * as Deployments from './deployment-folder';
import type * as Tested from './which-deployment';

let root: string;
let remove: () => Promise<void>;
beforeEach(async () => ({ folder: root, remove } = await temporaryFolder()));
afterEach(() => remove());

type Modules = typeof Deployments & typeof Tested;

/** Uses the modules with the repository in the temporary folder. */
function inRepository<Result>(use: (modules: Modules) => Result): Result {
  const before = process.env.CONSOLE_ROOT;
  process.env.CONSOLE_ROOT = root;
  let result: Result | undefined;
  try {
    jest.isolateModules(() => {
      result = use({
        ...jest.requireActual<typeof Deployments>('./deployment-folder'),
        ...jest.requireActual<typeof Tested>('./which-deployment'),
      });
    });
    return result as Result;
  } finally {
    if (before === undefined) delete process.env.CONSOLE_ROOT;
    else process.env.CONSOLE_ROOT = before;
  }
}

const linesFor = (name: keyof Modules['deployments']): string[] =>
  inRepository(({ deployments, whichDeployment }) => whichDeployment(deployments[name]));

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

describe('a command that names no deployment', () => {
  const begin = (name: keyof Modules['deployments']) => () =>
    inRepository(({ deployments, assertIsMeant }) => assertIsMeant(deployments[name]));

  it('is for that of this machine, unless only production has one', async () => {
    expect(begin('local')).not.toThrow();
    await put(join(root, '.deployment/production/registry/remotes.json'), '{}');
    expect(begin('local')).toThrow(
      'Nothing is released on this machine. For production: the same with --deployment .deployment/production.',
    );
    expect(begin('production')).not.toThrow();
    await put(join(root, '.deployment/local/registry/remotes.json'), '{}');
    expect(begin('local')).not.toThrow();
  });
});

describe('the command that uploads', () => {
  it('names the deployment, unless it is production', () => {
    const commandFor = (name: string) =>
      inRepository(({ deployCommand }) => deployCommand('shell', join(root, '.deployment', name)));
    expect(commandFor('production')).toBe('npm run deploy -- shell');
    expect(commandFor('staging')).toBe(
      'npm run deploy -- shell --deployment .deployment/staging --config <its configuration>',
    );
  });
});
