import { useState } from 'react';
import { styled } from 'styled-components';
import { t } from '@console/shared/i18n';
import { pageSize } from '@console/shared/model';
import { IconButton } from '../actions/icon-button';
import { theme } from '../theme/theme';
import { pageWindow } from './page-window';
import { RemainingRows } from './remaining-rows';
import type { ListView } from './use-list-view';

const { color, space } = theme;

/** Reserves the height of the buttons, which may load after the rows, so that the layout does not shift. */
const Bar = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(4)};
  min-height: calc(2rem + ${space(3)});
  padding-top: ${space(3)};
  color: ${color.textMuted};
  font-size: ${theme.fontSize.small};
  font-variant-numeric: tabular-nums;
`;

const Pages = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  margin: 0;
  padding: 0;
  list-style: none;

  @media print {
    display: none;
  }
`;

const Step = styled.button`
  display: grid;
  place-items: center;
  min-width: 2rem;
  min-height: 2rem;
  padding: 0 ${space(1)};
  border: 0;
  border-radius: ${theme.radius.control};
  background: none;
  color: ${color.primary};
  font-weight: 600;
  cursor: pointer;

  ${theme.media.phone} {
    min-width: ${theme.touch};
    min-height: ${theme.touch};
  }

  @media (hover: hover) {
    &:hover:not([aria-current]) {
      background: ${color.surfaceSunken};
    }
  }

  &[aria-current] {
    background: ${color.primary};
    color: ${color.onPrimary};
  }
`;

const Gap = styled.li`
  align-self: center;
  min-width: 20px;
  text-align: center;
`;

interface PagerProps {
  /** The list view. */
  view: Pick<ListView<unknown>, 'page' | 'count' | 'found' | 'isPartial' | 'requestedAt' | 'setPage'> & {
    /** The rows that are shown, where they are not those of the page, as on paper. */
    shown?: readonly unknown[];
  };
}

/**
 * Whether the shown rows are announced. In a complete list a new total comes from a search, which the heading
 * announces.
 */
function useIsAnnounced(page: number, total: number, isComplete: boolean): boolean {
  const [last, setLast] = useState({ page, total, isComplete, isAnnounced: !isComplete });
  if (last.page !== page || last.total !== total || last.isComplete !== isComplete)
    setLast({
      page,
      total,
      isComplete,
      isAnnounced: last.total === total || !isComplete || !last.isComplete,
    });
  return last.isAnnounced;
}

/** Shows the range of the rows and the total, and links to the numbered pages. */
export function Pager({
  view: { page, shown, count, found: total, isPartial, requestedAt, setPage },
}: PagerProps) {
  const isComplete = count !== undefined;
  const pages = Math.ceil(total / pageSize);
  const isAnnounced = useIsAnnounced(page, total, isComplete);
  if (total === 0) return null;
  const first = (page - 1) * pageSize + 1;
  // Those of a page that is still loading are none.
  const last = shown?.length ? first - 1 + shown.length : Math.min(page * pageSize, total);
  const range = `${first}–${last}`;
  return (
    <Bar aria-label={t('Pages')}>
      <span role="status" aria-live={isAnnounced ? 'polite' : 'off'}>
        <span>
          {isComplete ? (
            t('rows {range} of {total}', { range, total: `${total}` })
          ) : (
            <>
              {t('rows {range}', { range })}.{' '}
              <RemainingRows isPartial={isPartial} requestedAt={requestedAt} />
            </>
          )}
        </span>
      </span>
      {pages > 1 && <NumberedPages page={page} pages={pages} setPage={setPage} />}
    </Bar>
  );
}

type NumberedProps = { page: number; pages: number; setPage: (page: number) => void };

function NumberedPages({ page, pages, setPage }: NumberedProps) {
  return (
    <Pages>
      <li>
        <IconButton
          label={t('Previous page')}
          icon="chevronLeft"
          disabled={page === 1}
          onClick={() => setPage(page - 1)}
        />
      </li>
      {pageWindow(page, pages).map((step, index) =>
        step === 'gap' ? (
          <Gap key={`gap-${index}`}>…</Gap>
        ) : (
          <li key={step}>
            <Step
              type="button"
              aria-label={t('Page {number}', { number: `${step}` })}
              aria-current={step === page ? 'page' : undefined}
              onClick={() => setPage(step)}
            >
              {step}
            </Step>
          </li>
        ),
      )}
      <li>
        <IconButton
          label={t('Next page')}
          icon="chevronRight"
          disabled={page === pages}
          onClick={() => setPage(page + 1)}
        />
      </li>
    </Pages>
  );
}
