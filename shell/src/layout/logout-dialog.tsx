import { ConfirmDialog } from '@console/shared/ui';

type LogoutDialogProps = {
  /** Whose drafts the logout would delete. */
  lost: { own: boolean; others: boolean };
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks before a logout that deletes drafts. */
export const LogoutDialog = ({ lost, onConfirm, onClose }: LogoutDialogProps) => (
  <ConfirmDialog
    open
    title="Log out and delete drafts?"
    confirmLabel="Log out"
    cancelLabel="Stay signed in"
    onConfirm={onConfirm}
    onClose={onClose}
  >
    {lost.own && 'You have drafts that aren’t saved. '}
    {lost.others && 'Someone else has drafts on this device. '}
    Logging out deletes them.
  </ConfirmDialog>
);
