import { lazy, Suspense, useRef, useState } from 'react';
import { hasUnsavedWork, readDrafts, type Draft } from '@console/shared/drafts';
import { useSessionAccess, type Session } from '@console/shared/session';
import { Button } from '@console/shared/ui';
import { withTimeout } from '../app/with-timeout';

const LogoutDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "drafts" */ './logout-dialog')).LogoutDialog,
}));

/**
 * Ends the session. It deletes every draft on the device, so it prompts first where there are any, also of
 * other people.
 */
export function LogoutButton({ session: { person } }: { session: Session }) {
  const { signOut } = useSessionAccess();
  const [lost, setLost] = useState<{ own: boolean; others: boolean }>();
  const [leaving, setLeaving] = useState(false);
  const drafts = useRef<readonly Draft[]>(undefined);

  const logOut = () => {
    setLost(undefined);
    setLeaving(true);
    void signOut();
  };
  // Before the click, which then ends the session at once: the browser may be closed right after it.
  const prefetchDrafts = () => void readDrafts().then((found) => (drafts.current = found));
  const handleClick = async () => {
    setLeaving(true);
    const found = drafts.current ?? (await withTimeout(readDrafts(), 1000).catch(() => []));
    const own = hasUnsavedWork() || found.some(({ owner }) => owner === person.uid);
    const others = found.some(({ owner }) => owner !== person.uid);
    if (!own && !others) return logOut();
    setLeaving(false);
    setLost({ own, others });
  };

  return (
    <>
      <Button
        busy={leaving}
        onPointerEnter={prefetchDrafts}
        onPointerDown={prefetchDrafts}
        onFocus={prefetchDrafts}
        onClick={() => void handleClick()}
      >
        Logout
      </Button>
      {lost && (
        <Suspense>
          <LogoutDialog lost={lost} onConfirm={logOut} onClose={() => setLost(undefined)} />
        </Suspense>
      )}
    </>
  );
}
