import { useRef, useState } from 'react';
import { notify, type Toast } from '@console/shared/ui';
import type { ConsoleFormOptions, SaveResult } from './console-form';
import { hasErrors } from './form-errors';
import { validateWithLimits } from './validate-with-limits';
import type { FormValues } from '../conflicts/merge-values';
import type { HeldValues } from './use-form-values';
import { useIsUnmounted } from './use-is-unmounted';
import type { useRefusal } from './use-refusal';

const saveFailed = () =>
  'It was not saved. Your changes are still here. Check your connection, then try again.';

/** Toasts for a save that ends after the user has left the form; they do not navigate. */
const savedAfterLeaving: Toast = { title: 'Saved', message: 'The form that you left is saved.' };
const notSavedAfterLeaving: Toast = {
  title: 'Not saved',
  message: 'Some of your changes weren’t saved. Reopen the form to restore them.',
  tone: 'danger',
};

type Saving<T extends FormValues> = {
  form: HeldValues<T>;
  refusal: Pick<ReturnType<typeof useRefusal>, 'refuse' | 'forgive'>;
  /** Deletes the draft. */
  clearDraft: () => void;
};

/** Saves a form once, however often it is submitted, and keeps input from during the save. */
export function useSave<T extends FormValues>(
  options: ConsoleFormOptions<T>,
  { form, refusal, clearDraft }: Saving<T>,
) {
  const { save, isGone, describeFailure = saveFailed } = options;
  const [failure, setFailure] = useState<string>();
  const [savedMeanwhile, setSavedMeanwhile] = useState(false);
  const isSubmitting = useRef(false);
  const isLeft = useIsUnmounted();

  const accepts = (values: T) =>
    !hasErrors(validateWithLimits(options, values, isGone ? undefined : form.openedNow()));
  const changedSince = (submitted: T) =>
    Object.entries<FormValues[string]>(form.valuesNow()).filter(([name, value]) => value !== submitted[name]);

  const finishAfterLeaving = ({ undecided, notified }: SaveResult<T>, isAll: boolean) => {
    if (undecided || !isAll) return notify(notSavedAfterLeaving);
    clearDraft();
    if (!notified) notify(savedAfterLeaving);
  };

  const finish = (submitted: T, result: SaveResult<T>) => {
    const { opened, typed, undecided, onSuccess } = result;
    const since = changedSince(submitted);
    setFailure(undefined);
    if (isLeft()) return finishAfterLeaving(result, since.length === 0);
    if (!undecided) clearDraft();
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
      return refusal.refuse();
    }
    try {
      finish(submitted, (await save(submitted)) ?? {});
    } catch (error) {
      console.error('A form could not be saved', error);
      if (isLeft()) notify(notSavedAfterLeaving);
      setFailure(describeFailure(error));
    }
  };

  return {
    failure,
    clearFailure: () => setFailure(undefined),
    savedMeanwhile: savedMeanwhile && form.isDirty,
    async submit() {
      if (isSubmitting.current) return;
      isSubmitting.current = true;
      await form.submit(submit);
      isSubmitting.current = false;
    },
  };
}
