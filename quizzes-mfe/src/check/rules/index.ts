import type { Rule, RuleOf, Subject } from '../rule';
import { dateRules } from './date-rules';
import { questionRules } from './question-rules';
import { quizRules } from './quiz-rules';
import { settingRules } from './setting-rules';
import { textRules } from './text-rules';

/** All rules of the check; docs/season-check.md lists them. */
export const rules: readonly Rule[] = [
  ...dateRules,
  ...quizRules,
  ...questionRules,
  ...textRules,
  ...settingRules,
];

/** The rules of one subject. */
export const rulesOf = <Of extends Subject>(of: Of): readonly RuleOf<Of>[] =>
  rules.filter((rule): rule is Extract<Rule, RuleOf<Of>> => rule.of === of);
