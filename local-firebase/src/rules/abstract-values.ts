import { equal, includes } from './equality';
import { compareRelated } from './operators';
import { Abstract, isList, listOf, typeOf, type ComparisonOperator, type RuleValue } from './values';

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

/** A field of which filters tell something, but not the value. */
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
    if (other instanceof Abstract) return undefined;
    if (operator === '==')
      return this.conditions.some((condition) => rulesOut(condition, other)) ? false : undefined;
    for (const condition of this.conditions) {
      const answer = condition.kind === 'relation' ? follows(condition, operator, other) : undefined;
      if (answer !== undefined) return answer;
    }
    return undefined;
  }

  override contains(element: RuleValue): boolean | undefined {
    const held = this.conditions.some(
      (condition) => condition.kind === 'contains' && equalKnown(condition.element, element),
    );
    return held ? true : undefined;
  }

  override isOfType(type: string): boolean | undefined {
    for (const condition of this.conditions) {
      if (condition.kind === 'contains') return type === 'list';
      if (condition.kind === 'relation') return isOfClass(typeClass(condition.value), type);
    }
    return undefined;
  }

  override invoke(method: string, [argument = null]: readonly RuleValue[]): RuleValue | undefined {
    if ((method !== 'hasAny' && method !== 'hasAll') || !isList(argument)) return undefined;
    const held = listOf(argument).map((element) => this.contains(element) === true);
    const holds = method === 'hasAny' ? held.includes(true) : !held.includes(false);
    return holds ? true : undefined;
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
    return operator === '==' && other === null ? false : undefined;
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

/** Whether no document that meets the condition has this value. Filters match neither null nor other types. */
function rulesOut(condition: Condition, value: RuleValue): boolean {
  if (value === null) return true;
  if (condition.kind === 'none-of') return includes(condition.values, value);
  if (condition.kind === 'contains') return !isList(value) || !includes(value, condition.element);
  const order = compareRelated(value, condition.value);
  if (order === undefined) return typeClass(value) !== typeClass(condition.value);
  return !satisfies(order, condition.operator);
}

function satisfies(order: number, operator: Relation): boolean {
  switch (operator) {
    case '<':
      return order < 0;
    case '<=':
      return order <= 0;
    case '>':
      return order > 0;
    case '>=':
      return order >= 0;
  }
}

/** Whether `x OPERATOR other` follows, or its opposite, from `x CONDITION`. */
function follows(
  condition: { operator: Relation; value: RuleValue },
  operator: Relation,
  other: RuleValue,
): boolean | undefined {
  const order = compareRelated(condition.value, other);
  if (order === undefined || Number.isNaN(order)) return undefined;
  // Seen from below: for an upper bound turn everything around.
  const upward = condition.operator.startsWith('>');
  const distance = upward ? order : -order;
  const strict = condition.operator.length === 1;
  const sameWay = operator.startsWith('>') === upward;
  const orEqual = operator.length === 2;
  const beyond = distance > 0 || (distance === 0 && strict);
  if (sameWay) return beyond || (orEqual && distance === 0) ? true : undefined;
  return beyond || (!orEqual && distance === 0) ? false : undefined;
}

function typeClass(value: RuleValue): string {
  const type = typeOf(value);
  return type === 'int' || type === 'float' ? 'number' : type;
}

/** Of a number it is not known whether it is an int or a float. */
function isOfClass(own: string, type: string): boolean | undefined {
  return own === 'number' && (type === 'int' || type === 'float') ? undefined : own === type;
}
