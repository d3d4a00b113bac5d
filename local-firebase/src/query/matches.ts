import { compareValues, equalValues } from '../ordering/compare-values';
import { compareNames } from '../ordering/compare-text';
import { typeRankOf } from '../ordering/type-order';
import { valueAt } from '../paths/field-path';
import { containerOf, idOf } from '../paths/resource-name';
import { elementsOf, isNaNValue, isNull, type Document, type Value } from '../values/value';
import type { Cursor, FieldFilter, Filter, Order, Query, UnaryFilter } from './query';

/** Whether the document belongs to the result before offset and limit are counted. */
export function matches(query: Query, document: Document): boolean {
  return (
    inScope(query, document.name) &&
    (!query.where || passes(query.where, document)) &&
    query.order.every((order) => valueAt(document, order.field) !== undefined) &&
    (!query.startAt || comparePosition(query, document, query.startAt) >= (query.startAt.before ? 0 : 1)) &&
    (!query.endAt || comparePosition(query, document, query.endAt) <= (query.endAt.before ? -1 : 0))
  );
}

export function inScope(query: Query, name: string): boolean {
  const collection = containerOf(name);
  if (query.collectionId !== undefined && idOf(collection) !== query.collectionId) return false;
  return query.allDescendants
    ? collection.startsWith(`${query.parent}/`)
    : containerOf(collection) === query.parent;
}

/** The order of results. */
export const comparator =
  (order: readonly Order[]) =>
  (a: Document, b: Document): number => {
    for (const { field, direction } of order) {
      const compared = compareBy(a, b, field);
      if (compared !== 0) return direction === 'ASCENDING' ? compared : -compared;
    }
    return 0;
  };

function compareBy(a: Document, b: Document, field: Order['field']): number {
  if (field[0] === '__name__') return compareNames(a.name, b.name);
  const left = valueAt(a, field);
  const right = valueAt(b, field);
  return left && right ? compareValues(left, right) : Number(Boolean(left)) - Number(Boolean(right));
}

/** Negative, zero or positive: the document lies before, at or after the cursor; sign only. */
export function comparePosition(query: Query, document: Document, cursor: Cursor): number {
  for (const [index, value] of cursor.values.entries()) {
    const order = query.order[index];
    const own = order && valueAt(document, order.field);
    const compared = own ? Math.sign(compareValues(own, value)) : 0;
    if (compared !== 0) return order?.direction === 'DESCENDING' ? -compared : compared;
  }
  return 0;
}

function passes(filter: Filter, document: Document): boolean {
  if (filter.kind === 'composite') {
    return filter.op === 'AND'
      ? filter.filters.every((part) => passes(part, document))
      : filter.filters.some((part) => passes(part, document));
  }
  const value = valueAt(document, filter.field);
  if (!value) return false;
  return filter.kind === 'unary' ? passesUnary(filter, value) : passesField(filter, value);
}

function passesUnary({ op }: UnaryFilter, value: Value): boolean {
  switch (op) {
    case 'IS_NULL':
      return isNull(value);
    case 'IS_NOT_NULL':
      return !isNull(value);
    case 'IS_NAN':
      return isNaNValue(value);
    case 'IS_NOT_NAN':
      return !isNaNValue(value) && !isNull(value);
  }
}

/** Null and NaN compare with nothing here: they have filters of their own. */
function passesField({ op, value: operand }: FieldFilter, value: Value): boolean {
  const comparable = hasOrder(operand) && hasOrder(value) && typeRankOf(value) === typeRankOf(operand);
  switch (op) {
    case 'EQUAL':
      return comparable && equalValues(value, operand);
    case 'NOT_EQUAL':
      return !isNull(value) && !isNull(operand) && !(comparable && equalValues(value, operand));
    case 'LESS_THAN':
      return comparable && compareValues(value, operand) < 0;
    case 'LESS_THAN_OR_EQUAL':
      return comparable && compareValues(value, operand) <= 0;
    case 'GREATER_THAN':
      return comparable && compareValues(value, operand) > 0;
    case 'GREATER_THAN_OR_EQUAL':
      return comparable && compareValues(value, operand) >= 0;
    case 'ARRAY_CONTAINS':
      return contains(elementsOf(value), operand);
    case 'ARRAY_CONTAINS_ANY':
      return (elementsOf(operand) ?? []).some((wanted) => contains(elementsOf(value), wanted));
    case 'IN':
      return contains(elementsOf(operand), value);
    case 'NOT_IN':
      return !isNull(value) && !elementsOf(operand)?.some(isNull) && !contains(elementsOf(operand), value);
  }
}

const hasOrder = (value: Value): boolean => !isNull(value) && !isNaNValue(value);

const contains = (list: Value[] | undefined, value: Value): boolean =>
  hasOrder(value) && (list ?? []).some((element) => equalValues(element, value));
