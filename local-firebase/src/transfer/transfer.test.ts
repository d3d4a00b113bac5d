import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { createAuth, type Auth } from '../auth';
import { Database } from '../database/database';
import { stage } from '../commit/stage';
import { openStore, type Store } from '../storage';
import { parseFields } from '../values/parse-value';
import type { Fields, Value } from '../values/value';
import { exportData } from './export-data';
import { formatName, parseExport } from './export-format';
import { importData } from './import-data';

jest.setTimeout(30_000);

const open: { store: Store; folder: string }[] = [];

interface Place {
  database: Database;
  auth: Auth;
}

async function emptyPlace(project: string): Promise<Place> {
  const folder = await mkdtemp(join(tmpdir(), 'local-firebase-'));
  const store = await openStore(folder);
  open.push({ store, folder });
  return {
    database: await Database.open(store.namespace('firestore')),
    auth: createAuth({ project, store: store.namespace('auth') }),
  };
}

afterEach(async () => {
  for (const { store, folder } of open.splice(0)) {
    await store.close();
    await rm(folder, { recursive: true });
  }
});

const nameIn = (project: string, path: string, database = '(default)') =>
  `projects/${project}/databases/${database}/documents/${path}`;

function put({ database }: Place, name: string, fields: Fields): void {
  const version = database.nextVersion();
  const writes = [{ kind: 'update' as const, name, fields, transforms: [] }];
  database.apply(stage(writes, (other) => database.get(other), version).after, version);
}

/** As a person would: out to a file's text, in from it. */
async function carry(from: Place, to: Place, project: string, overwrite = false): Promise<void> {
  const text = JSON.stringify(await exportData('demo-test', from.database, from.auth));
  const options = { project, file: 'export.json', overwrite };
  await importData(parseExport(text, 'export.json'), to.database, to.auth, options);
}

const text = fc.string({ unit: 'grapheme', maxLength: 20 });
const fieldName = text.filter((name) => name !== '' && !/^__.*__$/s.test(name));
const vector = fc
  .array(fc.double({ noNaN: true, noDefaultInfinity: true }), { minLength: 1, maxLength: 4 })
  .map((numbers) => ({
    mapValue: {
      fields: {
        __type__: { stringValue: '__vector__' },
        value: { arrayValue: { values: numbers.map((doubleValue) => ({ doubleValue })) } },
      },
    },
  }));
const instant = fc.date({
  min: new Date('0001-01-01T00:00:00Z'),
  max: new Date('9999-12-31T00:00:00Z'),
  noInvalidDate: true,
});
const { value: anyValue } = fc.letrec<{ value: object; scalar: object; list: object; map: object }>(
  (tie) => ({
    scalar: fc.oneof(
      fc.constant({ nullValue: null }),
      fc.boolean().map((booleanValue) => ({ booleanValue })),
      fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).map((n) => ({ integerValue: String(n) })),
      fc.double().map((n) => ({ doubleValue: Number.isFinite(n) ? n : String(n) })),
      fc.tuple(instant, fc.nat(999)).map(([date, micros]) => ({
        timestampValue: date.toISOString().replace('Z', `${String(micros).padStart(3, '0')}Z`),
      })),
      text.map((stringValue) => ({ stringValue })),
      fc.uint8Array().map((bytes) => ({ bytesValue: Buffer.from(bytes).toString('base64') })),
      fc
        .constantFrom('demo-test', 'elsewhere')
        .map((project) => ({ referenceValue: nameIn(project, 'c/d') })),
      fc
        .tuple(fc.double({ min: -90, max: 90, noNaN: true }), fc.double({ min: -180, max: 180, noNaN: true }))
        .map(([latitude, longitude]) => ({ geoPointValue: { latitude, longitude } })),
      vector,
    ),
    list: fc.array(fc.oneof({ maxDepth: 3 }, tie('scalar'), tie('map')), { maxLength: 4 }).map((values) => ({
      arrayValue: { values: values.filter((value) => !JSON.stringify(value).includes('__vector__')) },
    })),
    map: fc.dictionary(fieldName, tie('value'), { maxKeys: 4 }).map((fields) => ({ mapValue: { fields } })),
    value: fc.oneof({ maxDepth: 3 }, tie('scalar'), tie('list'), tie('map')),
  }),
);

it('every value of every type is the same after export and import, but for references that follow the project', async () => {
  const [from, same, other] = [
    await emptyPlace('demo-test'),
    await emptyPlace('demo-test'),
    await emptyPlace('demo-new'),
  ];
  await fc.assert(
    fc.asyncProperty(fc.dictionary(fieldName, anyValue, { maxKeys: 5 }), async (json) => {
      const fields = parseFields(json);
      put(from, nameIn('demo-test', 'c/d'), fields);
      await carry(from, same, 'demo-test', true);
      await carry(from, other, 'demo-new', true);
      expect(same.database.get(nameIn('demo-test', 'c/d'))?.fields).toEqual(fields);
      const followed: unknown = JSON.parse(
        JSON.stringify(fields).replaceAll('projects/demo-test/', 'projects/demo-new/'),
      );
      expect(other.database.get(nameIn('demo-new', 'c/d'))?.fields).toEqual(followed);
    }),
    { numRuns: 300 },
  );
});

describe('an import', () => {
  const text1: Value = { stringValue: 'one' };

  it('brings documents below missing ones, and those of other databases', async () => {
    const [from, to] = [await emptyPlace('demo-test'), await emptyPlace('demo-test')];
    const names = [nameIn('demo-test', 'a/missing/b/there'), nameIn('demo-test', 'a/x', 'second')];
    for (const name of names) put(from, name, { t: text1 });
    await carry(from, to, 'demo-test');
    expect(names.map((name) => to.database.get(name)?.fields)).toEqual([{ t: text1 }, { t: text1 }]);
  });

  it('under another project lets references within it follow, and no others', async () => {
    const [from, to] = [await emptyPlace('demo-test'), await emptyPlace('demo-new')];
    const reference = (project: string) => ({ referenceValue: nameIn(project, 'a/x') });
    put(from, nameIn('demo-test', 'c/d'), {
      inner: { arrayValue: { values: [reference('demo-test')] } },
      outer: reference('demo-test-2'),
    });
    await carry(from, to, 'demo-new');
    expect(to.database.get(nameIn('demo-new', 'c/d'))?.fields).toEqual({
      inner: { arrayValue: { values: [reference('demo-new')] } },
      outer: reference('demo-test-2'),
    });
  });

  it('brings accounts with everything but their open sessions', async () => {
    const [from, to] = [await emptyPlace('demo-test'), await emptyPlace('demo-test')];
    await from.auth.addAccounts([
      { uid: 'u1', email: 'Ruth@example.org', displayName: 'Ruth', label: 'Manager', disabled: true },
      { uid: 'u2', email: 'esther@example.org', displayName: 'Esther' },
    ]);
    await carry(from, to, 'demo-test');
    expect(await to.auth.accounts()).toEqual(await from.auth.accounts());
    expect(await to.auth.accounts()).toHaveLength(2);
  });

  it('into data is refused and changes nothing; with leave it replaces what has the same name', async () => {
    const [from, to] = [await emptyPlace('demo-test'), await emptyPlace('demo-test')];
    const [same, other] = [nameIn('demo-test', 'c/same'), nameIn('demo-test', 'c/other')];
    put(from, same, { t: text1 });
    put(to, same, {});
    put(to, other, {});
    await expect(carry(from, to, 'demo-test')).rejects.toThrow(
      'is not empty, so export.json was not imported',
    );
    expect(to.database.get(same)?.fields).toEqual({});
    await carry(from, to, 'demo-test', true);
    expect(to.database.get(same)?.fields).toEqual({ t: text1 });
    expect(to.database.get(other)?.fields).toEqual({});
  });

  it('into a folder that has accounts alone is refused, too', async () => {
    const [from, to] = [await emptyPlace('demo-test'), await emptyPlace('demo-test')];
    await to.auth.addAccounts([{ uid: 'u1', email: 'ruth@example.org', displayName: 'Ruth' }]);
    await expect(carry(from, to, 'demo-test')).rejects.toThrow('is not empty');
  });

  const envelope = { format: formatName, version: 1, project: 'demo-test', accounts: [], databases: {} };
  it.each([
    ['is no JSON', '{', 'is no export of local-firebase'],
    ['is another JSON', '{"a":1}', 'is no export of local-firebase'],
    [
      'is newer',
      JSON.stringify({ ...envelope, version: 2 }),
      'format version 2; this local-firebase reads 1',
    ],
    ['has a nameless account', JSON.stringify({ ...envelope, accounts: [{}] }), 'account 1 needs "uid"'],
    [
      'has a wrong value',
      JSON.stringify({
        ...envelope,
        databases: { d: { 'c/good': {}, 'c/bad': { f: { integerValue: 'x' } } } },
      }),
      'c/bad is no valid document',
    ],
    [
      'has a wrong path',
      JSON.stringify({ ...envelope, databases: { d: { c: {} } } }),
      'c is no valid document',
    ],
  ])('that %s is refused with the place, and nothing is stored', async (_what, json, words) => {
    const to = await emptyPlace('demo-test');
    const options = { project: 'demo-test', file: 'export.json', overwrite: false };
    const attempt = async () => importData(parseExport(json, 'export.json'), to.database, to.auth, options);
    await expect(attempt()).rejects.toThrow(words);
    expect(to.database.collections.below('projects')).toEqual([]);
  });
});
