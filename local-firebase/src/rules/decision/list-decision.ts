import { isNamePath } from '../../paths/field-path';
import type { Query } from '../../query/query';
import type { Value } from '../../values/value';
import { Constrained, PartialMap, Unknown, type Condition } from '../values/abstract-values';
import type { Conjunction, SimpleFilter } from './disjuncts';
import { pathOf, toRuleValue } from '../values/document-values';
import { knownPath, type AskedSegment } from '../language/match-path';
import { isList, type Abstract, type RuleValue } from '../values/values';

/** What filters say about one field: its value, or conditions, or something about the fields inside it. */
interface Knowledge {
  value?: { known: RuleValue };
  conditions: Condition[];
  inner: Map<string, Knowledge>;
}

const nothing = (): Knowledge => ({ conditions: [], inner: new Map() });

/** What can be said of every document that one disjunct of a query can find, without looking at any. */
export interface Findable {
  /** The document's path, as far as the query fixes it. */
  path: readonly AskedSegment[];
  resource: Abstract;
}

export function findableBy(query: Query, filters: Conjunction): Findable {
  const fields = nothing();
  let name: string | undefined;
  for (const filter of filters) {
    if (!isNamePath(filter.field)) learn(knowledgeOf(fields, filter.field), filter);
    else if (filter.kind === 'field' && filter.op === 'EQUAL' && 'referenceValue' in filter.value) {
      name = filter.value.referenceValue;
    }
  }
  const resource = new Map<string, RuleValue>([
    ['data', partialOf('resource.data', fields)],
    ['id', name === undefined ? new Unknown('resource.id') : (pathOf(name).segments.at(-1) ?? '')],
    ['__name__', name === undefined ? new Unknown('resource.__name__') : pathOf(name)],
  ]);
  return {
    path: name === undefined ? pathsIn(query) : knownPath(name),
    resource: new PartialMap('resource', resource),
  };
}

function pathsIn({ parent, collectionId, allDescendants }: Query): AskedSegment[] {
  const collection: AskedSegment = collectionId === undefined ? 'one' : { known: collectionId };
  return [...knownPath(parent), ...(allDescendants ? (['many'] as const) : []), collection, 'one'];
}

function knowledgeOf(fields: Knowledge, path: readonly string[]): Knowledge {
  let found = fields;
  for (const name of path) {
    const inner = found.inner.get(name) ?? nothing();
    found.inner.set(name, inner);
    found = inner;
  }
  return found;
}

function learn(knowledge: Knowledge, filter: SimpleFilter): void {
  if (filter.kind === 'field') return learnFromValue(knowledge, filter.op, filter.value);
  switch (filter.op) {
    case 'IS_NULL':
      knowledge.value = { known: null };
      return;
    case 'IS_NAN':
      knowledge.value = { known: NaN };
      return;
    case 'IS_NOT_NULL':
    case 'IS_NOT_NAN':
      knowledge.conditions.push({ kind: 'none-of', values: [null] });
  }
}

const relations = {
  LESS_THAN: '<',
  LESS_THAN_OR_EQUAL: '<=',
  GREATER_THAN: '>',
  GREATER_THAN_OR_EQUAL: '>=',
} as const;

function learnFromValue(
  knowledge: Knowledge,
  op: (SimpleFilter & { kind: 'field' })['op'],
  stored: Value,
): void {
  const value = toRuleValue(stored);
  switch (op) {
    case 'EQUAL':
      knowledge.value = { known: value };
      return;
    case 'NOT_EQUAL':
      knowledge.conditions.push({ kind: 'none-of', values: [value] });
      return;
    case 'NOT_IN':
      knowledge.conditions.push({ kind: 'none-of', values: isList(value) ? value : [] });
      return;
    case 'ARRAY_CONTAINS':
      knowledge.conditions.push({ kind: 'contains', element: value });
      return;
    case 'IN':
    case 'ARRAY_CONTAINS_ANY':
      return;
    default:
      knowledge.conditions.push({ kind: 'relation', operator: relations[op], value });
  }
}

function valueOf(name: string, { value, conditions, inner }: Knowledge): RuleValue {
  if (value) return value.known;
  return conditions.length > 0 || inner.size === 0
    ? new Constrained(name, conditions)
    : partialOf(name, { value, conditions, inner });
}

const partialOf = (name: string, { inner }: Knowledge): PartialMap =>
  new PartialMap(
    name,
    new Map([...inner].map(([key, knowledge]) => [key, valueOf(`${name}.${key}`, knowledge)])),
  );
