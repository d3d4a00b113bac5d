import { compareFieldPaths, isNamePath, type FieldPath } from '../paths/field-path';
import type { FieldOperator, Filter, Order, UnaryOperator } from './query';

const inequalities: ReadonlySet<FieldOperator | UnaryOperator> = new Set([
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
  'NOT_EQUAL',
  'NOT_IN',
  'IS_NOT_NULL',
  'IS_NOT_NAN',
] as const);

/**
 * The order that Firestore adds: fields with inequalities by name, `further` fields that must exist, then the
 * document name, all in the last direction.
 */
export function completeOrder(
  explicit: readonly Order[],
  where?: Filter,
  further: readonly FieldPath[] = [],
): Order[] {
  const direction = explicit.at(-1)?.direction ?? 'ASCENDING';
  const complete = [...explicit];
  const has = (field: FieldPath) => complete.some((order) => samePath(order.field, field));
  for (const field of [...inequalityFields(where), ...further]) {
    if (!has(field) && !isNamePath(field)) complete.push({ field, direction });
  }
  if (!has(['__name__'])) complete.push({ field: ['__name__'], direction });
  return complete;
}

export const isInequality = ({ op }: Leaf): boolean => inequalities.has(op);

const inequalityFields = (where: Filter | undefined): FieldPath[] =>
  leaves(where)
    .filter(isInequality)
    .map((leaf) => leaf.field)
    .sort(compareFieldPaths);

type Leaf = Exclude<Filter, { kind: 'composite' }>;

/** The conditions of a filter without the ANDs and ORs around them. */
export function leaves(filter: Filter | undefined): Leaf[] {
  if (!filter) return [];
  return filter.kind === 'composite' ? filter.filters.flatMap(leaves) : [filter];
}

export const samePath = (a: FieldPath, b: FieldPath): boolean =>
  a.length === b.length && a.every((name, index) => name === b[index]);
