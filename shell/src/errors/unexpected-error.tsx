import { ErrorState, Page } from '@console/shared/ui';

/** Shown when the shell itself failed; a failing module is caught by a closer boundary. */
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
