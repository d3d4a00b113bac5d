import { useConfig } from '@console/shared/config';
import { EmptyState } from '@console/shared/ui';
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
