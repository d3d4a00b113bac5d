import type { RegistryEntry } from '@console/shared/contract';

/** Whether two entries mean the same code, at any URL. */
export const isSameRelease = (one: RegistryEntry, other: RegistryEntry): boolean =>
  one.release ? one.release === other.release : one.entry === other.entry;
