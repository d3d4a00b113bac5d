import { partsOf, type BinaryOperator, type Expression, type ExpressionShape, type PathPart } from './ast';
import { decodeSegment } from '../library/conversions';
import type { Position } from './rules-error';
import { isReserved, type TokenStream } from './token-stream';

// `in` and `is` bind more loosely than `==`, as in the official compiler: `a == b in c` is `(a == b) in c`.
const precedence: Record<BinaryOperator | 'is', number> = {
  '||': 1,
  '&&': 2,
  in: 3,
  is: 3,
  '==': 4,
  '!=': 4,
  '<': 5,
  '<=': 5,
  '>': 5,
  '>=': 5,
  '+': 6,
  '-': 6,
  '*': 7,
  '/': 7,
  '%': 7,
};
const isOperator = (text: string): text is BinaryOperator | 'is' => Object.hasOwn(precedence, text);

const typeNames = new Set(
  'bool bytes constraint duration float int latlng list map map_diff number path set string timestamp'.split(
    ' ',
  ),
);
const literalNames: Record<string, null | boolean> = { null: null, true: true, false: false };

// Words of the language can be properties, but not be called.
// These two cannot even be properties.
const wordsNotProperties = new Set(['rules_version', 'service']);

// The official compiler calls what is deeper too complex.
const maxDepth = 99;
const maxChain = 500;
const smallestInt = 2n ** 63n;
const plainSegment = /\(\w+\)|\{\w+(?:=\*\*?)?\}|(?:[\w\-.~@+:*&']|%[\da-fA-F]{2})+/y;

/** Reads expressions; one per file, as it watches how deep they nest. */
export class ExpressionParser {
  private depth = 0;
  /** How deep expressions are, where that is more than one level. */
  private readonly heights = new WeakMap<Expression, number>();

  constructor(private readonly tokens: TokenStream) {}

  expression(): Expression {
    return this.nested(() => this.choice());
  }

  /** Refuses an expression that is too deep; a chain such as `a && b && c` is as deep as it is long. */
  private measured(expression: Expression, parts = partsOf(expression)): Expression {
    const height = 1 + Math.max(0, ...parts.map((part) => this.heights.get(part) ?? 1));
    if (height > maxDepth) throw this.tooDeep();
    this.heights.set(expression, height);
    return expression;
  }

  private tooDeep() {
    return this.tokens.error(`Expressions nest deeper than ${maxDepth} levels.`);
  }

  private choice(): Expression {
    const { at } = this.tokens;
    const condition = this.binary(1);
    if (!this.tokens.accept('?')) return condition;
    const then = this.expression();
    this.tokens.expect(':');
    return this.measured({ kind: 'choice', condition, then, otherwise: this.expression(), at });
  }

  private binary(lowest: number): Expression {
    let left = this.unary();
    for (;;) {
      const token = this.tokens.current;
      const operator = 'text' in token && isOperator(token.text) ? token.text : undefined;
      if (operator === undefined || precedence[operator] < lowest) return left;
      const { at } = this.tokens;
      if (operator === '/' && this.tokens.touchesNext) {
        throw this.tokens.error('A slash with something right behind it begins a path: divide as in a / b.');
      }
      this.tokens.advance();
      left = this.measured(
        operator === 'is'
          ? { kind: 'is', operand: left, type: this.typeName(), at }
          : { kind: 'binary', operator, left, right: this.binary(precedence[operator] + 1), at },
      );
    }
  }

  private typeName(): string {
    const { at } = this.tokens;
    const name = this.tokens.expectName('a type');
    if (!typeNames.has(name)) {
      throw this.tokens.errorFrom(
        at,
        `There is no type '${name}'; the types are ${[...typeNames].join(', ')}.`,
      );
    }
    return name;
  }

  private unary(): Expression {
    const { at } = this.tokens;
    for (const operator of ['!', '-'] as const) {
      if (!this.tokens.accept(operator)) continue;
      const { current } = this.tokens;
      if (operator === '-' && current.kind === 'int' && current.value === smallestInt) {
        this.tokens.advance();
        return { kind: 'literal', value: -smallestInt, at };
      }
      // As in the official grammar, nothing but `!` repeats: `-(-1)` is written with parentheses.
      const operand = operator === '-' ? this.postfix() : this.nested(() => this.unary());
      return this.measured({ kind: 'unary', operator, operand, at });
    }
    return this.postfix();
  }

  private nested(parse: () => Expression): Expression {
    if (this.depth > maxDepth) throw this.tooDeep();
    this.depth += 1;
    const expression = parse();
    this.depth -= 1;
    return expression;
  }

  private postfix(): Expression {
    let target = this.primary();
    for (let links = 0; ; links += 1) {
      if (links > maxChain) throw this.tokens.error(`An expression has more than ${maxChain} links.`);
      const { at } = this.tokens;
      const height = this.heights.get(target) ?? 1;
      if (this.tokens.accept('.')) target = this.member(target);
      else if (this.tokens.accept('[')) target = this.index(target, at);
      else return target;
      // Chained calls do not add to the depth.
      this.heights.set(target, height);
    }
  }

  private member(target: Expression): Expression {
    const { at } = this.tokens;
    const name = this.tokens.expectWord('a property or method');
    if (wordsNotProperties.has(name)) throw this.tokens.errorFrom(at, `'${name}' cannot be a property.`);
    return !isReserved(name) && this.tokens.accept('(')
      ? { kind: 'method', target, name, args: this.list(')'), at }
      : { kind: 'member', target, name, at };
  }

  private index(target: Expression, at: Position): Expression {
    const index = this.expression();
    const to = this.tokens.accept(':') ? this.expression() : undefined;
    this.tokens.expect(']');
    return to ? { kind: 'slice', target, from: index, to, at } : { kind: 'index', target, index, at };
  }

  private primary(): Expression {
    const { at } = this.tokens;
    if (this.tokens.is('/')) return { kind: 'path', parts: this.path(), at };
    const token = this.tokens.advance();
    switch (token.kind) {
      case 'int':
        if (token.value < smallestInt) return { kind: 'literal', value: token.value, at };
        throw this.tokens.errorFrom(at, 'This whole number does not fit into 64 bits.');
      case 'float':
      case 'string':
      case 'bytes':
        return { kind: 'literal', value: token.value, at };
      case 'name':
        return { ...this.named(token.text, at), at };
      case 'end':
        break;
      case 'symbol':
        if (token.text === '(') return this.parenthesised();
        if (token.text === '[') return this.measured({ kind: 'list', items: this.list(']'), at });
        if (token.text === '{') return this.measured({ kind: 'map', entries: this.entries(), at });
    }
    throw this.tokens.errorFrom(at, 'Expected an expression.');
  }

  private named(name: string, at: Position): ExpressionShape {
    const literal = Object.hasOwn(literalNames, name) ? literalNames[name] : undefined;
    if (literal !== undefined) return { kind: 'literal', value: literal };
    if (isReserved(name)) throw this.tokens.errorFrom(at, `'${name}' is a word of the language.`);
    return this.tokens.accept('(') ? { kind: 'call', name, args: this.list(')') } : { kind: 'name', name };
  }

  private parenthesised(): Expression {
    const expression = this.expression();
    this.tokens.expect(')');
    return this.measured(expression, [expression]);
  }

  private list(end: string): Expression[] {
    const items: Expression[] = [];
    while (!this.tokens.accept(end)) {
      items.push(this.expression());
      if (!this.tokens.is(end)) this.tokens.expect(',');
    }
    return items;
  }

  private entries(): { key: Expression; value: Expression }[] {
    const entries: { key: Expression; value: Expression }[] = [];
    while (!this.tokens.accept('}')) {
      const key = this.expression();
      this.tokens.expect(':');
      entries.push({ key, value: this.expression() });
      if (!this.tokens.is('}')) this.tokens.expect(',');
    }
    return entries;
  }

  /** `/databases/$(database)/documents/x`: after a slash comes `$(expression)` or plain text without blanks. */
  private path(): PathPart[] {
    const parts: PathPart[] = [];
    while (this.tokens.is('/')) {
      const plain = this.tokens.readRaw(plainSegment);
      if (plain !== undefined) {
        parts.push(decodeSegment(plain));
        continue;
      }
      if (!this.tokens.accept('$')) throw this.tokens.unexpected('a path segment');
      this.tokens.expect('(');
      parts.push(this.expression());
      this.tokens.expect(')');
    }
    return parts;
  }
}
