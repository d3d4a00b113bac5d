import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import indexes from '../../firestore.indexes.json';
import { root } from '../root';
import { faultsOfDatabase } from './compare-database';

const rules = readFileSync(join(root, 'firestore.rules'), 'utf8');
const database = { project: 'quiz', database: '(default)' };
const groups = 'projects/quiz/databases/(default)/collectionGroups';
const firestore = `https://firestore.googleapis.com/v1/${groups}/-`;
const ruleset = 'projects/quiz/rulesets/r1';
const release = 'https://firebaserules.googleapis.com/v1/projects/quiz/releases/cloud.firestore';

type Answers = Record<string, unknown>;

/** As Google answers for a database with all that this repository has: with the document's name in each index. */
const complete: Answers = {
  [release]: {
    name: 'projects/quiz/releases/cloud.firestore',
    rulesetName: ruleset,
    updateTime: '2026-11-01',
  },
  [`https://firebaserules.googleapis.com/v1/${ruleset}`]: {
    source: { files: [{ name: 'firestore.rules', content: rules.replaceAll('\n', '\r\n') }] },
  },
  [`${firestore}/indexes?`]: {
    indexes: indexes.indexes.map(({ collectionGroup, queryScope, fields }, index) => ({
      name: `${groups}/${collectionGroup}/indexes/${index}`,
      queryScope,
      fields: [...fields, { fieldPath: '__name__', order: 'DESCENDING' }],
      state: 'READY',
    })),
  },
  [`${firestore}/fields?filter=ttlConfig%3A*`]: {
    fields: indexes.fieldOverrides
      .filter(({ ttl }) => ttl)
      .map(({ collectionGroup, fieldPath }) => ({
        name: `${groups}/${collectionGroup}/fields/${fieldPath}`,
        ttlConfig: { state: 'ACTIVE' },
      })),
  },
};

const faults = (changed: Answers = {}) => {
  const answers = { ...complete, ...changed };
  return faultsOfDatabase(database, { rules, indexes }, async (address) => {
    if (!(address in answers)) throw new Error(`Nothing was expected at ${address}`);
    return answers[address];
  });
};

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
    const source = { files: [{ name: 'firestore.rules', content: 'allow read, write;' }] };
    expect(await faults({ [`https://firebaserules.googleapis.com/v1/${ruleset}`]: { source } })).toEqual([
      'Other rules are live than those of firestore.rules, since 2026-11-01.',
    ]);
    expect(await faults({ [release]: undefined })).toEqual([
      'The database has no rules: nobody has deployed them.',
    ]);
  });

  it('lacks indexes and TTL policies after a restore, or is still creating them', async () => {
    const found = await faults({
      [`${firestore}/indexes?`]: {},
      [`${firestore}/fields?filter=ttlConfig%3A*`]: {},
    });
    expect(found).toContain('The index of history by about and time is missing: queries that need it fail.');
    expect(found).toContain(
      'The TTL policy of history by expires is missing: these documents are kept for ever.',
    );
    expect(found).toHaveLength(
      indexes.indexes.length + indexes.fieldOverrides.filter(({ ttl }) => ttl).length,
    );
    const name = `${groups}/history/fields/expires`;
    const creating = { fields: [{ name, ttlConfig: { state: 'CREATING' } }] };
    expect(await faults({ [`${firestore}/fields?filter=ttlConfig%3A*`]: creating })).toContain(
      'The TTL policy of history by expires is not active: CREATING.',
    );
  });

  it('with a name has rules of its own', async () => {
    const asked: string[] = [];
    await faultsOfDatabase(
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
