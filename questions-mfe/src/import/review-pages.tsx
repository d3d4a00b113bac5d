import { Button } from '@console/shared/ui';
import { t } from '../i18n';
import * as Styled from './import.styles';

/** So many rows are shown at once: more would make the page slow. */
export const pageSize = 50;

type Props = {
  /** The shown page, from 0. */
  page: number;
  /** How many rows there are on all pages. */
  total: number;
  onTurn: (page: number) => void;
};

/** Says which rows are shown, and turns the pages. */
export function ReviewPages({ page, total, onTurn }: Props) {
  if (total <= pageSize) return null;
  const [first, end] = [page * pageSize, (page + 1) * pageSize];
  return (
    <Styled.Pages aria-label={t('Pages')}>
      <Button disabled={page === 0} onClick={() => onTurn(page - 1)}>
        {t('Previous')}
      </Button>
      <span role="status">
        <span>
          {t('rows {first}–{last} of {total}', {
            first: `${first + 1}`,
            last: `${Math.min(end, total)}`,
            total: `${total}`,
          })}
        </span>
      </span>
      <Button disabled={end >= total} onClick={() => onTurn(page + 1)}>
        {t('Next')}
      </Button>
    </Styled.Pages>
  );
}
