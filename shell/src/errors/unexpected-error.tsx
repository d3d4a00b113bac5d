import { t } from '@console/shared/i18n';
import { ErrorState, Page } from '@console/shared/ui';

/** Shown when the shell itself failed; a failing module is caught by a closer boundary. */
export function UnexpectedError() {
  return (
    <main>
      <Page title={t('Unexpected Application Error!')}>
        <ErrorState title={t('Something went wrong')} onRetry={() => location.reload()}>
          <p>{t('Your saved data is safe. Reload the page to continue.')}</p>
        </ErrorState>
      </Page>
    </main>
  );
}
