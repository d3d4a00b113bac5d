import { ErrorState, Page } from '@console/shared/ui';

/** The last resort, when the shell itself failed; a failing module is caught closer to it. */
export function UnexpectedError() {
  return (
    <main>
      <Page title="Unexpected Application Error!">
        <ErrorState title="The console met a fault it did not expect" onRetry={() => location.reload()}>
          <p>What was saved is safe in the database. Reload the page to go on.</p>
        </ErrorState>
      </Page>
    </main>
  );
}
