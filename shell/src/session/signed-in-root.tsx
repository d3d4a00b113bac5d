import { useEffect, type ReactNode } from 'react';
import { paths } from '@console/shared/model';
import { Redirect } from '@console/shared/router';
import { useSessionAccess } from '@console/shared/session';
import { savesData } from '../app/saves-data';
import { whenIdle } from '../app/when-idle';

/** Redirects a signed-in visitor of the root to the seasons; everyone else sees the landing page. */
export function SignedInRoot({ children }: { children: ReactNode }) {
  const { session, warmUp } = useSessionAccess();
  const signedIn = session !== null;

  // People sign in here. On a touch screen no hover starts the prefetch.
  useEffect(() => (signedIn || savesData() ? undefined : whenIdle(warmUp)), [signedIn, warmUp]);

  return signedIn ? <Redirect to={paths.seasonList} /> : children;
}
