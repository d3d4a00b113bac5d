import { lazy, Suspense, useRef, useState } from 'react';
import type { LogoutButtonId } from '@console/shared/contract';
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
    const atRisk = found && {
      own: hasUnsavedWork() || found.some(({ owner }) => owner === person.uid),
      others: found.some(({ owner }) => owner !== person.uid),
    };
    if (atRisk && !atRisk.own && !atRisk.others) return logOut();
    setLeaving(false);
    if (atRisk) setLost(atRisk);
    else notify(notLoggedOut);
  };

  return (
    <>
      <Button
        id={'logout' satisfies LogoutButtonId}
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

/** Rejects when the code for it does not load. */
const readDrafts = () => loadIdleParts().then((parts) => parts.readDrafts());
