import { ConfigError } from '@console/shared/config';
import { ConsoleTheme, ErrorState, Page } from '@console/shared/ui';

const handleRetry = () => location.reload();

/** Replaces a blank page when the deployment's own files cannot be read. */
export function StartFailure({ error }: { error: unknown }) {
  return (
    <ConsoleTheme>
      <main>
        <Page title="The console cannot start">
          {error instanceof ConfigError ? (
            <ErrorState title="Its configuration is invalid" onRetry={handleRetry}>
              <p>Please show this to the person who runs the console:</p>
              <ul>
                {error.problems.map((problem) => (
                  <li key={problem}>{problem}</li>
                ))}
              </ul>
            </ErrorState>
          ) : (
            <ErrorState title="Its server could not be reached" onRetry={handleRetry}>
              <p>Check your connection, then try again.</p>
            </ErrorState>
          )}
        </Page>
      </main>
    </ConsoleTheme>
  );
}
