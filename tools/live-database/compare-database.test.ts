import indexes from '../../firestore.indexes.json';
import { differencesOf } from './compare-database';
import {
  complete,
  database,
  fieldsAddress,
  firestore,
  groups,
  liveRuleset,
  readerOf,
  release,
  rules,
  type Answers,
} from './testing/google-answers';

const faults = async (changed?: Answers) =>
  (await differencesOf(database, { rules, indexes }, readerOf(changed))).map(({ text }) => text);

describe('the live database', () => {
  it('has the rules, indexes and TTL policies of this repository', async () =>
    expect(await faults()).toEqual([]));

  it('may have more: those of a players’ app', async () => {
    const { indexes: own } = complete[`${firestore}/indexes?`] as { indexes: unknown[] };
    const other = {
      name: `${groups}/scores/indexes/x`,
      queryScope: 'COLLECTION',
      fields: [],
      state: 'READY',
    };
    const first = { indexes: [other], nextPageToken: 'a/b' };
    expect(
      await faults({
        [`${firestore}/indexes?`]: first,
        [`${firestore}/indexes?&pageToken=a%2Fb`]: { indexes: own },
      }),
    ).toEqual([]);
  });

  it('has other rules, or none', async () => {
    expect(await faults(liveRuleset('allow read, write;'))).toEqual([
      'Other rules are live than those of firestore.rules, since 2026-11-01.',
    ]);
    expect(await faults({ [release]: undefined })).toEqual([
      'The database has no rules: they were never deployed.',
    ]);
  });

  it('lacks indexes and TTL policies after a restore, or is still creating them', async () => {
    const found = await faults({
      [`${firestore}/indexes?`]: {},
      [fieldsAddress]: {},
    });
    expect(found).toContain('The index of history by about and time is missing: queries that need it fail.');
    expect(found).toContain(
      'The TTL policy of history by expires is missing: these documents are kept for ever.',
    );
    expect(found).toContain(
      'The index of history by uid in all collections is missing: queries that need it fail.',
    );
    const { indexes: composite, fieldOverrides: fields } = indexes;
    const ofFields = fields.flatMap(({ ttl, indexes: own }) => [...(ttl ? [ttl] : []), ...own]);
    expect(found).toHaveLength(composite.length + ofFields.length);
    const name = `${groups}/history/fields/expires`;
    const creating = { fields: [{ name, ttlConfig: { state: 'CREATING' } }] };
    expect(await faults({ [fieldsAddress]: creating })).toContain(
      'The TTL policy of history by expires is not active: CREATING.',
    );
  });

  it('with a name has rules of its own', async () => {
    const asked: string[] = [];
    await differencesOf(
      { project: 'quiz', database: 'quiz-restored' },
      { rules, indexes },
      async (address) => {
        asked.push(address);
        return undefined;
      },
    );
    expect(asked).toContain(`${release}/quiz-restored`);
  });
});
