import { equal, includes } from './equality';
import { compareRelated } from './operators';
import { Abstract, isList, type ComparisonOperator, type RuleValue } from './values';

/** Something that the query leaves open. */
export class Unknown extends Abstract {
  readonly description: string;

  constructor(name: string) {
    super();
    this.description = `'${name}', which the query leaves open`;
  }
}

type Relation = '<' | '<=' | '>' | '>=';

/** What a filter says of a field in every document the query can find. */
export type Condition =
  | { kind: 'relation'; operator: Relation; value: RuleValue }
  | { kind: 'none-of'; values: readonly RuleValue[] }
  | { kind: 'contains'; element: RuleValue };

/**
 * A field of which filters tell something, but not the value. It says only what follows as true, never what
 * follows as false: the official emulator does the same, and what passes here should pass there.
 */
export class Constrained extends Abstract {
  readonly description: string;

  constructor(
    name: string,
    private readonly conditions: readonly Condition[],
  ) {
    super();
    this.description = `'${name}', which the query narrows but does not fix`;
  }

  override compare(operator: ComparisonOperator, other: RuleValue): boolean | undefined {
    return this.conditions.some((condition) => implies(condition, operator, other)) ? true : undefined;
  }

  override contains(element: RuleValue): boolean | undefined {
    const held = this.conditions.some(
      (condition) => condition.kind === 'contains' && equalKnown(condition.element, element),
    );
    return held ? true : undefined;
  }

  override invoke(method: string, [argument = null]: readonly RuleValue[]): RuleValue | undefined {
    if (method !== 'hasAny' || !isList(argument)) return undefined;
    return argument.some((element) => this.contains(element)) ? true : undefined;
  }
}

/** A document, or a map in it, of which only the fields that the query names are known. */
export class PartialMap extends Abstract {
  readonly description: string;

  constructor(
    name: string,
    private readonly properties: ReadonlyMap<string, RuleValue>,
  ) {
    super();
    this.description = `'${name}', of which the query fixes nothing else,`;
  }

  override property(name: string): RuleValue | undefined {
    return this.properties.get(name);
  }

  /** A field that is not named may or may not be there: no answer, where the official emulator says no. */
  override contains(key: RuleValue): boolean | undefined {
    return typeof key === 'string' && this.properties.has(key) ? true : undefined;
  }

  override compare(operator: ComparisonOperator, other: RuleValue): boolean | undefined {
    return other === null && (operator === '==' || operator === '!=') ? operator === '!=' : undefined;
  }

  override isOfType(type: string): boolean | undefined {
    return type === 'map';
  }

  override invoke(method: string, args: readonly RuleValue[]): RuleValue | undefined {
    const [key] = args;
    return method === 'get' && args.length === 2 && typeof key === 'string'
      ? this.properties.get(key)
      : undefined;
  }
}

const equalKnown = (a: RuleValue, b: RuleValue) => !(b instanceof Abstract) && equal(a, b);

/** Whether `x OPERATOR other` holds in every document that meets the condition. */
function implies(condition: Condition, operator: ComparisonOperator, other: RuleValue): boolean {
  if (other instanceof Abstract || operator === '==') return false;
  // No filter of these kinds finds a null.
  if (operator === '!=' && other === null) return true;
  if (condition.kind === 'none-of') return operator === '!=' && includes(condition.values, other);
  if (condition.kind === 'contains') return false;
  const order = compareRelated(condition.value, other);
  return order !== undefined && follows(condition.operator, order, operator);
}

/** Whether `x CONDITION a` implies `x OPERATOR b`; `order` says how a compares to b and may be NaN. */
function follows(condition: Relation, order: number, operator: Exclude<ComparisonOperator, '=='>): boolean {
  // Seen from below: an upper bound is turned around.
  const upward = condition.startsWith('>');
  const distance = upward ? order : -order;
  const beyond = distance > 0 || (distance === 0 && condition.length === 1);
  if (operator === '!=') return beyond;
  return operator.startsWith('>') === upward && (beyond || (distance === 0 && operator.length === 2));
}
