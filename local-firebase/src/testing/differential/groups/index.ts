import type { Group } from '../case';
import { aggregationGroup } from './aggregations';
import { filterGroup, orderGroup, scopeGroup } from './queries';
import { commitGroup, maskGroup, transformGroup } from './writes';

/** In this order: the first writes the documents that other queries read. */
export const groups: readonly Group[] = [
  filterGroup,
  orderGroup,
  scopeGroup,
  aggregationGroup,
  maskGroup,
  transformGroup,
  commitGroup,
];
