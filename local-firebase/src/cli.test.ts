import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { parseOptions, UsageError } from './cli/parse-options';
import { runCommand, startCommand, type Running } from './testing/command';

// Programs are started here, which takes its time on a busy machine.
jest.setTimeout(60_000);

let folder: string;
let data: string;
const started: Running[] = [];
const start = async (...flags: string[]) => {
  const running = await startCommand(['--data', data, ...flags]);
  started.push(running);
  return running;
};

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'local-firebase-'));
  data = join(folder, 'data');
});
afterEach(async () => {
  for (const running of started.splice(0)) await running.end('SIGKILL');
  await rm(folder, { recursive: true });
});

const documents = '/v1/projects/demo-project/databases/(default)/documents';
const add = ({ firestoreUrl }: Running, path: string) =>
  fetch(`${firestoreUrl}${documents}/${path}`, {
    method: 'PATCH',
    body: '{"fields":{"n":{"integerValue":"1"}}}',
  });
const read = ({ firestoreUrl }: Running, path: string) => fetch(`${firestoreUrl}${documents}/${path}`);

describe('options', () => {
  it('are told by --help, every one of them', async () => {
    const { code, output } = await runCommand(['--help']);
    const source = await readFile(join(__dirname, 'cli/parse-options.ts'), 'utf8');
    const options = [...source.matchAll(/^ {8}'?([a-z-]+)'?: \{ type/gm)].map(([, name]) => `--${name}`);
    expect(code).toBe(0);
    expect(options.length).toBeGreaterThan(10);
    for (const option of options) expect(output).toContain(`  ${option} `);
  });

  it('with --version tell the version of the package', async () => {
    const { version } = JSON.parse(await readFile(join(__dirname, '../package.json'), 'utf8')) as {
      version: string;
    };
    expect(await runCommand(['--version'])).toEqual({ code: 0, output: `${version}\n` });
  });

  it.each([
    ['--bogus', "Unknown option '--bogus'"],
    ['firestore.rules', "Unexpected argument 'firestore.rules'"],
    ['--data', 'argument missing'],
    ['--data=', '--data needs a value'],
    ['--firestore-port=http', '--firestore-port must be a port number, not "http"'],
    ['--auth-port=65536', '--auth-port must be a port number'],
    ['--auth-port=8080', 'must differ; both are 8080'],
    ['--project=a/b', '--project must be a project id'],
    ['--allow-origin=example.org', '--allow-origin must be an origin such as'],
    ['--overwrite', '--overwrite goes with --import or --export'],
    ['--import=a --seed=b', 'either --import or --seed'],
    ['--export=a --import=b', '--export writes and ends'],
  ])('%s are refused in words', (flags, words) => {
    const parse = () => parseOptions(flags.split(' '));
    expect(parse).toThrow(UsageError);
    expect(parse).toThrow(words);
  });

  it('that are wrong end the program with exit code 2, and a hint', async () => {
    expect(await runCommand(['--auth-port=x'])).toEqual({
      code: 2,
      output: '--auth-port must be a port number, not "x".\nlocal-firebase --help tells all options.\n',
    });
  });

  it('that name a missing file are refused with exit code 1', async () => {
    const ports = ['--firestore-port', '0', '--auth-port', '0', '--data', data];
    for (const flag of ['--rules', '--indexes', '--seed', '--import']) {
      const { code, output } = await runCommand([...ports, flag, join(folder, 'nothing-here')]);
      expect(output).toContain('nothing-here');
      expect(output).not.toContain('    at ');
      expect(code).toBe(1);
    }
  });
});

describe('a data folder', () => {
  it('is not shared: the second server names the first', async () => {
    const first = await start();
    const { code, output } = await runCommand(['--data', data, '--firestore-port', '0', '--auth-port', '0']);
    expect(output).toContain(
      `in use by another local-firebase: process ${first.pid} at ${first.firestoreUrl}.`,
    );
    expect(code).toBe(1);
    expect((await add(first, 'c/a')).status).toBe(200);
  });

  it('is free again after kill -9, with what was acknowledged', async () => {
    const killed = await start();
    expect((await add(killed, 'c/a')).status).toBe(200);
    await killed.end('SIGKILL');
    expect(await readdir(data)).toContain('owner.json');
    expect((await read(await start(), 'c/a')).status).toBe(200);
  });

  it('that is damaged is refused with exit code 1, also for an export', async () => {
    const first = await start();
    await add(first, 'c/a');
    expect((await first.end()).code).toBe(0);
    await rm(join(data, 'store', 'CURRENT'));
    for (const flags of [[], ['--export', join(folder, 'out.json')]]) {
      const { code, output } = await runCommand(['--data', data, ...flags]);
      expect(output).toContain('it may be damaged (CURRENT is missing)');
      expect(code).toBe(1);
    }
    expect(await readdir(folder)).toEqual(['data']);
  });
});

describe('export and import', () => {
  it('carry a project to another folder and another name', async () => {
    const first = await start();
    await add(first, 'c/a');
    await first.end();
    const file = join(folder, 'out.json');
    const exported = await runCommand(['--data', data, '--export', file]);
    expect(exported).toEqual({
      code: 0,
      output: `Exported 1 documents and 0 accounts of demo-project to ${file}.\n`,
    });

    data = join(folder, 'other');
    const second = await start('--import', file, '--project', 'demo-other');
    const found = await fetch(`${second.firestoreUrl}${documents.replace('demo-project', 'demo-other')}/c/a`);
    expect(await found.json()).toMatchObject({ fields: { n: { integerValue: '1' } } });
  });

  it('never replace a file, or data, unless told to', async () => {
    const first = await start();
    await add(first, 'c/a');
    await first.end();
    const out = join(folder, 'out');
    await runCommand(['--data', data, '--export', out]);
    const again = await runCommand(['--data', data, '--export', out]);
    expect(again).toMatchObject({ code: 1 });
    expect(again.output).toContain('is there already');
    expect((await runCommand(['--data', data, '--export', out, '--overwrite'])).code).toBe(0);

    await expect(start('--import', out)).rejects.toThrow('is not empty, so');
    expect((await read(await start('--import', out, '--overwrite'), 'c/a')).status).toBe(200);
  });

  it('are refused while a server has the folder, and when there is none', async () => {
    await start();
    const busy = await runCommand(['--data', data, '--export', join(folder, 'out.json')]);
    expect(busy).toMatchObject({ code: 1 });
    expect(busy.output).toContain('in use by another local-firebase');
    const none = await runCommand(['--data', join(folder, 'none'), '--export', join(folder, 'out.json')]);
    expect(none.output).toContain('nothing to export');
    expect(await readdir(folder)).toEqual(['data']);
  });
});

describe('the packed package', () => {
  it('serves with rules from an empty folder, from what was packed alone', async () => {
    const workspace = join(__dirname, '..');
    const run = promisify(execFile);
    await run('npm', ['pack', '--pack-destination', folder], { cwd: workspace });
    const [archive = ''] = (await readdir(folder)).filter((name) => name.endsWith('.tgz'));
    await run('tar', ['-xzf', archive], { cwd: folder });
    await mkdir(join(folder, 'package/node_modules'));
    const { dependencies } = JSON.parse(await readFile(join(workspace, 'package.json'), 'utf8')) as {
      dependencies: Record<string, string>;
    };
    for (const name of Object.keys(dependencies)) {
      const [scope, inScope] = name.split('/');
      if (inScope) await mkdir(join(folder, 'package/node_modules', scope ?? ''));
      await symlink(join(workspace, '../node_modules', name), join(folder, 'package/node_modules', name));
    }
    expect(await readdir(join(folder, 'package'))).not.toContain('src');

    const rules = join(folder, 'firestore.rules');
    await writeFile(
      rules,
      `rules_version = '2'; service cloud.firestore { match /databases/{d}/documents/open/{x} { allow read, write; } }`,
    );
    const program = join(folder, 'package/bin/local-firebase.cjs');
    const running = await startCommand(['--data', data, '--rules', rules], program);
    started.push(running);
    expect((await add(running, 'open/a')).status).toBe(200);
    expect((await add(running, 'closed/a')).status).toBe(403);
    expect((await read(running, 'open/a')).status).toBe(200);
  });
});
