import { useEffect } from 'react';
import { useLeaveGuard } from '@console/shared/router';
import { Button, Dialog } from '@console/shared/ui';
import {
  discardUnsavedWork,
  hasUnsavedWork,
  isUnsavedWorkKept,
  useHasUnsavedWork,
  useUnsavedWorkBeingSaved,
} from '@console/shared/unsaved';

/** Asks whoever is about to leave a form with something unsaved; a draft of it is kept unless they say otherwise. */
export function LeaveQuestion() {
  const { asked, stay, leave } = useLeaveGuard(hasUnsavedWork);
  const unsaved = useHasUnsavedWork();
  // It may be stored already: there is nothing to discard then.
  const saving = useUnsavedWorkBeingSaved();
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
          {!saving && (
            <Button variant="danger" onClick={handleDiscard}>
              Discard and leave
            </Button>
          )}
          {(kept || saving) && (
            <Button variant="primary" onClick={leave}>
              Leave
            </Button>
          )}
        </>
      }
    >
      {saving && 'It is being saved just now, and you are told how that ends. Should it fail: '}
      {kept
        ? 'What you typed is kept as a draft, and is offered to you when you come back to this form.'
        : 'What you typed is not kept.'}
    </Dialog>
  );
}
