import { pageSize, type PartialList } from '@console/shared/model';

/**
 * Whether the device's copy of a list had all rows when the server last confirmed it. As many as a first page may be that
 * page alone, without the rest.
 */
export const isWholeCopy = ({ rows, asOf }: PartialList<unknown>): boolean =>
  asOf !== undefined && rows.length !== pageSize;
