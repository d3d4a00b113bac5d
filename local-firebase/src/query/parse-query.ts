import { parseFieldPath, type FieldPath } from '../paths/field-path';
import { invalid } from '../status';
import { parseValue } from '../values/parse-value';
import {
  badPayload,
  bool,
  int32,
  list,
  message,
  oneOf,
  text,
  wrappedInt32,
  type Parser,
} from '../wire/message';
import { checkNeeded, checkQuery } from './check-query';
import { completeOrder } from './complete-order';
import type { Cursor, FieldOperator, Filter, Order, Query, UnaryOperator } from './query';

// Filters inside filters beyond this are no query anybody means.
const maxFilterDepth = 100;

// The index of each name is its number in google.firestore.v1; zero means unspecified.
const fieldOperators: readonly (FieldOperator | undefined)[] = [
  undefined,
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
  'EQUAL',
  'NOT_EQUAL',
  'ARRAY_CONTAINS',
  'IN',
  'ARRAY_CONTAINS_ANY',
  'NOT_IN',
];
const unaryOperators: readonly (UnaryOperator | undefined)[] = [
  undefined,
  undefined,
  'IS_NAN',
  'IS_NULL',
  'IS_NOT_NAN',
  'IS_NOT_NULL',
];
const unspecified = 'DIRECTION_UNSPECIFIED';

const fieldReference = (json: unknown) => {
  const { fieldPath } = message({ fieldPath: text })(json);
  return parseFieldPath(fieldPath ?? '');
};

const order: Parser<Order> = (json) => {
  const directions = [unspecified, 'ASCENDING', 'DESCENDING'] as const;
  const { field, direction } = message({ field: fieldReference, direction: oneOf(directions) })(json);
  if (!field) throw badPayload('An order needs a field.');
  return { field, direction: direction === 'DESCENDING' ? 'DESCENDING' : 'ASCENDING' };
};

const cursor: Parser<Cursor> = (json) => {
  const { values = [], before = false } = message({ values: list(parseValue), before: bool })(json);
  return { values, before };
};

const fieldFilter: Parser<Filter> = (json) => {
  const { field, op, value } = message({
    field: fieldReference,
    op: oneOf(fieldOperators),
    value: parseValue,
  })(json);
  if (!field || !op || !value) throw badPayload('A field filter needs field, op and value.');
  return { kind: 'field', field, op, value };
};

const unaryFilter: Parser<Filter> = (json) => {
  const { field, op } = message({ field: fieldReference, op: oneOf(unaryOperators) })(json);
  if (!field || !op) throw badPayload('A unary filter needs field and op.');
  return { kind: 'unary', field, op };
};

function filter(json: unknown, depth = 0): Filter {
  if (depth > maxFilterDepth) throw invalid('Filters are nested too deep.');
  const compositeFilter = (part: unknown): Filter => {
    const shape = { op: oneOf([undefined, 'AND', 'OR']), filters: list((inner) => filter(inner, depth + 1)) };
    const { op, filters = [] } = message(shape)(part);
    if (!op || (op === 'OR' && filters.length === 0))
      throw invalid('A composite filter needs op and filters.');
    return { kind: 'composite', op, filters };
  };
  const [only, second] = Object.values(message({ compositeFilter, fieldFilter, unaryFilter })(json));
  if (!only || second) throw badPayload('A filter must have exactly one kind.');
  return only;
}

const from = message({ collectionId: text, allDescendants: bool });
const projection = message({ fields: list(fieldReference) });

const structuredQuery = message({
  select: projection,
  from: list(from),
  where: (json) => filter(json),
  orderBy: list(order),
  startAt: cursor,
  endAt: cursor,
  offset: int32,
  limit: wrappedInt32,
});

/**
 * A query from the wire below `parent` (a full document name or the root), checked and completed.
 * The result is also limited to documents that have the `needed` fields, which come last in the order.
 */
export function parseQuery(parent: string, json: unknown, needed?: readonly FieldPath[]): Query {
  if (json === undefined) throw invalid('A structured query is needed.');
  const given = structuredQuery(json);
  const [selector, second] = given.from ?? [];
  if (second) throw invalid('A query may have one "from" only.');
  const explicitOrder = given.orderBy ?? [];
  const query: Query = {
    parent,
    allDescendants: selector?.allDescendants ?? false,
    ...(selector?.collectionId ? { collectionId: selector.collectionId } : {}),
    ...(given.where ? { where: given.where } : {}),
    explicitOrder,
    order: completeOrder(explicitOrder, given.where, needed),
    ...(given.startAt ? { startAt: given.startAt } : {}),
    ...(given.endAt ? { endAt: given.endAt } : {}),
    offset: given.offset ?? 0,
    ...(given.limit === undefined ? {} : { limit: given.limit }),
    ...(given.select ? { select: given.select.fields ?? [] } : {}),
  };
  checkQuery(query);
  checkNeeded(query, needed);
  return query;
}
