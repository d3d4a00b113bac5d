import { ConfigError } from '@console/shared/config';
import { t } from '@console/shared/i18n';
import { ConsoleTheme, ErrorState, Page } from '@console/shared/ui';

const handleRetry = () => location.reload();

/** Replaces a blank page when the deployment's own files cannot be read. */
export function StartFailure({ error }: { error: unknown }) {
  return (
    <ConsoleTheme>
      <main>
        <Page title={t('The console can’t start')}>
          {error instanceof ConfigError ? (
            <ErrorState title={t('The configuration is invalid')} onRetry={handleRetry}>
              <p>{t('Send this to the person who runs the console:')}</p>
              <ul>
                {error.problems.map((problem) => (
                  <li key={problem}>{problem}</li>
                ))}
              </ul>
            </ErrorState>
          ) : (
            <ErrorState title={t('Couldn’t reach the server')} onRetry={handleRetry}>
              <p>{t('Check your connection, then try again.')}</p>
            </ErrorState>
          )}
        </Page>
      </main>
    </ConsoleTheme>
  );
}
