import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { modules } from '../registry/modules';
import { moduleIn } from '../registry/module-facts';
import { createModule } from './create-module';

const repository = join(__dirname, '../..');

/** What the command reads of this repository. */
const needed = [
  ...['package.json', 'firebase.json', 'README.md', 'bench/single-bundle/load-remote.ts'],
  ...['.github', ...modules.map(({ workspace }) => `${workspace}/package.json`)],
];

let root: string;
const text = (file: string) => readFile(join(root, file), 'utf8');

/** The modules that the workflow offers to roll back. */
async function rollbackOptions(folder: string): Promise<string[]> {
  const file = await readFile(join(folder, '.github/workflows/rollback-module.yml'), 'utf8');
  const { on } = parse(file) as { on: { workflow_dispatch: { inputs: { module: { options: string[] } } } } };
  return on.workflow_dispatch.inputs.module.options;
}

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'console-new-module-'));
  for (const name of needed) await cp(join(repository, name), join(root, name), { recursive: true });
});
afterEach(() => rm(root, { recursive: true, force: true }));

describe('a new module', () => {
  const newcomers = { name: 'newcomers', title: 'Newcomers', path: '/newcomers' };
  const lastPort = Math.max(...modules.map(({ port }) => port));

  it('is a workspace with the next port, for staff, with the packages of the others', async () => {
    await createModule(root, newcomers);
    const { workspaces } = JSON.parse(await text('package.json')) as { workspaces: string[] };
    expect(workspaces.filter((name) => name.endsWith('-mfe'))).toEqual([
      ...modules.map(({ workspace }) => workspace),
      'newcomers-mfe',
    ]);
    expect(moduleIn(join(root, 'newcomers-mfe'))).toEqual({
      workspace: 'newcomers-mfe',
      name: 'newcomers_mfe',
      title: 'Newcomers',
      access: 'staff',
      paths: ['/newcomers'],
      port: lastPort + 1,
      portVariable: 'CONSOLE_PORT_NEWCOMERS',
    });
  });

  it('has a site with the headers of every other module', async () => {
    await createModule(root, newcomers);
    const { hosting } = JSON.parse(await text('firebase.json')) as { hosting: { target: string }[] };
    const site = hosting.find(({ target }) => target === 'console-newcomers');
    const other = hosting.find(({ target }) => target === 'console-quizzes');
    expect(site).toEqual({
      ...other,
      target: 'console-newcomers',
      public: '.deployment/production/newcomers-mfe',
    });
    expect(hosting.at(-1)?.target).toBe('console-registry');
  });

  it('has the release workflow of the others, and can be rolled back', async () => {
    await createModule(root, newcomers);
    const other = await text('.github/workflows/release-quizzes.yml');
    expect(await text('.github/workflows/release-newcomers.yml')).toBe(
      other.replaceAll('quizzes', 'newcomers'),
    );
    expect(await rollbackOptions(root)).toEqual([...(await rollbackOptions(repository)), 'newcomers']);
  });

  it('has its sources reviewed by a team of its own, its package.json by the release owners', async () => {
    await createModule(root, newcomers);
    const other = /^\/quizzes-mfe\/.*\n.*$/m.exec(await text('.github/CODEOWNERS'))?.[0];
    expect(await text('.github/CODEOWNERS')).toContain(`\n${other?.replaceAll('quizzes', 'newcomers')}\n`);
  });

  it.each(['package.json', 'README.md', 'bench/single-bundle/load-remote.ts'])(
    'adds one line to %s and leaves the others as they were',
    async (file) => {
      const before = (await text(file)).split('\n');
      await createModule(root, newcomers);
      const lines = (await text(file)).split('\n');
      const added = lines.findIndex((line, index) => line !== before[index]);
      expect(lines.toSpliced(added, 1)).toEqual(before);
      expect(lines[added]).toContain('newcomers');
    },
  );

  it.each([
    [{ name: 'Newcomers' }, "A module's name is 2 to 30 lower-case letters, not 'Newcomers'."],
    [{ name: 'quizzes' }, "The name 'quizzes' is taken."],
    [{ name: 'shell' }, "The name 'shell' is taken."],
    [{ name: 'auth' }, "The name 'auth' is taken."],
    [{ title: 'A "quote"' }, '--title is 1 to 60 characters'],
    [{ title: ' ' }, '--title is 1 to 60 characters'],
    [{ path: 'newcomers' }, "--path is a path such as /newcomers, not 'newcomers'."],
    [{ path: '/home' }, '/home belongs to Quizzes.'],
    [{ path: '/modules' }, '/modules is a path of the console.'],
  ])('with %j is refused, and nothing is written', async (change, message) => {
    const before = await text('package.json');
    await expect(createModule(root, { ...newcomers, ...change })).rejects.toThrow(message);
    expect(await text('package.json')).toBe(before);
  });
});

describe('every module of this repository', () => {
  const listed: [string, string, (workspace: string) => string][] = [
    ['the README', 'README.md', (workspace) => `\n${workspace}/ `],
    [
      'the single bundle of the benchmark',
      'bench/single-bundle/load-remote.ts',
      (name) => `/${name}/src/module`,
    ],
  ];
  it.each(listed)('is listed in %s', async (_what, file, mark) => {
    const found = await readFile(join(repository, file), 'utf8');
    expect(modules.filter(({ workspace }) => !found.includes(mark(workspace)))).toEqual([]);
  });

  it('can be rolled back by its workflow', async () => {
    expect(await rollbackOptions(repository)).toEqual(
      modules.map(({ workspace }) => workspace.replace('-mfe', '')),
    );
  });
});
