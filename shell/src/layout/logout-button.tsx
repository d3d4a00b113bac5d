import { useState } from 'react';
import { useSessionAccess, type Session } from '@console/shared/session';
import { hasDrafts } from '@console/shared/storage';
import { Button, ConfirmDialog } from '@console/shared/ui';
import { hasUnsavedWork } from '@console/shared/unsaved';

/** Ends the session. It leaves nothing on the device, so it asks where something typed would go with it. */
export function LogoutButton({ session: { person } }: { session: Session }) {
  const { signOut } = useSessionAccess();
  const [asking, setAsking] = useState(false);
  const [leaving, setLeaving] = useState(false);

  const logOut = () => {
    setAsking(false);
    setLeaving(true);
    void signOut();
  };
  const handleClick = () => (hasUnsavedWork() || hasDrafts(person.uid) ? setAsking(true) : logOut());

  return (
    <>
      <Button busy={leaving} onClick={handleClick}>
        Logout
      </Button>
      <ConfirmDialog
        open={asking}
        title="Log out and lose what is not saved?"
        confirmLabel="Log out"
        cancelLabel="Stay signed in"
        onConfirm={logOut}
        onClose={() => setAsking(false)}
      >
        Something you typed is not saved yet. Logging out leaves nothing of yours on this device, so it would
        be lost.
      </ConfirmDialog>
    </>
  );
}
