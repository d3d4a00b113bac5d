import { useEffect, useRef, useState } from 'react';
import { currentLanguage } from '@console/shared/i18n';
import { Button } from '@console/shared/ui';
import { t } from '../i18n';
import * as Styled from './import.styles';
import { ReviewRow } from './review-row';
import { rankOf, type ReviewedRow, type RowState } from './review/reviewed-row';
import { TakeNear } from './take-near';
import type { Review } from './use-review';

const filters = ['all', 'new', 'changed', 'near', 'same', 'rejected'] as const;
type Filter = (typeof filters)[number];

const names: Record<Filter, string> = {
  all: t('All'),
  new: t('New'),
  changed: t('Changed'),
  near: t('Near duplicates'),
  same: t('Unchanged'),
  rejected: t('Rejected'),
};

/** Duplicates within the source are shown with those of stored questions: both ask the same of the person. */
const filterOf: Record<RowState['kind'], Filter> = {
  new: 'new',
  changed: 'changed',
  near: 'near',
  duplicate: 'near',
  same: 'same',
  rejected: 'rejected',
};

/** So many rows are shown at once: more would make the page slow. */
const pageSize = 50;

type Props = { rows: readonly ReviewedRow[]; review: Review };

/** The rows of a source with their states, which can be filtered. */
export function ReviewList({ rows, review }: Props) {
  const [filter, setFilter] = useState<Filter>('all');
  const [page, setPage] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);

  const indexes = [...rows.entries()].sort(([, a], [, b]) => rankOf(a) - rankOf(b)).map(([index]) => index);
  const isShown = (index: number, by: Filter) => {
    const row = rows[index];
    return by === 'all' || (row !== undefined && filterOf[row.state.kind] === by);
  };
  const found = indexes.filter((index) => isShown(index, filter));
  const pages = Math.max(1, Math.ceil(found.length / pageSize));
  const current = Math.min(page, pages - 1);
  const shown = found.slice(current * pageSize, (current + 1) * pageSize);
  useFocusWhenGone(heading, shown.join(' '));

  const turn = (to: number) => {
    setPage(to);
    heading.current?.focus();
  };
  return (
    <section aria-label={t('Review')}>
      <Styled.Stack>
        <Styled.Heading ref={heading} tabIndex={-1}>
          {t('Review')}
        </Styled.Heading>
        <Styled.Filters role="group" aria-label={t('Show')}>
          {filters.map((each) => {
            const count = indexes.filter((index) => isShown(index, each)).length;
            return (
              (each === 'all' || each === filter || count > 0) && (
                <Styled.Filter
                  key={each}
                  type="button"
                  aria-pressed={each === filter}
                  onClick={() => {
                    setFilter(each);
                    setPage(0);
                  }}
                >
                  {names[each]} <span>{count.toLocaleString(currentLanguage())}</span>
                </Styled.Filter>
              )
            );
          })}
        </Styled.Filters>
        <TakeNear rows={rows} review={review} />
        {found.length === 0 && <Styled.Muted>{t('No rows')}</Styled.Muted>}
        <Styled.Rows>
          {shown.map((index) => {
            const row = rows[index];
            return (
              row && (
                <ReviewRow
                  key={index}
                  reviewed={row}
                  isTaken={review.isTaken(index)}
                  onTake={(isTaken) => review.take([index], isTaken)}
                  onMend={(values) => review.mend(index, values)}
                />
              )
            );
          })}
        </Styled.Rows>
        {pages > 1 && (
          <Styled.Pages aria-label={t('Pages')}>
            <Button disabled={current === 0} onClick={() => turn(current - 1)}>
              {t('Previous')}
            </Button>
            <span role="status">
              {t('rows {first}–{last} of {total}', {
                first: `${current * pageSize + 1}`,
                last: `${current * pageSize + shown.length}`,
                total: `${found.length}`,
              })}
            </span>
            <Button disabled={current === pages - 1} onClick={() => turn(current + 1)}>
              {t('Next')}
            </Button>
          </Styled.Pages>
        )}
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
