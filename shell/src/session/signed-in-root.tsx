import type { ReactNode } from 'react';
import { paths } from '@console/shared/model';
import { Redirect, useLocation } from '@console/shared/router';
import { useSessionAccess } from '@console/shared/session';

/** Redirects a signed-in visitor of the root to the seasons; everyone else sees the landing page. */
export function SignedInRoot({ children }: { children: ReactNode }) {
  const { hash } = useLocation();
  return useSessionAccess().session ? <Redirect to={paths.seasonList + hash} /> : children;
}
