import { useEffect, useRef } from 'react';
import { Navigate } from '@console/shared/router';
import { notify } from '../overlays/toaster';

interface LeaveMissingProps {
  what: 'season' | 'quiz' | 'question';
  /** Where another one can be chosen. */
  to: string;
}

/** Leads away from what does not exist, and says why. */
export function LeaveMissing({ what, to }: LeaveMissingProps) {
  const said = useRef(false);
  useEffect(() => {
    if (said.current) return;
    said.current = true;
    notify({
      title: `This ${what} is no longer there`,
      message: 'Somebody may have deleted it.',
      tone: 'info',
    });
  }, [what]);
  return <Navigate to={to} replace />;
}
