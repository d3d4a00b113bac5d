import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { put, temporaryFolder } from '../release/testing/build-folder';
import { writeShell } from './write-shell';

const registry = 'https://registry.example.org/remotes.json';

let root: string;
let remove: () => Promise<void>;

beforeEach(async () => ({ folder: root, remove } = await temporaryFolder()));
afterEach(() => remove());

async function write(script: string, address?: string): Promise<string[]> {
  const built = join(root, `build-${script}`);
  await put(join(built, 'index.html'), '<link id="registry" rel="preload" href="/remotes.json">');
  await put(join(built, 'assets', script), 'start()');
  const folder = join(root, 'shell');
  const record = join(root, 'shell-files.json');
  await writeShell(
    folder,
    { record, config: '{"brand":"Quiz"}', remotes: '{"remotes":[]}', registry: address },
    built,
  );
  return (await readdir(folder)).sort();
}

const read = (name: string) => readFile(join(root, 'shell', name), 'utf8');

describe('the shell in a deployment', () => {
  it('has its configuration, and in its page the address of the registry', async () => {
    expect(await write('shell.1.js', registry)).toEqual(['assets', 'config.json', 'index.html']);
    expect(await read('config.json')).toBe('{"brand":"Quiz"}');
    expect(await read('index.html')).toContain(`href="${registry}"`);
  });

  it('has the registry beside it where that has no host of its own', async () => {
    await write('shell.1.js', registry);
    expect(await write('shell.1.js')).toContain('remotes.json');
    expect(await read('index.html')).toContain('href="/remotes.json"');
    expect(await write('shell.1.js', registry)).not.toContain('remotes.json');
  });

  describe('keeps the files of earlier ones', () => {
    const day = 86_400_000;
    const start = Date.now();
    const files = async () => (await readdir(join(root, 'shell/assets'))).sort();
    const writeOn = (days: number, script: string) => {
      jest.setSystemTime(start + days * day);
      return write(script, registry);
    };
    beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] }));
    afterEach(() => jest.useRealTimers());

    it('for tabs that are open: those that were live within seven days, however long before', async () => {
      await writeOn(0, 'shell.1.js');
      await writeOn(30, 'shell.2.js');
      await writeOn(36, 'shell.3.js');
      expect(await files()).toEqual(['shell.1.js', 'shell.2.js', 'shell.3.js']);
      await writeOn(38, 'shell.4.js');
      expect(await files()).toEqual(['shell.2.js', 'shell.3.js', 'shell.4.js']);
    });

    it('and begins to count again for one that was live again', async () => {
      await writeOn(0, 'shell.1.js');
      await writeOn(1, 'shell.2.js');
      await writeOn(2, 'shell.1.js');
      await writeOn(10, 'shell.3.js');
      expect(await files()).toEqual(['shell.1.js', 'shell.3.js']);
      expect(await readdir(join(root, 'shell'))).toEqual(['assets', 'config.json', 'index.html']);
    });

    it('and keeps all for another seven days when its account is lost', async () => {
      await writeOn(0, 'shell.1.js');
      await writeOn(1, 'shell.2.js');
      await put(join(root, 'shell-files.json'), 'damaged');
      await writeOn(20, 'shell.3.js');
      expect(await files()).toEqual(['shell.1.js', 'shell.2.js', 'shell.3.js']);
    });
  });
});
