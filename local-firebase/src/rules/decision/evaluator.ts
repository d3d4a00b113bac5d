import type { Expression, PathPart, RuleFunction } from '../language/ast';
import type { DocumentAccess } from './document-access';
import { toText } from '../library/conversions';
import { callGlobal } from '../library/globals';
import { indexInto, sliceOf } from '../library/collections';
import { invoke } from '../library/methods';
import { isPackage } from '../library/namespaces';
import { applyOperator, negate } from '../values/operators';
import { fail, RuleError, type Position } from '../language/rules-error';
import { eagerly, type Lazy, type Scope } from './scope';
import {
  Abstract,
  boolOf,
  Namespace,
  Path,
  RuleMap,
  stringOf,
  typeOf,
  type RuleValue,
} from '../values/values';

/** The hosted limit for one request. What counts as an expression is what the official emulator counts. */
const maxSteps = 1_000;

export interface EvaluatorOptions {
  /** Told what `debug()` is called with. */
  debug: (value: RuleValue) => void;
  /** Asked before each expression; what it returns is evaluated in its place. */
  substitute?: (expression: Expression) => Expression;
}

/** One evaluation of rules for one request. */
export class Evaluator {
  private steps = 0;
  private readonly debug: (value: RuleValue) => void;
  private readonly substitute: (expression: Expression) => Expression;
  /** The expression that was false last: in a refusal, the one that decided. */
  lastFalse: Position | undefined;

  constructor(
    private readonly documents: DocumentAccess,
    { debug, substitute = (expression) => expression }: EvaluatorOptions,
  ) {
    this.debug = debug;
    this.substitute = substitute;
  }

  /** How many expressions were evaluated so far. */
  get expressions(): number {
    return this.steps;
  }

  /** @throws RuleError, with the position of the innermost expression that failed. */
  evaluate(written: Expression, scope: Scope): RuleValue {
    const expression = this.substitute(written);
    try {
      this.count(1);
      const value = this.step(expression, scope);
      if (value === false && !isJunction(expression)) this.lastFalse = expression.at;
      return value;
    } catch (error) {
      if (error instanceof RuleError) error.at ??= expression.at;
      throw error;
    }
  }

  private count(expressions: number): void {
    this.steps += expressions;
    if (this.steps > maxSteps) fail(`The rules evaluate more than ${maxSteps} expressions.`);
  }

  private step(expression: Expression, scope: Scope): RuleValue {
    switch (expression.kind) {
      case 'literal':
        return expression.value;
      case 'name':
        return nameIn(scope, expression.name);
      case 'list':
        return expression.items.map((item) => this.evaluate(item, scope));
      case 'map':
        return this.map(expression.entries, scope);
      case 'path':
        return new Path(expression.parts.flatMap((part) => this.segments(part, scope)));
      case 'member':
        return propertyOf(this.evaluate(expression.target, scope), expression.name);
      case 'index':
        return indexInto(this.evaluate(expression.target, scope), this.evaluate(expression.index, scope));
      case 'slice':
        return sliceOf(
          this.evaluate(expression.target, scope),
          this.evaluate(expression.from, scope),
          this.evaluate(expression.to, scope),
        );
      case 'method':
        return invoke(
          packageNamed(expression.target) ?? this.evaluate(expression.target, scope),
          expression.name,
          this.all(expression.args, scope),
        );
      case 'call':
        return this.call(expression.name, expression.args, scope);
      case 'unary':
        return this.unary(expression.operator, this.evaluate(expression.operand, scope));
      case 'is':
        this.count(1);
        return isOfType(this.evaluate(expression.operand, scope), expression.type);
      case 'choice':
        this.count(1);
        return boolOf(this.evaluate(expression.condition, scope))
          ? this.evaluate(expression.then, scope)
          : this.evaluate(expression.otherwise, scope);
      case 'binary': {
        const { operator, left, right } = expression;
        if (operator === '&&') return this.junction(false, left, right, scope);
        if (operator === '||') return this.junction(true, left, right, scope);
        return applyOperator(operator, this.evaluate(left, scope), this.evaluate(right, scope));
      }
    }
  }

  /** `||` is decided by one true side and `&&` by one false side, whichever it is and whatever the other does. */
  private junction(decisive: boolean, left: Expression, right: Expression, scope: Scope): boolean {
    let failure: RuleError | undefined;
    try {
      if (boolOf(this.evaluate(left, scope)) === decisive) return decisive;
    } catch (error) {
      if (!(error instanceof RuleError)) throw error;
      failure = error;
    }
    this.count(1);
    const value = boolOf(this.evaluate(right, scope));
    if (failure && value !== decisive) throw failure;
    return value;
  }

  private all(expressions: readonly Expression[], scope: Scope): RuleValue[] {
    return expressions.map((expression) => this.evaluate(expression, scope));
  }

  private map(entries: readonly { key: Expression; value: Expression }[], scope: Scope): RuleMap {
    return new RuleMap(
      new Map(
        entries.map(({ key, value }) => [stringOf(this.evaluate(key, scope)), this.evaluate(value, scope)]),
      ),
    );
  }

  /** `$(x)` gives one segment, or several when x is a path. */
  private segments(part: PathPart, scope: Scope): readonly string[] {
    if (typeof part === 'string') {
      this.count(1);
      return [part];
    }
    const value = this.evaluate(part, scope);
    if (value instanceof Path) return value.segments;
    return [toText(value)];
  }

  private unary(operator: '!' | '-', value: RuleValue): RuleValue {
    return operator === '!' ? !boolOf(value) : negate(value);
  }

  private letValue(value: Expression, scope: Scope): RuleValue {
    this.count(1);
    return this.evaluate(value, scope);
  }

  private call(name: string, args: readonly Expression[], scope: Scope): RuleValue {
    const found = scope.function(name);
    if (found) return this.callFunction(found.rule, found.definedIn, args, scope);
    return callGlobal(name, this.all(args, scope), this.documents, this.debug);
  }

  private callFunction(
    rule: RuleFunction,
    definedIn: Scope,
    args: readonly Expression[],
    caller: Scope,
  ): RuleValue {
    if (args.length !== rule.parameters.length) {
      return fail(`${rule.name}() takes ${rule.parameters.length} arguments, not ${args.length}.`);
    }
    const variables = new Map<string, Lazy>();
    for (const [index, parameter] of rule.parameters.entries()) {
      const argument = args[index];
      if (argument)
        variables.set(
          parameter,
          eagerly(() => this.evaluate(argument, caller)),
        );
    }
    // A let sees the parameters and the lets before it.
    let scope = definedIn.inner(variables);
    for (const { name, value } of rule.lets) {
      const seen = scope;
      scope = seen.inner(new Map([[name, eagerly(() => this.letValue(value, seen))]]));
    }
    return this.evaluate(rule.result, scope);
  }
}

const isJunction = (expression: Expression) =>
  expression.kind === 'call' ||
  expression.kind === 'choice' ||
  (expression.kind === 'binary' && (expression.operator === '&&' || expression.operator === '||'));

function nameIn(scope: Scope, name: string): RuleValue {
  const variable = scope.variable(name);
  if (variable) return variable();
  return fail(`There is no variable '${name}'.`);
}

/** `math` in `math.abs(1)`: no variable has such a name. */
function packageNamed(target: Expression): Namespace | undefined {
  return target.kind === 'name' && isPackage(target.name) ? new Namespace(target.name) : undefined;
}

function propertyOf(target: RuleValue, name: string): RuleValue {
  const value =
    target instanceof RuleMap
      ? target.entries.get(name)
      : target instanceof Abstract
        ? target.property?.(name)
        : undefined;
  return value === undefined ? fail(`${typeOf(target)} has no property '${name}'.`) : value;
}

function isOfType(value: RuleValue, type: string): boolean {
  if (value instanceof Abstract)
    return value.isOfType?.(type) ?? fail(`Nothing follows about ${typeOf(value)}.`);
  const own = typeOf(value);
  if (type === 'number') return own === 'int' || own === 'float';
  // The hosted rules know no value of type set: `x is set` is false even for a set.
  return type !== 'set' && own === type;
}
