import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { useForm, useWatch, type UseFormRegisterReturn } from 'react-hook-form';
import { hasErrors, noErrors, type FormErrors } from './form-errors';

/** What a form holds: text as typed, or a tick. */
export type FormValue = string | boolean;
type Values<T> = Record<keyof T, FormValue>;

export interface ConsoleFormOptions<T extends Values<T>> {
  /** What the form opens with: every field, '' or `false` where there is nothing. */
  initial: T;
  validate: (values: T) => FormErrors<T>;
  /** Resolves once everything is stored; a rejection keeps the form as it is. */
  save: (values: T) => Promise<void>;
  /** What happened and what to do, in words for the person; that the text is kept is said for you. */
  describeFailure?: (error: unknown) => string;
}

/** Spread onto a field of the kit. */
export interface FieldBinding extends Pick<UseFormRegisterReturn, 'name' | 'onChange' | 'onBlur' | 'ref'> {
  value?: string;
  checked?: boolean;
  error?: string;
}

export interface ConsoleForm<T extends Values<T>> {
  field: (name: keyof T & string) => FieldBinding;
  /** As typed up to now. */
  values: T;
  setValue: <Name extends keyof T & string>(name: Name, value: T[Name]) => void;
  /** Starts over from other values, for instance those just loaded. */
  reset: (initial: T) => void;
  formError?: string;
  saveFailure?: string;
  saving: boolean;
  /** Something differs from what the form opened with or saved last. */
  dirty: boolean;
  handleSubmit: (event: SyntheticEvent<HTMLFormElement>) => void;
  /** Submits once more, as it stands. */
  retry: () => void;
}

const saveFailed = () => 'The changes could not be saved. Check the connection and try again.';

/**
 * One form of the console. It judges on submit and from then on with every change, gives the focus to the first
 * field that is wrong, saves once however often it is submitted, and never loses what was typed to a failed save.
 */
export function useConsoleForm<T extends Values<T>>(options: ConsoleFormOptions<T>): ConsoleForm<T> {
  const { initial, validate, save, describeFailure = saveFailed } = options;
  const form = useForm<Record<string, FormValue>>({ defaultValues: initial });
  const complete = (held: Record<string, FormValue>): T => ({ ...initial, ...held });
  const values = complete(useWatch({ control: form.control }));

  const [judged, setJudged] = useState(false);
  const [saveFailure, setSaveFailure] = useState<string>();
  const errors = judged ? validate(values) : noErrors;
  const { refuse, formElement } = useFocusOnRefusal();
  const underWay = useRef(false);

  const submit = form.handleSubmit(async (held) => {
    const submitted = complete(held);
    setSaveFailure(undefined);
    setJudged(true);
    if (hasErrors(validate(submitted))) return refuse();
    try {
      await save(submitted);
      form.reset(submitted, { keepValues: true });
      setJudged(false);
    } catch (error) {
      console.error('Saving failed', error);
      setSaveFailure(describeFailure(error));
    }
  });

  const submitOnce = async () => {
    if (underWay.current) return;
    underWay.current = true;
    await submit().finally(() => {
      underWay.current = false;
    });
  };

  return {
    field: (name) => {
      const { onChange, onBlur, ref } = form.register(name);
      const value = values[name];
      const state = typeof value === 'boolean' ? { checked: value } : { value };
      return { name, onChange, onBlur, ref, error: errors.fields[name], ...state };
    },
    values,
    setValue: (name, value) => form.setValue(name, value, { shouldDirty: true }),
    reset: (next) => {
      form.reset(next);
      setJudged(false);
      setSaveFailure(undefined);
    },
    formError: errors.form,
    saveFailure,
    saving: form.formState.isSubmitting,
    dirty: form.formState.isDirty,
    handleSubmit: (event) => {
      event.preventDefault();
      formElement.current = event.currentTarget;
      void submitOnce();
    },
    retry: () => void submitOnce(),
  };
}
