import type { FormEvent } from 'react';
import { characterCount, tooLongFields } from './character-limit';
import type { ConsoleForm, ConsoleFormOptions } from './console-form';
import { hasErrors, type FormErrors } from './form-errors';
import { validateWithLimits, limitsOf } from './validate-with-limits';
import type { FieldName, FormValue, FormValues } from '../conflicts/merge-values';
import { useDraft } from '../drafts/use-draft';
import { touchedHandlers } from './touched-handlers';
import { useFormValues, type HeldValues } from './use-form-values';
import { useRefusal } from './use-refusal';
import { useSave } from './use-save';

/**
 * The behaviour of every form: validates on submit and afterwards on every change, focuses the first field with an
 * error, saves once however often it is submitted, and stores unsaved input as a draft.
 */
export function useConsoleForm<T extends FormValues>(options: ConsoleFormOptions<T>): ConsoleForm<T> {
  const form = useFormValues(options.initial);
  const { values, opened, isDirty } = form;
  const { formRef, ...refusal } = useRefusal();
  const draft = useDraft({
    ...options,
    opened,
    values,
    dirty: isDirty,
    onRestore(base, changes, progress) {
      options.onRestored?.(base, progress);
      form.startFrom(base, { ...base, ...changes });
    },
  });
  const saving = useSave(options, { form, refusal, draft });

  const stored = options.isGone ? undefined : opened;
  const limits = limitsOf(options, values);
  const errors = validateWithLimits(options, values, stored);
  // Before the first submit, only texts that are too long are marked: users who paste a text must see that it does not
  // fit.
  const shown: FormErrors<T> = refusal.refused ? errors : { fields: tooLongFields(limits, values, stored) };
  // Input from during the save of a new document would be an edit of it, in a form that looks like that of another one.
  const isLocked = options.isCreating && form.isSubmitting;

  const takeForm = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    formRef.current = event.currentTarget;
  };

  return {
    field: (name) => ({
      ...controlOf(form, name, () => options.onTouched?.(name), isLocked),
      error: shown.fields[name],
      count: characterCount(name, limits, values, stored),
    }),
    values,
    setValue: (name, value) => {
      if (isLocked) return;
      options.onTouched?.(name);
      form.setValue(name, value);
    },
    reset: (next, typed) => {
      form.startFrom(next, typed);
      refusal.forgive();
      saving.clearFailure();
    },
    rebase: form.startFrom,
    formError: shown.form,
    saveFailure: saving.failure,
    savedMeanwhile: saving.savedMeanwhile,
    saving: form.isSubmitting,
    waiting: saving.isWaiting,
    opened,
    dirty: isDirty,
    acceptable: !hasErrors(errors),
    handleSubmit: (event) => {
      takeForm(event);
      void saving.submit();
    },
    handOver: (event, progress) => {
      takeForm(event);
      return saving.handOver(progress);
    },
    retry: () => void saving.submit(),
    draft: draft.restored,
  };
}

/** What the element of a field shows, and how it changes the form; a locked one ignores input. */
function controlOf<T extends FormValues>(
  { values, register }: HeldValues<T>,
  name: FieldName<T>,
  touch: () => void,
  isLocked: boolean | undefined,
) {
  const { onChange, onBlur, ref } = register(name);
  const value: FormValue | undefined = values[name];
  const touchAndChange = (event: { type?: unknown; target: { value?: unknown } }) => {
    touch();
    // Without the element, whose own value may be less than what its component reports.
    const entered = { type: event.type, target: { name, value: event.target.value } };
    return onChange(typeof value === 'boolean' ? event : entered);
  };
  return {
    name,
    onChange: isLocked ? ignore : touchAndChange,
    onBlur,
    ref,
    ...touchedHandlers(touch),
    ...(typeof value === 'boolean' ? { checked: value } : { value }),
  };
}

const ignore = () => Promise.resolve();
