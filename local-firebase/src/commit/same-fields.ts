import { isDeepStrictEqual } from 'node:util';
import type { Fields } from '../values/value';

/** Exactly the same stored values: unlike in queries, 1 and 1.0 differ. The order of names does not matter. */
export const sameFields = (a: Fields, b: Fields): boolean => isDeepStrictEqual(a, b);
