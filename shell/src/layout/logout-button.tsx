import { lazy, Suspense, useRef, useState } from 'react';
import { hasUnsavedWork, type Draft } from '@console/shared/drafts';
import { t } from '@console/shared/i18n';
import { useSessionAccess, type Session } from '@console/shared/session';
import { Button, notify, type Toast } from '@console/shared/ui';
import { loadIdleParts } from '../idle/load-idle-parts';

const LogoutDialog = lazy(async () => ({ default: (await loadIdleParts()).LogoutDialog }));

const notLoggedOut: Toast = {
  title: t('You are still signed in'),
  message: t('Couldn’t check whether you have drafts. Check your connection, then try again.'),
  tone: 'danger',
};

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
  const prefetchDrafts = () => void readDrafts().then((found) => (drafts.current = found), console.warn);
  const handleClick = async () => {
    setLeaving(true);
    const found = drafts.current ?? (await readDrafts().catch(() => undefined));
    if (!found) {
      setLeaving(false);
      return notify(notLoggedOut);
    }
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
        {t('Logout')}
      </Button>
      {lost && (
        <Suspense>
          <LogoutDialog lost={lost} onConfirm={logOut} onClose={() => setLost(undefined)} />
        </Suspense>
      )}
    </>
  );
}

/** @throws when the code for it does not load */
async function readDrafts(): Promise<readonly Draft[]> {
  return (await loadIdleParts()).readDrafts();
}
