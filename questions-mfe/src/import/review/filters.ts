import type { ReviewedRow, RowState } from './reviewed-row';

/** What the list of rows can be narrowed to. */
export const filters = ['all', 'new', 'changed', 'near', 'same', 'rejected'] as const;
export type Filter = (typeof filters)[number];

/** Duplicates within the source are shown with those of stored questions: both ask the same of the person. */
const filterOf: Record<RowState['kind'], Filter> = {
  new: 'new',
  changed: 'changed',
  near: 'near',
  duplicate: 'near',
  same: 'same',
  rejected: 'rejected',
};

/** Whether a filter shows a row. */
export const isShownBy = (filter: Filter, { state }: ReviewedRow): boolean =>
  filter === 'all' || filterOf[state.kind] === filter;
