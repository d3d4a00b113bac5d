import type { Group } from '../case';
import { aggregationGroup } from './aggregations';
import { filterGroup, orderGroup, scopeGroup } from './queries';
import { batchGetGroup, documentGroup, listGroup } from './reads';
import { transactionGroup } from './transactions';
import { fieldPathGroup } from './field-path-forms';
import { messageGroup } from './message-forms';
import { nameGroup } from './name-forms';
import { queryFormGroup } from './query-forms';
import { sizeGroup } from './sizes';
import { valueGroup } from './value-forms';
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
