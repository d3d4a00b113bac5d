import type { ReactNode } from 'react';
import { paths } from '@console/shared/model';
import { Navigate } from '@console/shared/router';
import { useSessionAccess } from '@console/shared/session';

/** A signed-in visitor of the root goes on to the seasons; everyone else sees the landing page. */
export function SignedInRoot({ children }: { children: ReactNode }) {
  const { session } = useSessionAccess();
  return session ? <Navigate to={paths.seasonList} replace /> : children;
}
