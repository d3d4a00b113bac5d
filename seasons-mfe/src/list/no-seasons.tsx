import { useConfig } from '@console/shared/config';
import { truncate } from '@console/shared/format';
import { Button, EmptyState, type ListView } from '@console/shared/ui';
import { rich, t } from '../i18n';

/** Shown when this person has no season yet. */
export function NoSeasons() {
  const { supportEmail } = useConfig();
  return (
    <EmptyState title={t('No Data')}>
      <p>
        {rich('Please contact {email} for account access or to create seasons.', {
          email: <a href={`mailto:${supportEmail}`}>{supportEmail}</a>,
        })}
      </p>
    </EmptyState>
  );
}

type SearchedView = Pick<ListView<unknown>, 'search' | 'isFiltered' | 'showAll'>;

/** Shown when no season matches search and filters. */
export function NoSeasonFound({ view: { search, isFiltered, showAll } }: { view: SearchedView }) {
  return (
    <EmptyState
      title={t('No season found')}
      action={<Button onClick={showAll}>{t('Show all seasons')}</Button>}
    >
      {isFiltered
        ? t('No season matches the search and the filters.')
        : t('No season name, host or e-mail contains “{search}”.', { search: truncate(search, 60) })}
    </EmptyState>
  );
}
