import { draftKeptMessage } from '@console/shared/access';
import { t } from '@console/shared/i18n';
import { paths } from '@console/shared/model';
import { roleOf, type Session } from '@console/shared/session';
import { EmptyState, LinkButton, Page } from '@console/shared/ui';

type NotAllowedProps = {
  session: Session;
  /** The screen was open when the role changed. */
  wasOpen: boolean;
};

/** A screen that the person's role does not allow. The database would refuse as well. */
export function NotAllowed({ session, wasOpen }: NotAllowedProps) {
  return (
    <Page title={t('No access with your role')}>
      <EmptyState
        title={t('As {role} you can’t do this', { role: t(roleOf(session)) })}
        action={<LinkButton to={paths.seasonList}>{t('Go to seasons')}</LinkButton>}
      >
        <p>
          {wasOpen && `${t('Your role changed while this screen was open.')} `}
          {t('Ask an Admin for access.')}
        </p>
        {wasOpen && <p>{draftKeptMessage}</p>}
      </EmptyState>
    </Page>
  );
}
