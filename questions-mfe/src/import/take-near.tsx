import { t } from '../i18n';
import * as Styled from './import.styles';
import type { ReviewedRow } from './review/reviewed-row';
import type { Review } from './use-review';

/** Ticks all near duplicates at once. */
export function TakeNear({ rows, review }: { rows: readonly ReviewedRow[]; review: Review }) {
  const near = [...rows.entries()]
    .filter(([, { state }]) => state.kind === 'near' || state.kind === 'duplicate')
    .map(([index]) => index);
  if (near.length < 2) return null;
  return (
    <Styled.TakeAll>
      <input
        type="checkbox"
        checked={near.every(review.isTaken)}
        onChange={({ target: { checked } }) => review.take(near, checked)}
      />
      {t('Select all {count} near duplicates', { count: near.length })}
    </Styled.TakeAll>
  );
}
