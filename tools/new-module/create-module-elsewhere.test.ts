import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import firebase from '../../firebase.json';
import { optionsIn } from '../documents/command-line';
import { put } from '../release/testing/build-folder';
import { commandsOf, isPrivileged, jobs, workflowIn } from '../release/testing/workflows';
import { hostingRules } from '../serve/hosting-rules';
import { siteOf, type HostingSite } from '../serve/sites';
import { createModuleElsewhere } from './create-module-elsewhere';

const repository = join(__dirname, '../..');
const results = { name: 'results', title: 'Results', path: '/results' };

let root: string;
const read = (file: string) => readFile(join(root, file), 'utf8');
const sites = async () =>
  (JSON.parse(await read('firebase.json')) as { hosting: readonly HostingSite[] }).hosting;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'console-team-'));
  await put(join(root, 'package.json'), '{"name":"team"}');
});
afterEach(() => rm(root, { recursive: true, force: true }));

describe('the site of a module in another repository', () => {
  it('has the headers of every module of the console', async () => {
    await createModuleElsewhere(root, results);
    const [site, ...more] = await sites();
    expect(more).toEqual([]);
    const of = { target: 'console-results', public: '.deployment/production/results-mfe' };
    for (const ours of firebase.hosting.filter((each) => each.public.endsWith('-mfe')))
      expect(site).toEqual({ ...ours, ...of });
  });

  it('keeps files of releases for a year and lets the console read them, but nothing else', async () => {
    await createModuleElsewhere(root, results);
    const { headersOf } = hostingRules((await sites())[0] ?? siteOf('shell'));
    expect(headersOf('/3f2a90c81d7e/remoteEntry.js')).toMatchObject({
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Access-Control-Allow-Origin': '*',
    });
    expect(headersOf('/404.html')).toMatchObject({ 'Cache-Control': 'no-cache' });
  });

  it('comes after those that are there, which stay', async () => {
    const own = { hosting: [{ target: 'website', public: 'web' }], functions: { source: 'functions' } };
    await put(join(root, 'firebase.json'), JSON.stringify(own));
    await createModuleElsewhere(root, results);
    await createModuleElsewhere(root, { name: 'prizes', title: 'Prizes', path: '/prizes' });
    expect((await sites()).map(({ target }) => target)).toEqual([
      'website',
      'console-results',
      'console-prizes',
    ]);
    expect((await sites())[0]).toEqual(own.hosting[0]);
    expect(JSON.parse(await read('firebase.json'))).toMatchObject({ functions: own.functions });
  });

  it.each([
    ['{"hosting":{"public":"web"}}', 'The hosting of firebase.json is one site. Make it a list'],
    ['// Our sites', 'firebase.json is not JSON'],
  ])('is refused where firebase.json is %s, and nothing is written', async (text, message) => {
    await put(join(root, 'firebase.json'), text);
    await expect(createModuleElsewhere(root, results)).rejects.toThrow(message);
    expect(await read('firebase.json')).toBe(text);
    expect(existsSync(join(root, 'results-mfe'))).toBe(false);
  });
});

it('leaves the files that a repository has, and says so', async () => {
  const files = ['tsconfig.json', '.nvmrc', '.gitignore', '.github/workflows/release-results.yml'];
  for (const file of files) await put(join(root, file), 'ours');
  const kept: string[] = [];
  const written = await createModuleElsewhere(root, results, (file) => kept.push(file));
  expect(kept).toEqual(files);
  expect(await Promise.all(files.map(read))).toEqual(files.map(() => 'ours'));
  expect(written.filter((file) => files.includes(file))).toEqual([]);
});

describe('the workflow of a module in another repository', () => {
  const file = '.github/workflows/release-results.yml';
  const workflow = async () => {
    await createModuleElsewhere(root, results);
    return workflowIn(await read(file));
  };

  it('has the jobs of our modules, but for the registry', async () => {
    const { permissions, jobs: own } = await workflow();
    expect(permissions).toEqual({ contents: 'read' });
    expect(Object.keys(own)).toEqual(['test', 'release']);
    for (const [name, { steps, permissions: rights }] of Object.entries(own)) {
      const [, ours] =
        jobs.find(([each]) => each === `release-module.yml › ${name === 'test' ? 'build' : name}`) ?? [];
      expect(rights).toEqual(ours?.permissions);
      const used = steps.flatMap(({ uses }) => uses ?? []);
      expect(used).toEqual(ours?.steps.flatMap(({ uses }) => uses ?? []));
    }
  });

  it('tests, checks and builds what it releases, without rights', async () => {
    const { test } = (await workflow()).jobs;
    expect(test?.steps.flatMap(({ run }) => run ?? [])).toEqual([
      'npm ci --ignore-scripts',
      'npm test -w "$MODULE-mfe"',
      'node_modules/.bin/tsc -p .',
      'node_modules/.bin/console-module messages --check',
      'npm run build -w "$MODULE-mfe"',
    ]);
    expect(test && isPrivileged(test)).toBe(false);
  });

  it('releases from main only, in the environment of the module, and deploys its site only', async () => {
    const { release } = (await workflow()).jobs;
    expect(release).toMatchObject({ environment: 'results', needs: 'test' });
    expect(await read(file)).toContain("needs: test\n    if: github.ref == 'refs/heads/main'\n");
    const commands = release ? commandsOf(release) : '';
    expect(commands).not.toMatch(/npm (test|run)|tsc|npx|\$\{\{/);
    expect(commands.match(/--only .*/g)).toEqual(['--only "hosting:console-$MODULE"']);
  });

  it('names only commands, options and files that the packages have', async () => {
    const commands = Object.values((await workflow()).jobs)
      .map(commandsOf)
      .join('\n');
    const program = await readFile(join(repository, 'tools/kit/console-module.cjs'), 'utf8');
    const run = [...commands.matchAll(/bin\/console-module (\w+)(.*)/g)].map(([, name = '', rest = '']) => ({
      name,
      options: [...rest.matchAll(/--([\w-]+)/g)].map(([, option = '']) => option),
    }));
    expect(run.map(({ name }) => name)).toEqual(['messages', 'release', 'firebase']);
    for (const { name, options } of run) {
      const script = new RegExp(`  ${name}: '(.*)',`).exec(program)?.[1];
      if (!script) expect(program).toContain(`command === '${name}'`);
      else {
        const known = optionsIn(await readFile(join(repository, 'tools', script), 'utf8'));
        expect(options.filter((option) => !(option in known))).toEqual([]);
      }
    }
    const named = [...commands.matchAll(/node_modules\/@console\/module-kit\/(\S+)/g)];
    expect(named.length).toBeGreaterThan(0);
    for (const [, path = ''] of named) expect(existsSync(join(repository, path))).toBe(true);
    const { scripts } = JSON.parse(await read('results-mfe/package.json')) as { scripts: object };
    expect(Object.keys(scripts)).toEqual(['build', 'test']);
  });
});
