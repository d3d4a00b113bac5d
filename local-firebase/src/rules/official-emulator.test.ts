import { listCases, otherCases } from './testing/decision-cases';
import { prepare, rulesFor, statusOf } from './testing/decision-runner';
import { project } from './testing/rest-client';
import { allExpressions, expressionRules, outcomeOf } from './testing/expression-cases';
import {
  officialEmulatorIsPresent,
  startOfficialEmulator,
  type OfficialEmulator,
} from './testing/official-emulator';

const cases = [...listCases, ...otherCases];

if (!officialEmulatorIsPresent) {
  it.todo('compares with the official emulator: skipped, as it is not installed here');
} else {
  describe('the official emulator answers as we do', () => {
    let official: OfficialEmulator;
    beforeAll(async () => {
      official = await startOfficialEmulator();
    }, 60_000);
    afterAll(() => official.stop());

    it('on every expression', async () => {
      await official.useRules(project, expressionRules);
      const root = `${official.origin}/v1/projects/${project}/databases/(default)/documents/t`;
      const allowed = async (id: string) => (await fetch(`${root}/${id}`)).status === 404;
      const theirs: string[] = [];
      for (const { expression, id, negatedId } of allExpressions) {
        theirs.push(`${expression}: ${outcomeOf(await allowed(id), await allowed(negatedId))}`);
      }
      expect(theirs).toEqual(allExpressions.map(({ expression, outcome }) => `${expression}: ${outcome}`));
    }, 60_000);

    it('on every decision, but for the differences that the table explains', async () => {
      await official.useRules(project, rulesFor(cases));
      await prepare(official.origin, cases);
      const theirs: string[] = [];
      for (const [index, each] of cases.entries()) {
        theirs.push(`${each.title}: ${(await statusOf(official.origin, each, index)) !== 403}`);
      }
      expect(theirs).toEqual(
        cases.map(
          ({ title, granted, officialDiffers }) => `${title}: ${granted !== Boolean(officialDiffers)}`,
        ),
      );
    }, 60_000);
  });
}
