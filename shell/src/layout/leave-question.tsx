import { useEffect } from 'react';
import { useLeaveGuard } from '@console/shared/router';
import { Button, Dialog } from '@console/shared/ui';
import {
  discardUnsavedWork,
  hasUnsavedWork,
  isUnsavedWorkKept,
  useHasUnsavedWork,
} from '@console/shared/unsaved';

/** Asks whoever is about to leave a form with something unsaved; a draft of it is kept unless they say otherwise. */
export function LeaveQuestion() {
  const { asked, stay, leave } = useLeaveGuard(hasUnsavedWork);
  const unsaved = useHasUnsavedWork();
  // What is saved while the question stands needs no answer.
  useEffect(() => {
    if (asked && !unsaved) stay();
  });
  if (!asked || !unsaved) return null;
  const kept = isUnsavedWorkKept();
  const handleDiscard = () => {
    discardUnsavedWork();
    leave();
  };
  return (
    <Dialog
      open
      title="Leave without saving?"
      onClose={stay}
      actions={
        <>
          <Button data-safe onClick={stay}>
            Stay
          </Button>
          <Button variant="danger" onClick={handleDiscard}>
            Discard and leave
          </Button>
          {kept && (
            <Button variant="primary" onClick={leave}>
              Leave
            </Button>
          )}
        </>
      }
    >
      {kept
        ? 'What you typed is kept as a draft, and is offered to you when you come back to this form.'
        : 'What you typed is not kept.'}
    </Dialog>
  );
}
