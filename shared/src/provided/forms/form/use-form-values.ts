import { useRef } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { FormValue, FormValues } from '../conflicts/merge-values';

/** The current values of a form, and the values that it opened with. */
export function useFormValues<T extends FormValues>(initial: T) {
  const { control, getValues, handleSubmit, register, reset, ...form } = useForm<FormValues>({
    defaultValues: initial,
  });
  const complete = (held: FormValues): T => ({ ...initial, ...held });
  const values = useWatch({ control, compute: complete });
  const { isSubmitting, defaultValues } = form.formState;
  const base = useRef(initial);
  const opened: T = Object.assign({}, initial, defaultValues);

  return {
    values,
    opened,
    isDirty: Object.entries<FormValue>(opened).some(([name, value]) => values[name] !== value),
    isSubmitting,
    /** The current values, also before the next render. */
    valuesNow: () => complete(getValues()),
    openedNow: () => base.current,
    register,
    /** Calls back with all values; the form is submitting until the callback resolves. */
    submit: (save: (values: T) => Promise<void>) => handleSubmit((held) => save(complete(held)))(),
    setValue: (name: string, value: FormValue) => form.setValue(name, value, { shouldDirty: true }),
    /** Resets the opened values to `next`, with `typed` on top. Unchanged inputs keep their cursor. */
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
