import { formatFieldPath, isNamePath, type FieldPath } from '../paths/field-path';
import { collectionId, isRoot } from '../paths/resource-name';
import { StatusError, invalid } from '../status';
import { elementsOf, type Value } from '../values/value';
import { isInequality, leaves, samePath } from './complete-order';
import type { FieldFilter, Filter, Query } from './query';

const maxDisjuncts = 30;
const maxParts = 100;
const maxInequalityFields = 10;

/** Throws INVALID_ARGUMENT for what Firestore refuses, whatever is stored. */
export function checkQuery(query: Query): void {
  if (query.offset < 0) throw invalid('The offset must not be negative.');
  if (query.limit !== undefined && query.limit < 0) throw invalid('The limit must not be negative.');
  if (query.collectionId !== undefined) collectionId(query.collectionId);
  checkOrder(query);
  checkCursor(query, query.startAt?.values);
  checkCursor(query, query.endAt?.values);
  if (query.where) checkFilter(query.where);
  checkScope(query);
  checkParts(query);
  checkNames(query);
}

function checkScope({ allDescendants, collectionId: id, parent, where, explicitOrder }: Query): void {
  const isIndexed = [...leaves(where), ...explicitOrder].some(({ field }) => !isNamePath(field));
  if (allDescendants && id !== undefined && !isRoot(parent) && isIndexed) {
    throw invalid('A collection group can only be queried below the root of the database.');
  }
}

function checkParts({ where, explicitOrder, parent }: Query): void {
  const conditions = leaves(where);
  const parts = conditions.length + explicitOrder.length + (isRoot(parent) ? 0 : 1);
  if (parts > maxParts)
    throw invalid(`A query may have at most ${maxParts} conditions and orders, its parent included.`);
  const unequal = new Set(conditions.filter(isInequality).map(({ field }) => formatFieldPath(field)));
  if (unequal.size > maxInequalityFields)
    throw invalid(`A query may have inequalities of at most ${maxInequalityFields} fields.`);
}

/** What no index of Firestore could answer: every index ends with the name, and by itself the name only ascends. */
function checkNames({ where, order: [first] }: Query): void {
  const conditions = leaves(where);
  const others = conditions.filter(({ field }) => !isNamePath(field));
  const onName = conditions.filter(({ field }) => isNamePath(field));
  if (first && isNamePath(first.field) && first.direction === 'DESCENDING' && others.length === 0) {
    throw new StatusError('FAILED_PRECONDITION', 'Names alone cannot be ordered descending.');
  }
  if (onName.length > 0 && others.some(isInequality) && !onName.some(isInequality)) {
    throw invalid(
      'A condition that __name__ equals something cannot stand beside inequalities of other fields.',
    );
  }
}

/** Throws when an index would have to hold `needed` fields after the name. */
export function checkNeeded({ where, explicitOrder }: Query, needed: readonly FieldPath[] = []): void {
  const conditions = leaves(where);
  const isOnName = [...conditions, ...explicitOrder].some(({ field }) => isNamePath(field));
  const isIndexed = (field: FieldPath) =>
    [...explicitOrder, ...conditions.filter(isInequality)].some((other) => samePath(other.field, field));
  if (isOnName && !needed.every(isIndexed)) {
    throw invalid('A query on __name__ can only aggregate the fields that it filters or orders by.');
  }
}

function checkOrder({ explicitOrder, order }: Query): void {
  const last = order.at(-1);
  if (last && !isNamePath(last.field)) throw invalid('Nothing can be ordered after __name__.');
  for (const [index, { field }] of explicitOrder.entries()) {
    const before = explicitOrder.slice(0, index);
    if (before.some((other) => isNamePath(other.field)))
      throw invalid('Nothing can be ordered after __name__.');
    if (before.some((other) => samePath(other.field, field))) {
      throw invalid(`The order by "${formatFieldPath(field)}" is given twice.`);
    }
  }
}

function checkCursor({ order, explicitOrder }: Query, values: Value[] | undefined): void {
  if (!values) return;
  if (values.length > explicitOrder.length) {
    throw invalid('A cursor has more values than the query has orders.');
  }
  for (const [index, value] of values.entries()) {
    if (order[index] && isNamePath(order[index].field) && !('referenceValue' in value)) {
      throw invalid('A cursor value for __name__ must be a reference.');
    }
  }
}

function checkFilter(where: Filter): void {
  const conditions = leaves(where);
  for (const condition of conditions) {
    if (condition.kind === 'field') checkOperand(condition);
    else if (isNamePath(condition.field)) throw invalid('__name__ can only be compared with a reference.');
  }
  if (disjunctsOf(where) > maxDisjuncts) throw invalid(`A query may have at most ${maxDisjuncts} disjuncts.`);
  const count = (...ops: string[]) => conditions.filter(({ op }) => ops.includes(op)).length;
  if (count('NOT_EQUAL', 'NOT_IN', 'IS_NOT_NULL', 'IS_NOT_NAN') > 1) {
    throw invalid('A query may have one of !=, not-in, is-not-null and is-not-NaN, once.');
  }
  const isOr = (filter: Filter): boolean =>
    filter.kind === 'composite' && (filter.op === 'OR' || filter.filters.some(isOr));
  if (count('NOT_IN') > 0 && (count('IN', 'ARRAY_CONTAINS_ANY') > 0 || isOr(where))) {
    throw invalid('not-in cannot be combined with in, array-contains-any or or.');
  }
  if (arrayConditions(where) > 1) throw invalid('A conjunction may have one array-contains condition.');
}

/** Array conditions that one branch of the disjunction has at most. */
function arrayConditions(filter: Filter): number {
  if (filter.kind === 'unary') return 0;
  if (filter.kind === 'field') return Number(filter.op.startsWith('ARRAY_'));
  const counts = filter.filters.map(arrayConditions);
  return filter.op === 'OR' ? Math.max(...counts) : counts.reduce((sum, count) => sum + count, 0);
}

function checkOperand({ field, op, value }: FieldFilter): void {
  const operands =
    op === 'IN' || op === 'NOT_IN' || op === 'ARRAY_CONTAINS_ANY' ? elementsOf(value) : [value];
  if (!operands) throw invalid(`${op} needs a list.`);
  if (operands.length === 0) throw invalid(`${op} needs a list that is not empty.`);
  if (op === 'NOT_IN' && operands.length > 10) throw invalid('not-in takes at most 10 values.');
  if (!isNamePath(field)) return;
  if (op.startsWith('ARRAY_')) throw invalid(`__name__ cannot be compared with ${op}.`);
  if (!operands.every((operand) => 'referenceValue' in operand)) {
    throw invalid('__name__ can only be compared with a reference.');
  }
}

/** How many alternatives the filter has when it is written as an OR of ANDs. */
function disjunctsOf(filter: Filter): number {
  if (filter.kind === 'unary') return 1;
  if (filter.kind === 'field') {
    return filter.op === 'IN' || filter.op === 'ARRAY_CONTAINS_ANY'
      ? (elementsOf(filter.value)?.length ?? 1)
      : 1;
  }
  const counts = filter.filters.map(disjunctsOf);
  return counts.reduce(
    (all, count) => (filter.op === 'OR' ? all + count : all * count),
    filter.op === 'OR' ? 0 : 1,
  );
}
