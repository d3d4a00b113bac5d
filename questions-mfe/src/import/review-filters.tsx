import { currentLanguage } from '@console/shared/i18n';
import { t } from '../i18n';
import * as Styled from './import.styles';
import { filters, isShownBy, type Filter } from './review/filters';
import type { ReviewedRow } from './review/reviewed-row';

const names: Record<Filter, string> = {
  all: t('All'),
  new: t('New'),
  changed: t('Changed'),
  near: t('Near duplicates'),
  same: t('Unchanged'),
  rejected: t('Rejected'),
};

type Props = { rows: readonly ReviewedRow[]; chosen: Filter; onChoose: (filter: Filter) => void };

/** The filters that show any rows, with how many, and the chosen one. */
export function ReviewFilters({ rows, chosen, onChoose }: Props) {
  return (
    <Styled.Filters role="group" aria-label={t('Show')}>
      {filters.map((filter) => {
        const count = rows.filter((row) => isShownBy(filter, row)).length;
        return (
          (filter === 'all' || filter === chosen || count > 0) && (
            <Styled.Filter
              key={filter}
              type="button"
              aria-pressed={filter === chosen}
              onClick={() => onChoose(filter)}
            >
              {names[filter]} <span>{count.toLocaleString(currentLanguage())}</span>
            </Styled.Filter>
          )
        );
      })}
    </Styled.Filters>
  );
}
