import { ConfigError } from '@console/shared/config';
import { ConsoleTheme, ErrorState } from '@console/shared/ui';

/** Shown instead of a blank page when the deployment's own files cannot be read. */
export function StartFailure({ error }: { error: unknown }) {
  return (
    <ConsoleTheme>
      <main>
        <ErrorState title="The console cannot start" onRetry={() => location.reload()}>
          {error instanceof ConfigError ? (
            <>
              <p>Its configuration has a fault. Please show this to the person who runs the console:</p>
              <ul>
                {error.problems.map((problem) => (
                  <li key={problem}>{problem}</li>
                ))}
              </ul>
            </>
          ) : (
            <p>Its server could not be reached. Check your connection, then try again.</p>
          )}
        </ErrorState>
      </main>
    </ConsoleTheme>
  );
}
