import indexes from '../../firestore.indexes.json';
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
} from '../live-database/testing/google-answers';
import { assertMayReplaceRules, assertRulesLive } from './deploy-rules';

const known = 'allow read;';
const others = 'allow read, write;';

let logged: string[];
beforeEach(() => void (logged = []));

const given = (live?: Answers) => ({
  database,
  intended: { rules, indexes },
  read: readerOf(live),
  isKnown: async (text: string) => text === known,
  log: (line: string) => void logged.push(line),
});

const missing = 'The index of history by about and time is missing: queries that need it fail.';
const noIndexes = { [`${firestore}/indexes?`]: {} };

describe('before rules are deployed', () => {
  it('what is live already needs no word', async () => {
    await assertMayReplaceRules(given());
    expect(logged).toEqual([]);
  });

  it('rules that a commit has may be replaced, and every difference is said', async () => {
    await assertMayReplaceRules(given({ ...liveRuleset(known), ...noIndexes }));
    expect(logged).toContain('Before: Other rules are live than those of firestore.rules, since 2026-11-01.');
    expect(logged).toContain(`Before: ${missing}`);
  });

  it('a database without rules gets them', async () => {
    await assertMayReplaceRules(given({ [release]: undefined }));
    expect(logged).toEqual(['Before: The database has no rules: they were never deployed.']);
  });

  it('rules that no commit has stay', () =>
    expect(assertMayReplaceRules(given(liveRuleset(others)))).rejects.toThrow(
      /^The rules that are live since 2026-11-01 are in no commit of the branch that is checked out: .+ --replace-rules$/,
    ));
});

describe('after rules were deployed', () => {
  it('they are live', async () => {
    await assertRulesLive(given());
    expect(logged).toEqual([
      'The rules, indexes and TTL policies of this repository are live. Rules take a few minutes to apply everywhere.',
    ]);
  });

  it('other rules, or a missing index, are a failure', async () => {
    await expect(assertRulesLive(given(liveRuleset(known)))).rejects.toThrow(
      'After the upload: Other rules are live than those of firestore.rules, since 2026-11-01. Look again: npm run check-database',
    );
    await expect(assertRulesLive(given(noIndexes))).rejects.toThrow(missing);
  });

  it('what the database is still building is said', async () => {
    const { fields } = complete[fieldsAddress] as { fields: { name: string }[] };
    const name = `${groups}/history/fields/expires`;
    const creating = fields.map((field) =>
      field.name === name ? { name, ttlConfig: { state: 'CREATING' } } : field,
    );
    await assertRulesLive(given({ [fieldsAddress]: { fields: creating } }));
    expect(logged).toEqual([
      'The TTL policy of history by expires is not active: CREATING. That may take minutes: npm run check-database',
    ]);
  });
});
