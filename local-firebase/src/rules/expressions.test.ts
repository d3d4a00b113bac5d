import { createRulesGate } from './index';
import { allExpressions, expressionRules, outcomeOf } from './testing/expression-cases';

describe('expressions of the rules language', () => {
  const gate = createRulesGate(expressionRules, { log: () => undefined });
  const allowed = (id: string) =>
    gate.checkGet({
      auth: { kind: 'anonymous' },
      time: '2026-01-31T12:00:00.000Z',
      name: `projects/p/databases/(default)/documents/t/${id}`,
      resource: undefined,
      get: () => undefined,
    }).granted;

  it.each(allExpressions)('$expression is $outcome', ({ id, negatedId, outcome }) => {
    expect(outcomeOf(allowed(id), allowed(negatedId))).toBe(outcome);
  });
});
