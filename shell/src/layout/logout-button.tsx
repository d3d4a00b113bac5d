import { useState } from 'react';
import { useSessionAccess, type Session } from '@console/shared/session';
import { hasDrafts, hasDraftsOfOthers } from '@console/shared/storage';
import { Button, ConfirmDialog } from '@console/shared/ui';
import { hasUnsavedWork } from '@console/shared/unsaved';

/**
 * Ends the session. It leaves nothing on the device, so it asks where something typed would go with it, also what
 * somebody else typed whose sign-in ended: that it is there, and no more.
 */
export function LogoutButton({ session: { person } }: { session: Session }) {
  const { signOut } = useSessionAccess();
  const [lost, setLost] = useState<{ own: boolean; others: boolean }>();
  const [leaving, setLeaving] = useState(false);

  const logOut = () => {
    setLost(undefined);
    setLeaving(true);
    void signOut();
  };
  const handleClick = () => {
    const own = hasUnsavedWork() || hasDrafts(person.uid);
    const others = hasDraftsOfOthers(person.uid);
    if (own || others) setLost({ own, others });
    else logOut();
  };

  return (
    <>
      <Button busy={leaving} onClick={handleClick}>
        Logout
      </Button>
      <ConfirmDialog
        open={lost !== undefined}
        title="Log out and lose what is not saved?"
        confirmLabel="Log out"
        cancelLabel="Stay signed in"
        onConfirm={logOut}
        onClose={() => setLost(undefined)}
      >
        {lost?.own && 'Something you typed is not saved yet. '}
        {lost?.others && 'Somebody else’s unsaved draft is kept on this device. '}
        Logging out leaves nothing on this device, so it would be lost.
      </ConfirmDialog>
    </>
  );
}
