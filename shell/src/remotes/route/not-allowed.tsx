import { draftKeptMessage } from '@console/shared/access';
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
    <Page title="No access with your role">
      <EmptyState
        title={`As ${roleOf(session)} you cannot do this`}
        action={<LinkButton to={paths.seasonList}>Go to seasons</LinkButton>}
      >
        <p>
          {wasOpen && 'Your role changed while this screen was open. '}
          Ask an administrator for access.
        </p>
        {wasOpen && <p>{draftKeptMessage}</p>}
      </EmptyState>
    </Page>
  );
}
