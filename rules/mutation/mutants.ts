import type { Block, Expression, ParsedRules } from '@console/local-firebase';
import { textOf } from './expression-text';

/** The rules with one condition changed. */
export interface Mutant {
  /** Where the condition is: a function, or the methods and path of an allow. */
  readonly where: string;
  readonly line: number;
  /** The condition as it is written. */
  readonly condition: string;
  readonly change: 'removed' | 'negated';
  readonly target: Expression;
  readonly replacement: Expression;
}

type Root = Pick<Mutant, 'where'> & { readonly expression: Expression };

/** A condition, and the value that takes it out of its surroundings: true beside `&&`, false beside `||`. */
interface Condition {
  readonly expression: Expression;
  readonly neutral: boolean;
}

/** Each condition of the rules removed, and each negated. */
export function mutantsOf(rules: ParsedRules): Mutant[] {
  const roots = [...rootsIn({ functions: rules.functions, matches: [] }, ''), ...rootsIn(rules.service, '')];
  const results = new Map(roots.map(({ where, expression }) => [where, expression]));
  return roots
    .filter(({ expression }) => isCondition(expression, results))
    .flatMap(({ where, expression }) =>
      conditionsIn(expression).flatMap((condition) => mutantsOfOne(where, condition)),
    );
}

/** What functions return and what allows ask for. */
function rootsIn({ functions, matches }: Block, path: string): Root[] {
  return [
    ...[...functions.values()].map(({ name, result }) => ({ where: `${name}()`, expression: result })),
    ...matches.flatMap((match) => {
      const inside = `${path}/${match.pattern.map((each) => ('text' in each ? each.text : `{${each.name}}`)).join('/')}`;
      const shown = inside.replace('/databases/{database}/documents', '');
      return [
        ...match.allows.flatMap(({ methods, condition }) =>
          condition ? [{ where: `allow ${[...methods].join(', ')} ${shown}`, expression: condition }] : [],
        ),
        ...rootsIn(match, inside),
      ];
    }),
  ];
}

const comparisons: readonly string[] = ['&&', '||', '==', '!=', '<', '<=', '>', '>=', 'in'];
const questions: readonly string[] = ['exists', 'existsAfter', 'hasOnly', 'hasAll', 'hasAny', 'matches'];

/** Whether the expression is true or false; `results` has what each function returns. */
function isCondition(expression: Expression, results: ReadonlyMap<string, Expression>): boolean {
  switch (expression.kind) {
    case 'binary':
      return comparisons.includes(expression.operator);
    case 'unary':
      return expression.operator === '!';
    case 'is':
      return true;
    case 'literal':
      return typeof expression.value === 'boolean';
    case 'choice':
      return isCondition(expression.then, results);
    case 'method':
      return questions.includes(expression.name);
    case 'call': {
      const result = results.get(`${expression.name}()`);
      return result ? isCondition(result, results) : questions.includes(expression.name);
    }
    default:
      return false;
  }
}

const isJunction = (expression: Expression) =>
  expression.kind === 'binary' && (expression.operator === '&&' || expression.operator === '||');

/** The conditions of which an expression consists, each operand of `&&` and `||` for itself. */
function conditionsIn(expression: Expression, neutral = true): Condition[] {
  if (expression.kind === 'choice') {
    const { condition, then, otherwise } = expression;
    return [condition, then, otherwise].flatMap((part) => conditionsIn(part));
  }
  if (expression.kind !== 'binary' || !isJunction(expression)) return [{ expression, neutral }];
  const { operator, left, right } = expression;
  return [left, right].flatMap((side) => [
    // `a && b && c` is `(a && b) && c`: three operands.
    ...(isJunction(side) && !(side.kind === 'binary' && side.operator === operator)
      ? [{ expression: side, neutral: operator === '&&' }]
      : []),
    ...conditionsIn(side, operator === '&&'),
  ]);
}

function mutantsOfOne(where: string, { expression, neutral }: Condition): Mutant[] {
  const { at } = expression;
  const given = { where, line: at.line, condition: textOf(expression), target: expression };
  const removed: Mutant = {
    ...given,
    change: 'removed',
    replacement: { kind: 'literal', value: neutral, at },
  };
  const negated: Mutant = {
    ...given,
    change: 'negated',
    // A copy: the target itself is replaced wherever it is met.
    replacement: { kind: 'unary', operator: '!', operand: { ...expression }, at },
  };
  if (expression.kind === 'literal') return [negated];
  return isJunction(expression) ? [removed] : [removed, negated];
}
