import type { BinaryOperator, Expression, ExpressionShape, PathPart } from './ast';
import type { Position } from './rules-error';
import type { TokenStream } from './token-stream';

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
  'bool bytes constraint duration float int latlng list map number path set string timestamp'.split(' '),
);
const literalNames: Record<string, null | boolean> = { null: null, true: true, false: false };

const maxDepth = 100;
const maxChain = 500;
const plainSegment = /\(default\)|[\w\-.~@+]+/y;

/** Reads expressions; one per file, as it watches how deep they nest. */
export class ExpressionParser {
  private depth = 0;

  constructor(private readonly tokens: TokenStream) {}

  expression(): Expression {
    return this.nested(() => this.choice());
  }

  /** A chain such as `a && b && c` is a tree as deep as it is long. */
  private checkChain(links: number): void {
    if (links > maxChain) throw this.tokens.error(`An expression has more than ${maxChain} links.`);
  }

  private choice(): Expression {
    const { at } = this.tokens;
    const condition = this.binary(1);
    if (!this.tokens.accept('?')) return condition;
    const then = this.expression();
    this.tokens.expect(':');
    return { kind: 'choice', condition, then, otherwise: this.expression(), at };
  }

  private binary(lowest: number): Expression {
    let left = this.unary();
    for (let links = 0; ; links += 1) {
      this.checkChain(links);
      const token = this.tokens.current;
      const operator = 'text' in token && isOperator(token.text) ? token.text : undefined;
      if (operator === undefined || precedence[operator] < lowest) return left;
      const { at } = this.tokens;
      this.tokens.advance();
      left =
        operator === 'is'
          ? { kind: 'is', operand: left, type: this.typeName(), at }
          : { kind: 'binary', operator, left, right: this.binary(precedence[operator] + 1), at };
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
      if (this.tokens.accept(operator))
        return { kind: 'unary', operator, operand: this.nested(() => this.unary()), at };
    }
    return this.postfix();
  }

  private nested(parse: () => Expression): Expression {
    if (this.depth >= maxDepth) throw this.tokens.error(`Expressions nest deeper than ${maxDepth} levels.`);
    this.depth += 1;
    const expression = parse();
    this.depth -= 1;
    return expression;
  }

  private postfix(): Expression {
    let target = this.primary();
    for (let links = 0; ; links += 1) {
      this.checkChain(links);
      const { at } = this.tokens;
      if (this.tokens.accept('.')) target = this.member(target);
      else if (this.tokens.accept('[')) target = this.index(target, at);
      else return target;
    }
  }

  private member(target: Expression): Expression {
    const { at } = this.tokens;
    const name = this.tokens.expectName('a property or method');
    return this.tokens.accept('(')
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
      case 'float':
      case 'string':
      case 'bytes':
        return { kind: 'literal', value: token.value, at };
      case 'name':
        return { ...this.named(token.text), at };
      case 'end':
        break;
      case 'symbol':
        if (token.text === '(') return this.parenthesised();
        if (token.text === '[') return { kind: 'list', items: this.list(']'), at };
        if (token.text === '{') return { kind: 'map', entries: this.entries(), at };
    }
    throw this.tokens.errorFrom(at, 'Expected an expression.');
  }

  private named(name: string): ExpressionShape {
    const literal = Object.hasOwn(literalNames, name) ? literalNames[name] : undefined;
    if (literal !== undefined) return { kind: 'literal', value: literal };
    return this.tokens.accept('(') ? { kind: 'call', name, args: this.list(')') } : { kind: 'name', name };
  }

  private parenthesised(): Expression {
    const expression = this.expression();
    this.tokens.expect(')');
    return expression;
  }

  private list(end: string): Expression[] {
    const items: Expression[] = [];
    while (!this.tokens.accept(end)) {
      if (items.length > 0) this.tokens.expect(',');
      items.push(this.expression());
    }
    return items;
  }

  private entries(): { key: Expression; value: Expression }[] {
    const entries: { key: Expression; value: Expression }[] = [];
    while (!this.tokens.accept('}')) {
      if (entries.length > 0) this.tokens.expect(',');
      const key = this.expression();
      this.tokens.expect(':');
      entries.push({ key, value: this.expression() });
    }
    return entries;
  }

  /** `/databases/$(database)/documents/x`: after a slash comes `$(expression)` or plain text without blanks. */
  private path(): PathPart[] {
    const parts: PathPart[] = [];
    while (this.tokens.is('/')) {
      const plain = this.tokens.readRaw(plainSegment);
      if (plain !== undefined) {
        parts.push(plain);
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
