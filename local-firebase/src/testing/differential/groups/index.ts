import type { Group } from '../case';
import { aggregationGroup } from './aggregations';
import { filterGroup, orderGroup, scopeGroup } from './queries';
import { batchGetGroup, documentGroup, listGroup } from './reads';
import { transactionGroup } from './transactions';
import { fieldPathGroup, messageGroup, nameGroup, queryFormGroup, sizeGroup, valueGroup } from './validation';
import { commitGroup, maskGroup, transformGroup } from './writes';

/** In this order: the first writes the documents that others read. */
export const groups: readonly Group[] = [
  filterGroup,
  orderGroup,
  scopeGroup,
  aggregationGroup,
  batchGetGroup,
  listGroup,
  documentGroup,
  maskGroup,
  transformGroup,
  commitGroup,
  transactionGroup,
  queryFormGroup,
  valueGroup,
  fieldPathGroup,
  nameGroup,
  messageGroup,
  sizeGroup,
];
