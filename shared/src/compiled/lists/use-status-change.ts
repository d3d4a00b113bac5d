import { useState } from 'react';
import { describeFailure } from '@console/shared/data';
import { t } from '@console/shared/i18n';
import { lateSaveMs, type Status } from '@console/shared/model';
import { notify } from '@console/shared/ui';

export interface StatusChange {
  /** Whose status it is. */
  name: string;
  /** Stores a status; resolves with what takes it back, rejects with the reason. */
  save: (status: Status) => Promise<(() => void) | undefined>;
  /** A sentence for the notice about what the new status means. */
  meaning?: (status: Status) => string;
}

/** Stores a status and says in notices what became of it. `change` resolves with whether it is stored. */
export function useStatusChange({ name, save, meaning }: StatusChange) {
  const [isSaving, setSaving] = useState(false);

  const change = async (to: Status): Promise<boolean> => {
    setSaving(true);
    const late = setTimeout(() => {
      const unstored = { name, status: t(to) };
      notify({
        title: t('Waiting for a connection'),
        message: t('“{name}” is not {status} yet. Keep the console open until it is.', unstored),
        tone: 'info',
      });
    }, lateSaveMs);
    try {
      const undo = await save(to);
      const changed = t('“{name}” is now {status}.', { name, status: t(to) });
      notify({ title: t('Status changed'), message: `${changed} ${meaning?.(to) ?? ''}`.trim(), undo });
      return true;
    } catch (error) {
      console.error('A status was not changed', error);
      const unchanged = t('“{name}” was not set to {status}.', { name, status: t(to) });
      const message = `${unchanged} ${describeFailure(error).message}`;
      notify({ title: t('Status not changed'), message, tone: 'danger' });
      return false;
    } finally {
      clearTimeout(late);
      setSaving(false);
    }
  };
  return { isSaving, change };
}
