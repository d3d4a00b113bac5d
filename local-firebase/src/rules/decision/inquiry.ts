import type { Decision } from '../../rules-gate';
import type { Allow, Method, RulesFile } from '../language/ast';
import type { DocumentAccess } from './document-access';
import { Evaluator, type EvaluatorOptions } from './evaluator';
import { reach, type AskedSegment } from '../language/match-path';
import { formatPosition, RuleError } from '../language/rules-error';
import { Scope, type Lazy } from './scope';
import { boolOf, type RuleMap, type RuleValue } from '../values/values';

/** One question to the rules: a path as far as it is known, and what the conditions see. */
export interface Question {
  method: Method;
  path: readonly AskedSegment[];
  request: RuleMap;
  resource: RuleValue;
}

const maxReasons = 5;

/** Asks each allow that covers the path until one grants; an error in one is a refusal by that one alone. */
export function inquire(
  { version, functions, service }: RulesFile,
  documents: DocumentAccess,
  options: EvaluatorOptions,
  { method, path, request, resource }: Question,
): Decision {
  const variables = new Map<string, Lazy>([
    ['request', () => request],
    ['resource', () => resource],
  ]);
  const evaluator = new Evaluator(documents, options);
  const scope = new Scope(variables, functions).inner(new Map(), service.functions);
  const reasons: string[] = [];
  for (const { allow, scope: inside } of reach(service, path, scope, version)) {
    if (!allow.methods.has(method)) continue;
    const reason = refusalOf(allow, evaluator, inside);
    if (reason === undefined)
      return { granted: true, consulted: documents.consulted, expressions: evaluator.expressions };
    reasons.push(reason);
  }
  return { ...refuse(documents, summary(method, reasons)), expressions: evaluator.expressions };
}

export const refuse = ({ consulted }: DocumentAccess, reason: string): Decision => ({
  granted: false,
  consulted,
  reason,
});

/** Why this allow does not grant; undefined when it does. */
function refusalOf({ at, condition }: Allow, evaluator: Evaluator, scope: Scope): string | undefined {
  if (!condition) return undefined;
  const line = `the allow at ${formatPosition(at)}`;
  try {
    evaluator.lastFalse = undefined;
    if (boolOf(evaluator.evaluate(condition, scope))) return undefined;
    return `${line} is false because of ${formatPosition(evaluator.lastFalse ?? condition.at)}`;
  } catch (error) {
    if (!(error instanceof RuleError)) return `${line} cannot be evaluated`;
    return `${line} fails at ${formatPosition(error.at ?? condition.at)}: ${error.message.replace(/\.$/, '')}`;
  }
}

function summary(method: Method, reasons: readonly string[]): string {
  if (reasons.length === 0) return `Rules: no allow covers ${method} on this path.`;
  const more = reasons.length > maxReasons ? `; and ${reasons.length - maxReasons} more` : '';
  return `Rules refuse ${method}: ${reasons.slice(0, maxReasons).join('; ')}${more}.`;
}
