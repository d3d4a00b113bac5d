import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { onDraftsChange } from '@console/shared/drafts';
import { t } from '@console/shared/i18n';
import { lateSaveMs } from '@console/shared/model';
import { dismissToasts, notify, type Toast } from '@console/shared/ui';
import type { ConsoleFormOptions, SaveResult } from './console-form';
import { hasErrors } from './form-errors';
import { validateWithLimits } from './validate-with-limits';
import type { FormValues } from '../conflicts/merge-values';
import type { Progress } from '../drafts/draft-values';
import type { FormDraft } from '../drafts/use-draft';
import type { HeldValues } from './use-form-values';
import { useIsUnmounted } from './use-is-unmounted';
import type { useRefusal } from './use-refusal';

const saveFailed = () =>
  t('Couldn’t save. Your changes are still here. Check your connection, then try again.');

/** Toasts for a save that ends after the user has left the form; they do not navigate. */
const savedAfterLeaving: Toast = { title: t('Saved'), message: t('Your form was saved.') };
const notSavedAfterLeaving: Toast = {
  title: t('Not saved'),
  message: t('Some of your changes weren’t saved. Reopen the form to restore them.'),
  tone: 'danger',
};

const waitsAfterLeaving: Toast = {
  title: t('Waiting to be saved'),
  message: t('Your form is on this device and will be saved when the database can be reached.'),
};

/** How often an open form tries to send what waits, in milliseconds. */
const retryMs = 20_000;

/** Whether this is a DataError of that kind. Public pages have forms, but not the database. */
const isUnavailable = (error: unknown): boolean =>
  error instanceof Error && Reflect.get(error, 'kind') === 'unavailable';

type Saving<T extends FormValues> = {
  form: HeldValues<T>;
  refusal: Pick<ReturnType<typeof useRefusal>, 'refuse' | 'forgive'>;
  draft: Omit<FormDraft<T>, 'restored'>;
};

/**
 * Saves a form once, however often it is submitted, and keeps input from during the save. A save that does not reach
 * the database waits, and is sent again when it may.
 */
export function useSave<T extends FormValues>(
  options: ConsoleFormOptions<T>,
  { form, refusal, draft }: Saving<T>,
) {
  const { save, isGone, describeFailure = saveFailed } = options;
  const [failure, setFailure] = useState<string>();
  const [savedMeanwhile, setSavedMeanwhile] = useState(false);
  const isSubmitting = useRef(false);
  /** At the last attempt, an earlier save of the season was still to be sent. */
  const isBehind = useRef(false);
  const isLeft = useIsUnmounted();

  const accepts = (values: T) =>
    !hasErrors(validateWithLimits(options, values, isGone ? undefined : form.openedNow()));
  const changedSince = (submitted: T) =>
    Object.entries<FormValues[string]>(form.valuesNow()).filter(([name, value]) => value !== submitted[name]);

  const finishAfterLeaving = ({ undecided, notified }: SaveResult<T>, isAll: boolean) => {
    if (undecided || !isAll) return notify({ ...notSavedAfterLeaving, key: draft.id });
    draft.clear();
    if (!notified) notify(savedAfterLeaving);
  };

  const finish = (submitted: T, result: SaveResult<T>) => {
    const { opened, typed, undecided, onSuccess } = result;
    const since = changedSince(submitted);
    setFailure(undefined);
    // An earlier attempt may have failed after the person had left the form.
    if (!undecided) dismissToasts(draft.id);
    if (isLeft()) return finishAfterLeaving(result, since.length === 0);
    if (undecided) draft.cancelPending();
    else draft.clear();
    if (!undecided || opened) {
      const from: FormValues = typed ?? opened ?? submitted;
      form.startFrom(opened ?? submitted, { ...from, ...Object.fromEntries(since) });
    }
    setSavedMeanwhile(!undecided && since.length > 0);
    if (!undecided) refusal.forgive();
    else if (!accepts(form.valuesNow())) refusal.refuse();
    if (since.length === 0) onSuccess?.();
  };

  const submit = async (submitted: T) => {
    if (!accepts(submitted)) {
      setFailure(undefined);
      // It would hold up the saves behind it.
      draft.cancelPending();
      return refusal.refuse();
    }
    isBehind.current = navigator.onLine && (await draft.mustWait());
    // The database would let a form wait for long before it gives up.
    if ((isBehind.current || !navigator.onLine) && draft.keepPending(submitted, 'waiting', options.begin?.()))
      return setFailure(undefined);
    // There was input meanwhile.
    if (isBehind.current) return setFailure(saveFailed());
    // From then on, the console sends it even if the page is left or killed before the answer.
    const late = setTimeout(() => void draft.keepPending(submitted, 'waiting'), lateSaveMs);
    try {
      finish(submitted, (await save(submitted)) ?? {});
    } catch (error) {
      console.error('A form could not be saved', error);
      const waits = isUnavailable(error) && draft.keepPending(submitted, 'waiting');
      if (isLeft()) notify({ ...(waits ? waitsAfterLeaving : notSavedAfterLeaving), key: draft.id });
      if (!waits) draft.cancelPending();
      setFailure(waits ? undefined : describeFailure(error));
    } finally {
      clearTimeout(late);
    }
  };
  const submitOnce = async () => {
    if (isSubmitting.current) return;
    isSubmitting.current = true;
    // What is restored now was not on the screen when the person pressed: they see it first.
    if (!(await draft.foundNow())) await form.submit(submit);
    isSubmitting.current = false;
  };

  const isWaiting = draft.pending !== undefined;
  useSendAgain(isWaiting, isBehind, submitOnce);

  return {
    failure,
    clearFailure: () => setFailure(undefined),
    savedMeanwhile: savedMeanwhile && form.isDirty,
    isWaiting,
    submit: submitOnce,
    /** Leaves the save to the console; returns `false` if the values are not valid, or cannot be kept. */
    handOver(progress: Progress<T>): boolean {
      const submitted = form.valuesNow();
      if (isSubmitting.current) return false;
      if (accepts(submitted)) return draft.keepPending(submitted, 'sending', progress);
      setFailure(undefined);
      refusal.refuse();
      return false;
    },
  };
}

/** Sends a save that waits now and then, when the connection comes back, and when those before it may be sent. */
function useSendAgain(isWaiting: boolean, isBehind: RefObject<boolean>, submit: () => Promise<void>): void {
  const sendAgain = useEffectEvent(() => void submit());
  useEffect(() => {
    if (!isWaiting) return undefined;
    const handleOnline = () => sendAgain();
    addEventListener('online', handleOnline);
    const timer = setInterval(handleOnline, retryMs);
    const stop = onDraftsChange(() => isBehind.current && sendAgain());
    return () => {
      stop();
      removeEventListener('online', handleOnline);
      clearInterval(timer);
    };
  }, [isWaiting, isBehind]);
}
