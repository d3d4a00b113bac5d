import { lazy, Suspense } from 'react';
import { useDrafts } from '@console/shared/drafts';
import { useSession } from '@console/shared/session';

const SendPendingSaves = lazy(async () => ({
  default: (await import(/* webpackChunkName: "drafts" */ './send-pending-saves')).SendPendingSaves,
}));

/** Sends what the signed-in person saved without a connection; loads nothing while there is nothing to send. */
export function PendingSaves() {
  const { person } = useSession();
  const drafts = useDrafts(person.uid).filter(({ pending }) => pending && pending.state !== 'refused');
  if (drafts.length === 0) return null;
  return (
    <Suspense>
      <SendPendingSaves drafts={drafts} />
    </Suspense>
  );
}
