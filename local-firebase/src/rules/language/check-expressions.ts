import { partsOf, type Block, type Expression, type RuleFunction, type RulesFile } from './ast';
import { parseRegex } from '../library/regex';
import { isPackage } from '../library/namespaces';
import { RulesCompileError, type Position } from './rules-error';

// What the official compiler takes; it speaks of 10 variables, but takes 11.
const [maxParameters, maxLets] = [7, 11];
const methodsWithPattern = new Set(['matches', 'replace', 'split']);

/**
 * Refuses what the official compiler refuses although it can be read: bad patterns, names used twice, packages as
 * variables, functions that are too large.
 * @throws RulesCompileError
 */
export function checkExpressions({ functions, service }: RulesFile): void {
  checkBlock({ functions, matches: [] });
  checkBlock(service);
}

function checkBlock({ functions, matches }: Block): void {
  for (const rule of functions.values()) checkFunction(rule);
  for (const match of matches) {
    for (const { condition } of match.allows) if (condition) checkExpression(condition);
    checkBlock(match);
  }
}

function checkFunction({ name, parameters, lets, result, at }: RuleFunction): void {
  if (parameters.length > maxParameters)
    throw new RulesCompileError(at, `'${name}' has more than ${maxParameters} parameters.`);
  if (lets.length > maxLets) throw new RulesCompileError(at, `'${name}' has more than ${maxLets} variables.`);
  const seen = new Set<string>();
  for (const variable of [...parameters, ...lets.map((each) => each.name)]) {
    checkVariable(variable, at);
    if (seen.has(variable)) throw new RulesCompileError(at, `'${variable}' is named twice in '${name}'.`);
    seen.add(variable);
  }
  for (const { value } of lets) checkExpression(value);
  checkExpression(result);
}

function checkVariable(name: string, at: Position): void {
  if (isPackage(name)) throw new RulesCompileError(at, `'${name}' is a package and no variable.`);
}

function checkExpression(expression: Expression): void {
  if (expression.kind === 'name') checkVariable(expression.name, expression.at);
  if (expression.kind === 'method') {
    const { target, name, args } = expression;
    if (methodsWithPattern.has(name)) checkPattern(args[0]);
    const isFunctionOfPackage = target.kind === 'name' && isPackage(target.name);
    for (const part of isFunctionOfPackage ? args : partsOf(expression)) checkExpression(part);
    return;
  }
  for (const part of partsOf(expression)) checkExpression(part);
}

function checkPattern(pattern: Expression | undefined): void {
  if (pattern?.kind !== 'literal' || typeof pattern.value !== 'string' || parseRegex(pattern.value)) return;
  throw new RulesCompileError(pattern.at, 'This is no regular expression that RE2 knows.');
}
