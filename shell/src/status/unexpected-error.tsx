import { useEffect } from 'react';
import { useRouteError } from '@console/shared/router';
import { ErrorState } from '@console/shared/ui';

/** The last resort, when the shell itself failed; a failing module is caught closer to it. */
export function UnexpectedError() {
  const error = useRouteError();
  useEffect(() => console.error('Unexpected application error', error), [error]);
  return (
    <main>
      <ErrorState title="Unexpected Application Error!" onRetry={() => location.reload()}>
        <p>
          The console met a fault it did not expect. What was saved is safe in the database. Reload the page
          to go on.
        </p>
      </ErrorState>
    </main>
  );
}
