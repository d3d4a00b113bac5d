import { cp, mkdtemp, readFile, readdir, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from './index';

jest.setTimeout(30_000);

let whole: string;
let folder: string;
const files = () => join(folder, 'store');
const named = async (pattern: RegExp) =>
  (await readdir(files())).filter((name) => pattern.test(name)).map((name) => join(files(), name));
const remove = async (pattern: RegExp) => {
  for (const path of await named(pattern)) await rm(path);
};
const change = async (pattern: RegExp, edit: (bytes: Buffer) => Buffer) => {
  for (const path of await named(pattern)) await writeFile(path, edit(await readFile(path)));
};
const flipped = (at: number) => (bytes: Buffer) => {
  const copy = Buffer.from(bytes);
  copy[at] = (copy[at] ?? 0) ^ 0xff;
  return copy;
};

const put = (n: number) => ({ type: 'put' as const, key: `k${n}`, value: { n, text: 'text '.repeat(1000) } });
const numbers = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);

/** Opens the folder and reads all of it, as a server does at its start. */
async function readAll(): Promise<number> {
  const store = await openStore(folder);
  try {
    let count = 0;
    for await (const entry of store.namespace('a').entries()) count += Number(entry.length > 0);
    return count;
  } finally {
    await store.close();
  }
}

const batches = 10;
const perBatch = 10;

// Enough for tables, and after the last opening a log of small batches.
beforeAll(async () => {
  whole = await mkdtemp(join(tmpdir(), 'local-firebase-'));
  const first = await openStore(whole);
  await first.namespace('a').batch(numbers(0, 1000).map(put));
  await first.close();
  const second = await openStore(whole);
  for (let batch = 0; batch < batches; batch += 1) {
    const from = 1000 + batch * perBatch;
    await second.namespace('a').batch(numbers(from, from + perBatch).map((n) => ({ ...put(n), value: n })));
  }
  await second.close();
});
afterAll(() => rm(whole, { recursive: true }));
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'local-firebase-'));
  await cp(whole, folder, { recursive: true });
});
afterEach(() => rm(folder, { recursive: true }));

it('a whole folder is read whole', async () => {
  expect(await readAll()).toBe(1100);
});

describe('a damaged folder is refused in words, again and again, and its data is left as it is', () => {
  it.each<[string, () => Promise<unknown>]>([
    ['CURRENT is gone', () => remove(/^CURRENT$/)],
    ['CURRENT is empty', () => change(/^CURRENT$/, () => Buffer.alloc(0))],
    ['the manifest is gone', () => remove(/^MANIFEST/)],
    ['the manifest is something else', () => change(/^MANIFEST/, () => Buffer.from('something else'))],
    ['a table is gone', () => remove(/\.ldb$/)],
    ['a table is overwritten in its middle', () => change(/\.ldb$/, (bytes) => bytes.fill(255, 300, 2000))],
    ['a table is cut off', () => change(/\.ldb$/, (bytes) => bytes.subarray(0, 100))],
    ['the log is gone', () => remove(/\.log$/)],
    ['an early commit in the log has a wrong byte', () => change(/\.log$/, flipped(40))],
    ['the length of an early commit is wrong', () => change(/\.log$/, flipped(4))],
  ])('%s', async (what, damage) => {
    await damage();
    // LevelDB itself may move a whole log into a table.
    const kept = what.includes('log') || what.includes('commit') ? /\.(ldb|log)$/ : /\.ldb$/;
    const before = await named(kept);
    await expect(readAll()).rejects.toThrow(`The folder ${folder} cannot be read: it may be damaged (`);
    await expect(readAll()).rejects.toThrow('restore it or start with another folder');
    expect(await named(kept)).toEqual(expect.arrayContaining(before));
  });
});

it('a commit that a crash has torn at the end costs nothing but itself', async () => {
  const [log = ''] = await named(/\.log$/);
  await truncate(log, (await readFile(log)).length - 5);
  expect(await readAll()).toBe(1100 - perBatch);
});

it('a table that a crash has left half-written, and that nothing needs, is no damage', async () => {
  const [table = ''] = await named(/\.ldb$/);
  await writeFile(join(files(), '999999.ldb'), (await readFile(table)).subarray(0, -100));
  expect(await readAll()).toBe(1100);
});
