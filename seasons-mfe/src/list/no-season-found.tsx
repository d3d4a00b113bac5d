import { truncate } from '@console/shared/format';
import { Button, EmptyState, type ListView } from '@console/shared/ui';
import { t } from '../i18n';

type SearchedView = Pick<ListView<unknown>, 'search' | 'isFiltered' | 'showAll'>;

/** Shown when no season matches search and filters. */
export function NoSeasonFound({ view: { search, isFiltered, showAll } }: { view: SearchedView }) {
  return (
    <EmptyState
      title={t('No season found')}
      action={<Button onClick={showAll}>{t('Show all seasons')}</Button>}
    >
      {isFiltered
        ? t('No seasons match your search and filters.')
        : t('No season name, host or email contains “{search}”.', { search: truncate(search, 60) })}
    </EmptyState>
  );
}
