import type { DecisionRequest } from '../decision-cases';

/** Requests against rules of their own; `C` stands for a collection that no other case uses. */
export interface RulesCase {
  title: string;
  /** The inside of `match /databases/{database}/documents`. */
  rules: string;
  requests: readonly DecisionRequest[];
}

/** Cases of one subject, all in one version of the rules language. */
export interface RulesGroup {
  name: string;
  version?: 1 | 2;
  cases: readonly RulesCase[];
}

/** A condition asked for as it is and negated: together they tell true, false and error apart. */
export const conditionCase = (condition: string): RulesCase => ({
  title: condition,
  rules: `match /C/as-is { allow get: if ${condition}; } match /C/negated { allow get: if !(${condition}); }`,
  requests: [
    { kind: 'get', path: 'C/as-is' },
    { kind: 'get', path: 'C/negated' },
  ],
});
