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
  await writeShell(
    folder,
    { config: '{"brand":"Quiz"}', remotes: '{"remotes":[]}', registry: address },
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

  it('keeps the files of the one before for tabs that are open', async () => {
    await write('shell.1.js', registry);
    await write('shell.2.js', registry);
    expect((await readdir(join(root, 'shell/assets'))).sort()).toEqual(['shell.1.js', 'shell.2.js']);
  });
});
