import { ErrorState, Page } from '@console/shared/ui';

/** The last resort, when the shell itself failed; a failing module is caught closer to it. */
export function UnexpectedError() {
  return (
    <main>
      <Page title="Unexpected Application Error!">
        <ErrorState title="Something went wrong" onRetry={() => location.reload()}>
          <p>Your saved data is safe. Reload the page to continue.</p>
        </ErrorState>
      </Page>
    </main>
  );
}
