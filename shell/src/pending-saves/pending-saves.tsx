import { useDrafts } from '@console/shared/drafts';
import { useSession } from '@console/shared/session';
import { SendPendingSaves } from './send-pending-saves';

/** Sends what the signed-in person has saved and the database has not received. */
export function PendingSaves() {
  const { person } = useSession();
  const drafts = useDrafts(person.uid).filter(({ pending }) => pending && pending.state !== 'refused');
  return drafts.length > 0 && <SendPendingSaves drafts={drafts} />;
}
