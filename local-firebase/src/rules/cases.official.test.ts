import { join } from 'node:path';
import { startOfficialEmulator, type OfficialEmulator } from '../../../tools/backend/official-emulator';
import { listCases, otherCases } from './testing/decision-cases';
import { prepare, rulesFor, statusOf } from './testing/decision-runner';
import { allExpressions, expressionRules, outcomeOf } from './testing/expression-cases';
import { project, useRules } from './testing/rest-client';

const cases = [...listCases, ...otherCases];

describe('the official emulator answers as we do', () => {
  let official: OfficialEmulator;
  beforeAll(async () => {
    const rules = join(__dirname, '../../../firestore.rules');
    official = await startOfficialEmulator({ project, port: 0, rules });
  }, 60_000);
  afterAll(() => official.close());

  it('on every expression', async () => {
    await useRules(official.firestoreUrl, expressionRules);
    const root = `${official.firestoreUrl}/v1/projects/${project}/databases/(default)/documents/t`;
    const allowed = async (id: string) => (await fetch(`${root}/${id}`)).status === 404;
    const theirs: string[] = [];
    for (const { expression, id, negatedId } of allExpressions) {
      theirs.push(`${expression}: ${outcomeOf(await allowed(id), await allowed(negatedId))}`);
    }
    expect(theirs).toEqual(allExpressions.map(({ expression, outcome }) => `${expression}: ${outcome}`));
  }, 60_000);

  it('on every decision, but for the differences that the table explains', async () => {
    await useRules(official.firestoreUrl, rulesFor(cases));
    await prepare(official.firestoreUrl, cases);
    const theirs: string[] = [];
    for (const [index, each] of cases.entries()) {
      theirs.push(`${each.title}: ${(await statusOf(official.firestoreUrl, each, index)) !== 403}`);
    }
    expect(theirs).toEqual(
      cases.map(({ title, granted, officialDiffers }) => `${title}: ${granted !== Boolean(officialDiffers)}`),
    );
  }, 60_000);
});
