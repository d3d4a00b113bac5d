import type { Position } from './rules-error';

/** What comes between two slashes of a path literal. */
export type PathPart = string | Expression;

export type BinaryOperator =
  | '||'
  | '&&'
  | '=='
  | '!='
  | '<'
  | '<='
  | '>'
  | '>='
  | 'in'
  | '+'
  | '-'
  | '*'
  | '/'
  | '%';

export type ExpressionShape =
  | { kind: 'literal'; value: null | boolean | bigint | number | string | Uint8Array }
  | { kind: 'list'; items: Expression[] }
  | { kind: 'map'; entries: { key: Expression; value: Expression }[] }
  | { kind: 'path'; parts: PathPart[] }
  | { kind: 'name'; name: string }
  | { kind: 'member'; target: Expression; name: string }
  | { kind: 'index'; target: Expression; index: Expression }
  | { kind: 'slice'; target: Expression; from: Expression; to: Expression }
  | { kind: 'call'; name: string; args: Expression[] }
  | { kind: 'method'; target: Expression; name: string; args: Expression[] }
  | { kind: 'unary'; operator: '!' | '-'; operand: Expression }
  | { kind: 'binary'; operator: BinaryOperator; left: Expression; right: Expression }
  | { kind: 'is'; operand: Expression; type: string }
  | { kind: 'choice'; condition: Expression; then: Expression; otherwise: Expression };

export type Expression = ExpressionShape & { at: Position };

/** The expressions directly inside. */
export function partsOf(expression: Expression): Expression[] {
  switch (expression.kind) {
    case 'literal':
    case 'name':
      return [];
    case 'list':
      return expression.items;
    case 'map':
      return expression.entries.flatMap(({ key, value }) => [key, value]);
    case 'path':
      return expression.parts.filter((part) => typeof part !== 'string');
    case 'member':
      return [expression.target];
    case 'index':
      return [expression.target, expression.index];
    case 'slice':
      return [expression.target, expression.from, expression.to];
    case 'call':
      return expression.args;
    case 'method':
      return [expression.target, ...expression.args];
    case 'unary':
    case 'is':
      return [expression.operand];
    case 'binary':
      return [expression.left, expression.right];
    case 'choice':
      return [expression.condition, expression.then, expression.otherwise];
  }
}

export interface RuleFunction {
  name: string;
  parameters: string[];
  lets: { name: string; value: Expression }[];
  result: Expression;
  at: Position;
}

export type Method = 'get' | 'list' | 'create' | 'update' | 'delete';

export interface Allow {
  methods: ReadonlySet<Method>;
  /** Absent means always. */
  condition: Expression | undefined;
  at: Position;
}

export type PatternSegment =
  | { kind: 'literal'; text: string }
  | { kind: 'one'; name: string }
  | { kind: 'many'; name: string };

/** Functions and everything that can see them. */
export interface Block {
  functions: ReadonlyMap<string, RuleFunction>;
  matches: Match[];
}

export interface Match extends Block {
  pattern: PatternSegment[];
  allows: Allow[];
  at: Position;
}

export interface RulesFile {
  version: 1 | 2;
  /** The file's own functions. */
  functions: ReadonlyMap<string, RuleFunction>;
  /** The body of `service cloud.firestore`. */
  service: Block;
}
