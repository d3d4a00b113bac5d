import type { ReactNode } from 'react';
import { seasonName } from '@console/shared/format';
import { paths, type Season } from '@console/shared/model';
import { can, useSession } from '@console/shared/session';
import { Button } from '../actions/button';
import { LinkButton } from '../actions/link-button';
import { Page } from '../layout/page';
import { EmptyState } from './message-state';
import { keptWords, WhileAllowed } from './while-allowed';

interface SeasonAccessProps {
  season: Season;
  /** How the season is followed: an error of its kind `denied` says that the database refuses it by now. */
  query: { error?: object | undefined; refetch: () => unknown };
  children: ReactNode;
}

const isRefused = (error?: object) => error !== undefined && 'kind' in error && error.kind === 'denied';

/** Shows what lies in a season while the person may work in it; then says why it closed. */
export function SeasonAccess({ season, query, children }: SeasonAccessProps) {
  const allowed = can.workIn(useSession(), season) && !isRefused(query.error);
  const handleRetry = () => void query.refetch();
  return (
    <WhileAllowed
      allowed={allowed}
      closed={(wasOpen) => (
        <Page title="Season not open to you">
          <EmptyState
            title={
              wasOpen ? `You cannot work in ${seasonName(season)} any more` : 'You cannot work in this season'
            }
            action={
              <>
                <LinkButton variant="primary" to={paths.seasonList}>
                  Go to seasons
                </LinkButton>
                <Button onClick={handleRetry}>Check again</Button>
              </>
            }
          >
            <p>
              {wasOpen
                ? 'Your role, or the e-mails that the season names, were changed while it was open.'
                : 'It names neither as its host e-mail nor as its additional one the e-mail you signed in with.'}{' '}
              Ask an administrator if you should be able to.
            </p>
            {wasOpen && <p>{keptWords}</p>}
          </EmptyState>
        </Page>
      )}
    >
      {children}
    </WhileAllowed>
  );
}
