import { spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { withLock } from './lock';
import { temporaryFolder } from './testing/build-folder';

let lock: string;
let remove: () => Promise<void>;

beforeEach(async () => {
  const temporary = await temporaryFolder();
  remove = temporary.remove;
  lock = join(temporary.folder, '.lock');
});

afterEach(() => remove());

describe('the lock of a deployment', () => {
  it('lets one process at a time work, with any number waiting', async () => {
    let working = 0;
    let most = 0;
    const work = async () => {
      working += 1;
      most = Math.max(most, working);
      await pause(5);
      working -= 1;
    };
    await Promise.all(Array.from({ length: 12 }, () => withLock(lock, work)));
    expect(most).toBe(1);
    expect(existsSync(lock)).toBe(false);
  });

  it('is released after failed work', async () => {
    await expect(withLock(lock, () => Promise.reject(new Error('It failed')))).rejects.toThrow('It failed');
    expect(await withLock(lock, async () => 'done')).toBe('done');
  });

  it('is taken over from a killed process by one of those waiting', async () => {
    const { pid } = spawnSync(process.execPath, ['-e', '']);
    await writeFile(lock, String(pid));
    let working = 0;
    const work = async () => {
      working += 1;
      expect(working).toBe(1);
      expect(await readFile(lock, 'utf8')).toBe(String(process.pid));
      working -= 1;
    };
    await Promise.all(Array.from({ length: 8 }, () => withLock(lock, work)));
  });

  it('deletes temporary files of killed processes only', async () => {
    const { pid } = spawnSync(process.execPath, ['-e', '']);
    const [dead, running, other] = [`.lock.${randomUUID()}`, `.lock.breaking.${randomUUID()}`, '.lock.notes'];
    const place = dirname(lock);
    await writeFile(join(place, dead), String(pid));
    await writeFile(join(place, running), String(process.pid));
    await writeFile(join(place, other), String(pid));
    await withLock(lock, async () => undefined);
    expect((await readdir(place)).sort()).toEqual([running, other].sort());
  });

  it('is waited for while another process works', async () => {
    const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    await writeFile(lock, String(other.pid));
    let got = false;
    const ours = withLock(lock, async () => void (got = true));
    await pause(200);
    expect(got).toBe(false);
    other.kill('SIGKILL');
    await once(other, 'exit');
    await ours;
    expect(got).toBe(true);
  });
});
