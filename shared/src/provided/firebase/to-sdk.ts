import {
  collection,
  limit as atMost,
  orderBy,
  query,
  where,
  type Firestore,
  type Query,
  type QueryConstraint,
} from 'firebase/firestore';
import type { ListQuery } from '@console/shared/data';
import { exactDate } from './stored-values';

const defined = <T>(value: T | undefined): T[] => (value === undefined ? [] : [value]);

/** Converts a query of the gateway to one of the SDK. */
export const toSdk = (
  database: Firestore,
  { collection: path, where: filters = [], contains, latestBy, within, limit }: ListQuery,
): Query =>
  query(
    collection(database, path),
    ...filters.map(([field, value]) => where(field, '==', value)),
    ...defined(contains).map(([field, value]) => where(field, 'array-contains', value)),
    ...defined(latestBy).flatMap((field) => latestFirst(field, within)),
    ...defined(limit).map((most) => atMost(most)),
  );

const latestFirst = (field: string, within: ListQuery['within']): QueryConstraint[] => [
  ...defined(within).flatMap(([from, before]) => [
    where(field, '>=', exactDate(from)),
    where(field, '<', exactDate(before)),
  ]),
  orderBy(field, 'desc'),
];
