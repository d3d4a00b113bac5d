import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ClassicLevel } from 'classic-level';
import { openStore } from './index';
import { seal } from './sealed-value';

let folder: string;
const files = () => join(folder, 'store');
const format = () => readFile(join(folder, 'format.json'), 'utf8');

/** Puts texts on the disk as they are, in a folder of format 1. */
async function storeInFormat1(entries: Record<string, string>) {
  await writeFile(join(folder, 'format.json'), '{"format":"local-firebase","version":1}\n');
  const level = new ClassicLevel(files());
  await level.batch(Object.entries(entries).map(([key, value]) => ({ type: 'put' as const, key, value })));
  await level.close();
}

async function readAll(): Promise<Record<string, unknown>> {
  const store = await openStore(folder);
  try {
    const found: Record<string, unknown> = {};
    for await (const [key, value] of store.namespace('a').entries()) found[key] = value;
    return found;
  } finally {
    await store.close();
  }
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'local-firebase-'));
});
afterEach(() => rm(folder, { recursive: true }));

const many = Object.fromEntries(
  Array.from({ length: 2500 }, (_, n) => [`a/${n}`, JSON.stringify({ n, name: 'Zoë' })]),
);

describe('a folder of format 1, whose values have no checksums', () => {
  it('is read whole and is of the latest format from then on', async () => {
    await storeInFormat1({ ...many, 'a/number': '12', 'a/text': '"#"' });
    for (let start = 0; start < 2; start += 1) {
      const found = await readAll();
      expect(Object.keys(found)).toHaveLength(2502);
      expect(found).toMatchObject({ 7: { n: 7, name: 'Zoë' }, number: 12, text: '#' });
      expect(await format()).toContain('"version":2');
    }
  });

  it('may be interrupted on its way to the latest format', async () => {
    await storeInFormat1({ 'a/done': seal('a/done', { n: 1 }), 'a/open': '{"n":2}' });
    expect(await readAll()).toEqual({ done: { n: 1 }, open: { n: 2 } });
    expect(await format()).toContain('"version":2');
  });

  it.each([
    ['was sealed before and is damaged', seal('a/x', { n: 1 }).replace('1}', '3}'), 'the checksum of a/x'],
    ['is no JSON', '{"n":', 'the value of a/x'],
  ])('stays of format 1 when a value %s', async (_what, value, words) => {
    await storeInFormat1({ 'a/x': value });
    for (let start = 0; start < 2; start += 1) {
      await expect(readAll()).rejects.toThrow(
        `The folder ${folder} cannot be read: it may be damaged (${words}`,
      );
      expect(await format()).toContain('"version":1');
    }
  });
});

it.each([
  ['a value', 'a/x', seal('a/x', { n: 1 }).replace('1}', '3}')],
  ['a key', 'a/x', seal('a/y', { n: 1 })],
  ['a checksum', 'a/x', '#00000000{"n":1}'],
  ['the mark of a checksum', 'a/x', `!${seal('a/x', { n: 1 }).slice(1)}`],
])('%s that is not what was stored is refused by name', async (_what, key, value) => {
  await (await openStore(folder)).close();
  const level = new ClassicLevel(files());
  await level.put(key, value);
  await level.close();
  const words = `may be damaged (the checksum of ${key} is wrong)`;
  await expect(readAll()).rejects.toThrow(words);
  const store = await openStore(folder);
  await expect(store.namespace('a').get('x')).rejects.toThrow(words);
  await store.close();
});
