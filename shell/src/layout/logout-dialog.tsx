import { t } from '@console/shared/i18n';
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
    title={t('Log out and delete drafts?')}
    confirmLabel={t('Log out')}
    cancelLabel={t('Stay signed in')}
    onConfirm={onConfirm}
    onClose={onClose}
  >
    {lost.own && `${t('You have unsaved drafts or changes waiting to be saved.')} `}
    {lost.others && `${t('Someone else has drafts on this device.')} `}
    {t('Logging out deletes them.')}
  </ConfirmDialog>
);
