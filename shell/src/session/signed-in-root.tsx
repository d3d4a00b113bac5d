import { useEffect, type ReactNode } from 'react';
import { paths } from '@console/shared/model';
import { Navigate } from '@console/shared/router';
import { useSessionAccess } from '@console/shared/session';
import { savesData } from '../app/saves-data';
import { whenIdle } from '../app/when-idle';

/** A signed-in visitor of the root goes on to the seasons; everyone else sees the landing page. */
export function SignedInRoot({ children }: { children: ReactNode }) {
  const { session, warmUp } = useSessionAccess();
  const signedIn = session !== null;

  // Here people sign in. A touch screen has no hover that tells it beforehand.
  useEffect(() => (signedIn || savesData() ? undefined : whenIdle(warmUp)), [signedIn, warmUp]);

  return signedIn ? <Navigate to={paths.seasonList} replace /> : children;
}
