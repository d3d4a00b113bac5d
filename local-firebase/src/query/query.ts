import type { FieldPath } from '../paths/field-path';
import type { Value } from '../values/value';

export type FieldOperator =
  | 'LESS_THAN'
  | 'LESS_THAN_OR_EQUAL'
  | 'GREATER_THAN'
  | 'GREATER_THAN_OR_EQUAL'
  | 'EQUAL'
  | 'NOT_EQUAL'
  | 'ARRAY_CONTAINS'
  | 'IN'
  | 'ARRAY_CONTAINS_ANY'
  | 'NOT_IN';
export type UnaryOperator = 'IS_NAN' | 'IS_NULL' | 'IS_NOT_NAN' | 'IS_NOT_NULL';

export interface FieldFilter {
  kind: 'field';
  field: FieldPath;
  op: FieldOperator;
  value: Value;
}
export interface UnaryFilter {
  kind: 'unary';
  field: FieldPath;
  op: UnaryOperator;
}
export interface CompositeFilter {
  kind: 'composite';
  op: 'AND' | 'OR';
  filters: Filter[];
}
export type Filter = FieldFilter | UnaryFilter | CompositeFilter;

export interface Order {
  field: FieldPath;
  direction: 'ASCENDING' | 'DESCENDING';
}

/** A position given by the first values of the order; `before` = just before the documents equal to it. */
export interface Cursor {
  values: Value[];
  before: boolean;
}

/** A checked query: what the client asked, brought into one form. */
export interface Query {
  /** Full name of the document, or of the database root, below which is looked. */
  parent: string;
  /** Without a collection id every collection is meant. */
  collectionId?: string;
  allDescendants: boolean;
  where?: Filter;
  /** As the client gave it: what rules see. */
  explicitOrder: Order[];
  /** Complete: implicit fields and `__name__` added. */
  order: Order[];
  startAt?: Cursor;
  endAt?: Cursor;
  offset: number;
  limit?: number;
  /** Which fields to send; none of them when it is empty. */
  select?: FieldPath[];
}
