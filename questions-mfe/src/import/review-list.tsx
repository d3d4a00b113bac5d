import { useEffect, useRef, useState } from 'react';
import { t } from '../i18n';
import * as Styled from './import.styles';
import { ReviewFilters } from './review-filters';
import { pageSize, ReviewPages } from './review-pages';
import { ReviewRow } from './review-row';
import { isShownBy, type Filter } from './review/filters';
import { rankOf, type ReviewedRow } from './review/reviewed-row';
import { TakeNear } from './take-near';
import type { Review } from './use-review';

type Props = { rows: readonly ReviewedRow[]; review: Review };

/** The rows of a source with their states, which can be filtered. */
export function ReviewList({ rows, review }: Props) {
  const [filter, setFilter] = useState<Filter>('all');
  const [page, setPage] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);

  const found = [...rows.entries()]
    .filter(([, row]) => isShownBy(filter, row))
    .sort(([, one], [, other]) => rankOf(one) - rankOf(other));
  const last = Math.max(0, Math.ceil(found.length / pageSize) - 1);
  const current = Math.min(page, last);
  const shown = found.slice(current * pageSize, (current + 1) * pageSize);
  useFocusWhenGone(heading, shown.map(([index]) => index).join(' '));

  const handleFilter = (next: Filter) => {
    setFilter(next);
    setPage(0);
  };
  const handleTurn = (next: number) => {
    setPage(next);
    heading.current?.focus();
  };
  return (
    <section aria-label={t('Review')}>
      <Styled.Stack>
        <Styled.Heading ref={heading} tabIndex={-1}>
          {t('Review')}
        </Styled.Heading>
        <ReviewFilters rows={rows} chosen={filter} onChoose={handleFilter} />
        <TakeNear rows={rows} review={review} />
        {found.length === 0 && <Styled.Muted>{t('No rows')}</Styled.Muted>}
        <Styled.Rows>
          {shown.map(([index, row]) => (
            <ReviewRow
              key={index}
              reviewed={row}
              isTaken={review.isTaken(index)}
              onTake={(isTaken) => review.take([index], isTaken)}
              onMend={(values) => review.mend(index, values)}
            />
          ))}
        </Styled.Rows>
        <ReviewPages page={current} total={found.length} onTurn={handleTurn} />
      </Styled.Stack>
    </section>
  );
}

/** A mended row may leave the filter with the focus: then the heading takes it. */
function useFocusWhenGone(heading: { readonly current: HTMLElement | null }, shown: string): void {
  const before = useRef(shown);
  useEffect(() => {
    if (before.current !== shown && document.activeElement === document.body) heading.current?.focus();
    before.current = shown;
  }, [heading, shown]);
}
