import { cp, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DataFolderError, openStore } from './index';
import { isDamagedTable } from './table-check';

jest.setTimeout(60_000);

let folder: string;
const data = () => join(folder, 'data');
const copy = () => join(folder, 'copy');
const tables = async () => (await readdir(join(data(), 'store'))).filter((name) => name.endsWith('.ldb'));
const tableOf = (name: string) => readFile(join(data(), 'store', name));

/** With one wrong bit. */
function flip(bytes: Buffer, at: number, bit: number): Buffer {
  const flipped = Buffer.from(bytes);
  flipped[at] = (flipped[at] ?? 0) ^ (1 << bit);
  return flipped;
}

/** All there is, as a server reads it at its start. */
async function readAll(from: string): Promise<unknown[]> {
  const store = await openStore(from);
  try {
    const found: unknown[] = [await store.namespace('a').get('k33')];
    for await (const entry of store.namespace('a').entries()) found.push(entry);
    return found;
  } finally {
    await store.close();
  }
}

async function write(changes: readonly { key: string; value: unknown }[]) {
  const store = await openStore(data());
  await store.namespace('a').batch(changes.map((change) => ({ type: 'put', ...change })));
  await store.close();
}

const numbers = Array.from({ length: 60 }, (_, n) => n);
const entriesOf = (round: number) =>
  numbers.map((n) => ({ key: `k${n}`, value: { round, text: 'abcdefgh'.repeat(n % 7) } }));

// Two states of the same entries, in a table each: the older one must never come back.
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'local-firebase-'));
  await write(entriesOf(1));
  await write(entriesOf(2));
  await (await openStore(data())).close();
});
afterEach(() => rm(folder, { recursive: true }));

it('every bit of a table but those of its end is known to be right', async () => {
  const endSize = 48;
  for (const name of await tables()) {
    const table = await tableOf(name);
    expect(isDamagedTable(table)).toBe(false);
    const unnoticed: number[] = [];
    for (let at = 0; at < table.length - endSize; at += 1)
      for (let bit = 0; bit < 8; bit += 1) if (!isDamagedTable(flip(table, at, bit))) unnoticed.push(at);
    expect(unnoticed).toEqual([]);
  }
});

it('a wrong bit in a table, wherever it is, is refused in words or does no harm', async () => {
  const right = await readAll(data());
  expect(right).toHaveLength(61);
  const names = await tables();
  expect(names).toHaveLength(2);
  let refused = 0;
  for (const name of names) {
    const table = await tableOf(name);
    for (let at = 0; at < table.length; at += 37) {
      await cp(data(), copy(), { recursive: true });
      const damaged = flip(table, at, at % 8);
      await writeFile(join(copy(), 'store', name), damaged);
      const found = await readAll(copy()).catch((error: unknown) => error);
      if (found instanceof DataFolderError) {
        expect(found.message).toContain('cannot be read: it may be damaged (');
        expect(await readFile(join(copy(), 'store', name))).toEqual(damaged);
        refused += 1;
      } else expect(found).toEqual(right);
      await rm(copy(), { recursive: true });
    }
  }
  expect(refused).toBeGreaterThan(70);
});

it('a table that is large and compressed is found whole, and damaged when one bit is wrong', async () => {
  const many = Array.from({ length: 4000 }, (_, n) => ({
    key: `questions/of/a/long/path/${(n * 2_654_435_761) % 4_294_967_296}`,
    value: { n, text: 'which of these is written in the book? '.repeat(5) },
  }));
  await write(many);
  expect(await readAll(data())).toHaveLength(4061);
  for (const name of await tables()) {
    const table = await tableOf(name);
    expect(isDamagedTable(table)).toBe(false);
    for (let at = 0; at < table.length - 48; at += 4999)
      expect(isDamagedTable(flip(table, at, 3))).toBe(true);
  }
});
