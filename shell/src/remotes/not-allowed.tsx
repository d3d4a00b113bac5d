import { paths } from '@console/shared/model';
import { roleOf, type Session } from '@console/shared/session';
import { EmptyState, LinkButton, Page } from '@console/shared/ui';

/** A screen that the person's role does not open. The database would refuse as well. */
export function NotAllowed({ session }: { session: Session }) {
  return (
    <Page title="Not open to your role">
      <EmptyState
        title={`As ${roleOf(session)} you cannot do this`}
        action={<LinkButton to={paths.seasonList}>Go to seasons</LinkButton>}
      >
        <p>Ask an administrator if you should be able to.</p>
      </EmptyState>
    </Page>
  );
}
