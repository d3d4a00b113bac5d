import { useState } from 'react';
import { asDataError, describeFailure } from '@console/shared/data';
import { mustWait } from '@console/shared/drafts';
import { t } from '@console/shared/i18n';
import { lateSaveMs, type Status } from '@console/shared/model';
import { useSession } from '@console/shared/session';
import { dismissToasts, notify } from '@console/shared/ui';
import { keepStatus, statusDraftId, type StatusForm } from './keep-status';

export interface StatusChange {
  /** Whose status it is. */
  name: string;
  /** Stores a status; resolves with what takes it back, rejects with the reason. */
  save: (status: Status) => Promise<(() => void) | undefined>;
  /** The form that also changes it, and that keeps it while the database cannot be reached. */
  form: StatusForm;
  /** A sentence for the notice about what the new status means. */
  meaning?: (status: Status) => string;
}

/**
 * Stores a status, or keeps it while the database cannot be reached, and says in notices what became of it. `change`
 * resolves with whether it is stored.
 */
export function useStatusChange({ name, save, form, meaning }: StatusChange) {
  const { uid } = useSession().person;
  const [isSaving, setSaving] = useState(false);

  const key = statusDraftId(form.draftKey, uid);
  const sayItWaits = (message: string) => {
    dismissToasts(key);
    notify({ title: t('Waiting to be saved'), message, tone: 'info', key });
  };

  const keepForLater = async (to: Status, isBehind = false): Promise<false> => {
    await keepStatus(to, form, uid);
    sayItWaits(describeWaiting({ name, status: t(to) }, isBehind));
    return false;
  };

  const change = async (to: Status): Promise<boolean> => {
    const named = { name, status: t(to) };
    // The database would let it wait for long before it gives up.
    if (!navigator.onLine) return keepForLater(to);
    setSaving(true);
    const late = setTimeout(
      () => sayItWaits(t('“{name}” is not {status} yet. Keep the console open until it is.', named)),
      lateSaveMs,
    );
    try {
      if (await mustWait({ owner: uid, form: form.draftKey, address: form.address }))
        return await keepForLater(to, true);
      const undo = await save(to);
      dismissToasts(key);
      const changed = t('“{name}” is now {status}.', named);
      notify({ title: t('Status changed'), message: `${changed} ${meaning?.(to) ?? ''}`.trim(), undo });
      return true;
    } catch (error) {
      if (asDataError(error).kind === 'unavailable') return await keepForLater(to);
      console.error('A status was not changed', error);
      const unchanged = t('“{name}” was not set to {status}.', named);
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

const describeWaiting = (named: { name: string; status: string }, isBehind: boolean): string =>
  isBehind
    ? t(
        '“{name}” isn’t {status} yet. The change is in Drafts and will be saved after your earlier changes.',
        named,
      )
    : t(
        '“{name}” isn’t {status} yet. The change is in Drafts and will be saved when the database can be reached.',
        named,
      );
