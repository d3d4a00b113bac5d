import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BatchWriter } from './batch-writer';
import { openStore } from './index';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'local-firebase-'));
});
afterEach(() => rm(folder, { recursive: true }));

describe('data folder', () => {
  it('keeps what was written, apart by namespace', async () => {
    const store = await openStore(folder);
    await store.namespace('a').batch([
      { type: 'put', key: 'x/1', value: { n: 1 } },
      { type: 'put', key: 'x/2', value: 'two' },
      { type: 'put', key: 'y', value: 3 },
    ]);
    await store.namespace('b').put('x/1', 'other');
    await store.close();

    const again = await openStore(folder);
    const a = again.namespace('a');
    await a.delete('x/2');
    const entries: unknown[] = [];
    for await (const entry of a.entries('x/')) entries.push(entry);
    expect(entries).toEqual([['x/1', { n: 1 }]]);
    expect(await a.get('nothing')).toBeUndefined();
    expect(await again.namespace('b').get('x/1')).toBe('other');
    await again.close();
  });

  it('gives all entries in order, however many there are', async () => {
    const store = await openStore(folder);
    const keys = Array.from({ length: 2500 }, (_, index) => String(index).padStart(4, '0'));
    const many = store.namespace('many');
    await many.batch(keys.map((key) => ({ type: 'put', key, value: key })));
    const found: unknown[] = [];
    for await (const [key] of many.entries()) found.push(key);
    expect(found).toEqual(keys);
    for await (const [key] of many.entries()) if (key === '0007') break;
    await store.close();
  });

  it('is never shared by two servers', async () => {
    const store = await openStore(folder);
    await expect(openStore(folder)).rejects.toThrow('is in use by another local-firebase');
    await store.close();
  });

  it('is left alone by Git and by the tools that read its files, also inside a checkout', async () => {
    await (await openStore(folder)).close();
    expect(await readFile(join(folder, '.gitignore'), 'utf8')).toBe('*\n');
  });

  it('of a newer format is refused and left alone', async () => {
    await writeFile(join(folder, 'format.json'), '{"format":"local-firebase","version":99}');
    await expect(openStore(folder)).rejects.toThrow('written by a newer local-firebase');
    expect(await readdir(folder)).toEqual(['format.json']);
    expect(await readFile(join(folder, 'format.json'), 'utf8')).toContain('99');
  });

  it('with foreign content is refused and left alone', async () => {
    await writeFile(join(folder, 'holiday.txt'), 'sun');
    await expect(openStore(folder)).rejects.toThrow('no data folder of local-firebase');
    expect(await readdir(folder)).toEqual(['holiday.txt']);
  });
});

describe('batch writer', () => {
  const put = (key: string) => [{ type: 'put' as const, key, value: 1 }];

  it('writes what waited for the disk in one go, in order', async () => {
    const written: string[][] = [];
    const writer = new BatchWriter(async (operations) => {
      await Promise.resolve();
      written.push(operations.map((operation) => operation.key));
    });
    await Promise.all([writer.write(put('a')), writer.write(put('b')), writer.write(put('c'))]);
    expect(written).toEqual([['a'], ['b', 'c']]);
  });

  it('accepts nothing more after a failed write, which it tells once', async () => {
    const writes = jest.fn().mockRejectedValue(new Error('disk full'));
    const told: string[] = [];
    const writer = new BatchWriter(writes, (reason) => told.push(String(reason)));
    await expect(writer.write(put('a'))).rejects.toThrow('disk full');
    await expect(writer.write(put('b'))).rejects.toThrow('disk full');
    expect(writes).toHaveBeenCalledTimes(1);
    expect(told).toEqual(['Error: disk full']);
  });
});
