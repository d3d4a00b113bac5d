import { useConfig } from '@console/shared/config';
import { logoutButtonId } from '@console/shared/contract';
import { useSession } from '@console/shared/session';
import { Button, EmptyState } from '@console/shared/ui';
import { rich, t } from '../i18n';

/** Shown when this person has no season yet, maybe because they have chosen the wrong one of their accounts. */
export function NoSeasons() {
  const { supportEmail } = useConfig();
  const { person } = useSession();
  return (
    <EmptyState
      title={t('No Data')}
      action={
        <Button onClick={() => document.getElementById(logoutButtonId)?.click()}>
          {t('Use another account')}
        </Button>
      }
    >
      <p>
        {rich('Please contact {email} for account access or to create seasons.', {
          email: <a href={`mailto:${supportEmail}`}>{supportEmail}</a>,
        })}
      </p>
      <p>{t('You are signed in as {account}.', { account: person.email || person.name })}</p>
    </EmptyState>
  );
}
