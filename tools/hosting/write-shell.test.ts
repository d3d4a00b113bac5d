import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import example from '../../config/config.production.example.json';
import firebase from '../../firebase.json';
import { modules } from '../registry/modules';
import { put, temporaryFolder } from '../release/testing/build-folder';
import { writeShell } from './write-shell';

const registry = 'https://registry.example.org/remotes.json';

const config = JSON.stringify({ ...example, brand: 'Bread & Fish', brandIn: { te: '"రొట్టె"' } });
const release = '3f2a90c81d7e';
const publicModule = modules.find(({ access }) => access === 'public');
const remotes = JSON.stringify({
  schemaVersion: 1,
  remotes: [
    {
      ...{ name: publicModule?.name, title: 'Public pages', access: 'public', paths: publicModule?.paths },
      ...{ version: '0.1.0', contract: '1.0.0', release, releasedAt: '2026-11-22T08:30:00.000Z' },
      integrity: `sha384-${'A'.repeat(64)}`,
      entry: `https://public.example.org/${release}/mf-manifest.json`,
    },
  ],
});

let root: string;
let remove: () => Promise<void>;

beforeEach(async () => ({ folder: root, remove } = await temporaryFolder()));
afterEach(() => remove());

async function write(
  script: string,
  address?: string,
  noServiceWorker = false,
  release = `build-${script}`,
): Promise<string[]> {
  const built = join(root, release);
  const page =
    '<link id="registry" rel="preload" href="/remotes.json"><i data-backend="[[backend]]" data-release="[[release]]"></i><b>[[brand]]</b>';
  await put(join(built, 'index.html'), page);
  await put(
    join(built, 'pages/public.html'),
    `<html data-text-of="[[textOf]]"><title>[[title]]</title><style>[[screenStyles]]</style>${page}[[screen]]`,
  );
  await put(join(built, 'provides.json'), JSON.stringify({ contract: '1.0.0' }));
  await put(join(built, 'assets', script), 'start()');
  await put(join(built, 'service-worker.js'), 'work()');
  await put(join(built, 'no-service-worker.js'), 'leave()');
  const folder = join(root, 'shell');
  const record = join(root, 'shell-files.json');
  const data = { record, config, remotes, registry: address, deployment: root, noServiceWorker };
  await writeShell(folder, data, built);
  return (await readdir(folder)).sort();
}

const read = (name: string) => readFile(join(root, 'shell', name), 'utf8');

describe('the shell in a deployment', () => {
  it('names the origins that staff connect to', async () => {
    await write('shell.1.js');
    expect(await read('index.html')).toContain(
      'data-backend="https://identitytoolkit.googleapis.com https://firestore.googleapis.com"',
    );
  });

  it('names its release, if it is one', async () => {
    await write('shell.1.js', undefined, false, '0123abcd4567');
    expect(await read('index.html')).toContain('data-release="0123abcd4567"');
    await write('shell.1.js');
    expect(await read('index.html')).toContain('data-release=""');
  });

  it('has its service worker, or the script that withdraws it', async () => {
    await write('shell.1.js');
    expect(await read('service-worker.js')).toBe('work()');
    await write('shell.1.js', undefined, true);
    expect(await read('service-worker.js')).toBe('leave()');
    await write('shell.1.js');
    expect(await read('service-worker.js')).toBe('work()');
  });

  it('contains its configuration, and the address of the registry in its page', async () => {
    expect(await write('shell.1.js', registry)).toEqual([
      'assets',
      'config.json',
      'index.html',
      'no-service-worker.js',
      'pages',
      'provides.json',
      'service-worker.js',
    ]);
    expect(await read('config.json')).toBe(config);
    expect(await read('index.html')).toContain(`href="${registry}"`);
  });

  it('contains the registry where that has no host of its own', async () => {
    await write('shell.1.js', registry);
    expect(await write('shell.1.js')).toContain('remotes.json');
    expect(await read('index.html')).toContain('href="/remotes.json"');
    expect(await write('shell.1.js', registry)).not.toContain('remotes.json');
  });

  describe('keeps the files of earlier shells', () => {
    const day = 86_400_000;
    const start = Date.now();
    const files = async () => (await readdir(join(root, 'shell/assets'))).sort();
    const writeOn = (days: number, script: string) => {
      jest.setSystemTime(start + days * day);
      return write(script, registry);
    };
    beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] }));
    afterEach(() => jest.useRealTimers());

    it('for open tabs: those that were live within the last seven days', async () => {
      await writeOn(0, 'shell.1.js');
      await writeOn(30, 'shell.2.js');
      await writeOn(36, 'shell.3.js');
      expect(await files()).toEqual(['shell.1.js', 'shell.2.js', 'shell.3.js']);
      await writeOn(38, 'shell.4.js');
      expect(await files()).toEqual(['shell.2.js', 'shell.3.js', 'shell.4.js']);
    });

    it('and restarts the seven days for one that was live again', async () => {
      await writeOn(0, 'shell.1.js');
      await writeOn(1, 'shell.2.js');
      await writeOn(2, 'shell.1.js');
      await writeOn(10, 'shell.3.js');
      expect(await files()).toEqual(['shell.1.js', 'shell.3.js']);
      expect(await readdir(join(root, 'shell'))).toEqual([
        'assets',
        'config.json',
        'index.html',
        'no-service-worker.js',
        'pages',
        'provides.json',
        'service-worker.js',
      ]);
    });

    it('and keeps all for another seven days when its record is lost', async () => {
      await writeOn(0, 'shell.1.js');
      await writeOn(1, 'shell.2.js');
      await put(join(root, 'shell-files.json'), 'damaged');
      await writeOn(20, 'shell.3.js');
      expect(await files()).toEqual(['shell.1.js', 'shell.2.js', 'shell.3.js']);
    });
  });

  it('shows the brand in its pages before scripts run', async () => {
    await write('shell.1.js');
    for (const page of ['index.html', 'pages/privacy-policy.html'])
      expect(await read(page)).toContain('<b>Bread &amp; Fish</b>');
  });

  it('gives the installed app its name in each language', async () => {
    for (const lang of ['en', 'te'])
      await put(join(root, `build-shell.1.js/app.${lang}.webmanifest`), JSON.stringify({ lang }));
    await write('shell.1.js');
    const manifestOf = async (lang: string) =>
      JSON.parse(await read(`app.${lang}.webmanifest`)) as Record<string, unknown>;
    expect(await manifestOf('en')).toEqual({ lang: 'en', name: 'Bread & Fish' });
    expect(await manifestOf('te')).toEqual({ lang: 'te', name: '"రొట్టె"' });
  });

  it('titles the tab of a public page like its screen', async () => {
    const painted = { '/privacy-policy': { styles: '', markup: '<h1 class="a">Privacy &amp; you</h1>' } };
    await put(join(root, 'public-mfe', release, 'pages.json'), JSON.stringify(painted));
    await write('shell.1.js');
    const titleOf = async (page: string) => /<title>(.*)<\/title>/.exec(await read(page))?.[1];
    expect(await titleOf('pages/privacy-policy.html')).toBe('Privacy &amp; you · Bread &amp; Fish');
    expect(await titleOf('pages/terms-and-conditions.html')).toBe('Bread &amp; Fish');
  });

  it('contains the text of the live release in the page of each public path', async () => {
    const painted = { '/privacy-policy': { styles: 'p{margin:0}', markup: '<p>Mail [[supportEmail]]</p>' } };
    await put(join(root, 'public-mfe', release, 'pages.json'), JSON.stringify(painted));
    await write('shell.1.js');
    const page = await read('pages/privacy-policy.html');
    expect(page).toContain(`<p>Mail ${example.supportEmail}</p>`);
    expect(page).toContain('<style>p{margin:0}</style>');
    expect(await read('pages/terms-and-conditions.html')).not.toContain('[[');
  });

  it('names the release when a page contains its whole text, not for the beginning of a form', async () => {
    const painted = {
      '/privacy-policy': { styles: '', markup: '<p>All of it</p>' },
      '/delete-user-request': { styles: '', markup: '<h1>Request</h1><div data-loading>Loading…</div>' },
    };
    await put(join(root, 'public-mfe', release, 'pages.json'), JSON.stringify(painted));
    await write('shell.1.js');
    const textOf = async (page: string) => /data-text-of="([^"]*)"/.exec(await read(page))?.[1];
    expect(await textOf('pages/privacy-policy.html')).toBe(release);
    expect(await textOf('pages/delete-user-request.html')).toBe('');
    expect(await textOf('pages/terms-and-conditions.html')).toBe('');
  });

  it('has a page for every path of a module', async () => {
    await write('shell.1.js');
    const rewrites = firebase.hosting[0]?.rewrites ?? [];
    for (const { paths, access } of modules)
      for (const path of paths) {
        const found = rewrites.find(({ regex }) => new RegExp(regex).test(path))?.destination ?? '';
        expect(found).toBe(access === 'public' ? `/pages${path}.html` : '/index.html');
        expect(await read(found)).toContain('<link id="registry"');
      }
  });
});
