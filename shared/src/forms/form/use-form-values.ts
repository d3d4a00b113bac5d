import { useRef } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { FormValue, FormValues } from '../conflicts/merge-values';

/** What stands in the fields of a form, and what it opened with. */
export function useFormValues<T extends FormValues>(initial: T) {
  const { control, getValues, handleSubmit, register, reset, ...form } = useForm<FormValues>({
    defaultValues: initial,
  });
  const complete = (held: FormValues): T => ({ ...initial, ...held });
  const values = useWatch({ control, compute: complete });
  const { isDirty, isSubmitting, defaultValues } = form.formState;
  const base = useRef(initial);
  const opened: T = Object.assign({}, initial, defaultValues);

  return {
    values,
    opened,
    isDirty,
    isSubmitting,
    /** Both as of this moment, also before the form is drawn again. */
    valuesNow: () => complete(getValues()),
    openedNow: () => base.current,
    register,
    /** Calls back with every value, and counts as submitting until that resolves. */
    submit: (save: (values: T) => Promise<void>) => handleSubmit((held) => save(complete(held)))(),
    setValue: (name: string, value: FormValue) => form.setValue(name, value, { shouldDirty: true }),
    /** Takes `next` for what it opened with, with `typed` over it. A field that stays as it is keeps its cursor. */
    startFrom(next: T, typed: FormValues = next) {
      base.current = next;
      reset(next, { keepValues: true });
      const held = getValues();
      for (const [name, value] of Object.entries(typed))
        if (value !== held[name]) form.setValue(name, value, { shouldDirty: true });
    },
  };
}

export type HeldValues<T extends FormValues> = ReturnType<typeof useFormValues<T>>;
