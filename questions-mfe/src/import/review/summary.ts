import { currentLanguage } from '@console/shared/i18n';
import { t } from '../../i18n';
import { isStorable, type ReviewedRow } from './reviewed-row';

/** What becomes of the rows of a source; each row is counted once. */
export type ReviewCounts = {
  readonly total: number;
  readonly added: number;
  readonly changed: number;
  readonly rejected: number;
  /** Near duplicates, and duplicates of earlier rows, that are not ticked. */
  readonly near: number;
  /** New or changed rows that are not ticked. */
  readonly leftOut: number;
  readonly same: number;
};

export function countRows(rows: readonly ReviewedRow[], isTaken: (index: number) => boolean): ReviewCounts {
  const counts = { added: 0, changed: 0, rejected: 0, near: 0, leftOut: 0, same: 0 };
  for (const [index, row] of rows.entries()) counts[countedAs(row, isTaken(index))] += 1;
  return { total: rows.length, ...counts };
}

function countedAs(row: ReviewedRow, isTaken: boolean): Exclude<keyof ReviewCounts, 'total'> {
  const { kind } = row.state;
  if (isStorable(row) && isTaken) return kind === 'changed' ? 'changed' : 'added';
  if (kind === 'near' || kind === 'duplicate') return 'near';
  return kind === 'new' || kind === 'changed' ? 'leftOut' : kind;
}

/** What becomes of all rows, such as “7 of 10 will be added, 2 rejected, 1 near duplicate”. */
export function describeCounts({ total, added, changed, ...others }: ReviewCounts): string {
  const count = added + changed;
  const taken =
    changed === 0
      ? t('{count} of {total} will be added', { count, total })
      : t('{count} of {total} will be added or changed', { count, total });
  const { rejected, near, leftOut, same } = others;
  const rest = [
    rejected > 0 && t('{count} rejected', { count: rejected }),
    near > 0 && t('{count, plural, one {# near duplicate} other {# near duplicates}}', { count: near }),
    leftOut > 0 && t('{count} not included', { count: leftOut }),
    same > 0 && t('{count} already in this quiz', { count: same }),
  ].filter((part) => part !== false);
  const list = new Intl.ListFormat(currentLanguage(), { type: 'unit', style: 'short' });
  return list.format([taken, ...rest]);
}

/** What to do where no row is to be stored. */
export function nextStep({ rejected, near, leftOut }: ReviewCounts): string {
  const steps = [
    rejected > 0 && t('Complete a rejected question above to add it.'),
    near + leftOut > 0 && t('Select a question above to add it.'),
  ].filter((step) => step !== false);
  return steps.join(' ') || t('All of them are in this quiz. Paste or choose others to add more.');
}
