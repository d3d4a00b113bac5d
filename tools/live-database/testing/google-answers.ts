import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import indexes from '../../../firestore.indexes.json';
import { root } from '../../root';
import type { ReadGoogle } from '../compare-database';

export const rules = readFileSync(join(root, 'firestore.rules'), 'utf8');
export const database = { project: 'quiz', database: '(default)' };
export const groups = 'projects/quiz/databases/(default)/collectionGroups';
export const firestore = `https://firestore.googleapis.com/v1/${groups}/-`;
const ruleset = 'projects/quiz/rulesets/r1';
export const release = 'https://firebaserules.googleapis.com/v1/projects/quiz/releases/cloud.firestore';

export type Answers = Record<string, unknown>;

/** Where Google lists the fields with a TTL policy or indexes of their own. */
export const fieldsAddress = `${firestore}/fields?filter=${encodeURIComponent('indexConfig.usesAncestorConfig=false OR ttlConfig:*')}`;

/** As Google answers for a database with all that this repository has: with the document's name in each index. */
export const complete: Answers = {
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
  [fieldsAddress]: {
    fields: indexes.fieldOverrides.map(({ collectionGroup, fieldPath, ttl, indexes: own }) => ({
      name: `${groups}/${collectionGroup}/fields/${fieldPath}`,
      indexConfig: {
        indexes: own.map(({ queryScope, ...kind }) => ({
          queryScope,
          fields: [{ fieldPath, ...kind }],
          state: 'READY',
        })),
      },
      ...(ttl && { ttlConfig: { state: 'ACTIVE' } }),
    })),
  },
};

/** A ruleset with these rules, and where Google answers with it. */
export const liveRuleset = (content: string): Answers => ({
  [`https://firebaserules.googleapis.com/v1/${ruleset}`]: {
    source: { files: [{ name: 'firestore.rules', content }] },
  },
});

/** Reads the answers of a complete database of this project, but for those that are given. */
export const readerOf =
  (changed: Answers = {}, project = database.project): ReadGoogle =>
  async (asked) => {
    const address = asked.replace(`/projects/${project}/`, `/projects/${database.project}/`);
    const answers = { ...complete, ...changed };
    if (!(address in answers)) throw new Error(`Nothing was expected at ${address}`);
    return answers[address];
  };
