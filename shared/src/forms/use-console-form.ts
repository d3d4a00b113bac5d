import { useEffect, useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import { useForm, useWatch, type UseFormRegisterReturn } from 'react-hook-form';
import { notify, type Notice } from '@console/shared/ui';
import type { Progress } from './draft-values';
import { hasErrors, noErrors, type FormErrors } from './form-errors';
import type { FormValue, FormValues } from './merge-values';
import type { OthersWork } from './others-work';
import { useDraft, type DraftOffer } from './use-draft';
import type { DiscardedDraft } from './use-left-drafts';

/** How a form goes on after a try to save that did not fail. */
export type SaveResult<T> = {
  /** What stands for unchanged from then on, where that is more than what was submitted. */
  opened?: T;
  /** What is typed over that. */
  typed?: T;
  /** Nothing was stored: there is something to decide or to put right first. */
  undecided?: true;
  /** Where the person goes on to. Not while the form holds something that was typed after it was submitted. */
  goOn?: () => void;
  /** The person has been told that it is saved. */
  told?: true;
};

export interface ConsoleFormOptions<T extends FormValues> {
  /** What the form opens with: every field, '' or `false` where there is nothing. */
  initial: T;
  validate: (values: T) => FormErrors<T>;
  /** Resolves once everything is stored, or says why not; a rejection leaves the form as it is. */
  save: (values: T) => Promise<SaveResult<T> | void>;
  /** What happened and what to do, in words for the person. */
  describeFailure?: (error: unknown) => string;
  /** What the form edits, or where it creates: by this a draft finds its form again. Without it none is kept. */
  about?: string;
  /** It keeps drafts also of visitors who are not signed in. */
  forVisitors?: boolean;
  /** What a draft keeps beside the fields. */
  progress?: Progress<T>;
  /** A draft was put back, which had begun with `base`: from then on that stands for unchanged. */
  onRestored?: (base: T, progress: Progress<T>) => void;
}

/** Spread it onto a field of the kit. */
export interface FieldBinding extends Pick<UseFormRegisterReturn, 'name' | 'onChange' | 'onBlur' | 'ref'> {
  value?: string;
  checked?: boolean;
  error?: string;
}

export interface ConsoleForm<T extends FormValues> {
  field: (name: keyof T & string) => FieldBinding;
  /** As typed up to now. */
  values: T;
  setValue: <Name extends keyof T & string>(name: Name, value: T[Name]) => void;
  /** Starts over from other values, for instance those just loaded, with what is typed over them. */
  reset: (initial: T, typed?: T) => void;
  /** Takes other values for what it opened with, and goes on: what it has to say stays. */
  rebase: (initial: T, typed: T) => void;
  formError?: string;
  saveFailure?: string;
  /** It was saved, but without what was typed since: the form stays. */
  savedMeanwhile: boolean;
  saving: boolean;
  /** What the form opened with, or last saved. */
  opened: T;
  /** Something differs from that. */
  dirty: boolean;
  handleSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** Submits once more what stands there now. */
  retry: () => void;
  /** For forms of documents that others edit, too. */
  others?: OthersWork;
  /** Something was typed here on an earlier page and not saved. */
  draft?: DraftOffer;
  /** Such a draft was just thrown away. */
  discarded?: DiscardedDraft;
}

const saveFailed = () =>
  'It could not be saved. What you typed is still here: check the connection and try again.';

/** Said on another screen: nobody is called back from there. */
const leftSaved: Notice = {
  title: 'Saved',
  message: 'What was being saved when you left the form is stored.',
};

const leftUnsaved: Notice = {
  title: 'Not saved',
  message:
    'What was being saved when you left the form is not stored, or not all of it. Open the form again: what you typed is offered there.',
  tone: 'danger',
};

/**
 * The behaviour of every form: it judges on submit and from then on with every change, gives the focus to the first
 * field that is wrong, saves once however often it is submitted, and loses nothing typed to a save that fails or to a
 * page that goes.
 */
export function useConsoleForm<T extends FormValues>(options: ConsoleFormOptions<T>): ConsoleForm<T> {
  const { initial, validate, save, describeFailure = saveFailed, about, progress, onRestored } = options;
  const complete = (held: FormValues): T => ({ ...initial, ...held });

  const { control, ...form } = useForm<FormValues>({ defaultValues: initial });
  const values = useWatch({ control, compute: complete });
  const { isDirty, isSubmitting, defaultValues } = form.formState;
  const [saveFailure, setSaveFailure] = useState<string>();
  const [savedMeanwhile, setSavedMeanwhile] = useState(false);
  const { refused, refuse, forgive, formRef } = useRefusal();
  const errors: FormErrors<T> = refused ? validate(values) : noErrors;
  const underWay = useRef(false);
  const isLeft = useIsLeft();

  const startFrom = (next: T, typed: FormValues = next) => {
    // A field that stays as it is keeps its cursor, too.
    form.reset(next, { keepValues: true });
    const held = form.getValues();
    for (const [name, value] of Object.entries(typed))
      if (value !== held[name]) form.setValue(name, value, { shouldDirty: true });
  };

  const opened: T = Object.assign({}, initial, defaultValues);
  const draft = useDraft({
    about,
    forVisitors: options.forVisitors,
    opened,
    values,
    dirty: isDirty,
    saving: isSubmitting,
    progress,
    onRestore(base, changes, earlier) {
      onRestored?.(base, earlier);
      startFrom(base, { ...base, ...changes });
    },
  });

  const submit = form.handleSubmit(async (held) => {
    const submitted = complete(held);
    if (hasErrors(validate(submitted))) {
      setSaveFailure(undefined);
      return refuse();
    }
    try {
      const { opened, typed, undecided, goOn, told } = (await save(submitted)) ?? {};
      setSaveFailure(undefined);
      // What was typed while it was being saved stays, and is still to be saved.
      const now: FormValues = complete(form.getValues());
      const since = Object.entries(now).filter(([name, value]) => value !== submitted[name]);
      if (isLeft()) {
        const isAll = !undecided && since.length === 0;
        if (isAll) draft.drop();
        if (!isAll) notify(leftUnsaved);
        else if (!told) notify(leftSaved);
        return;
      }
      if (!undecided) draft.drop();
      if (!undecided || opened) {
        const from: FormValues = typed ?? opened ?? submitted;
        startFrom(opened ?? submitted, { ...from, ...Object.fromEntries(since) });
      }
      setSavedMeanwhile(!undecided && since.length > 0);
      if (!undecided) forgive();
      else if (hasErrors(validate(complete(form.getValues())))) refuse();
      if (since.length === 0) goOn?.();
    } catch (error) {
      console.error('A form could not be saved', error);
      if (isLeft()) notify(leftUnsaved);
      setSaveFailure(describeFailure(error));
    }
  });

  const submitOnce = async () => {
    if (underWay.current) return;
    underWay.current = true;
    await submit();
    underWay.current = false;
  };

  return {
    field: (name) => {
      const { onChange, onBlur, ref } = form.register(name);
      const value: FormValue | undefined = values[name];
      const shown = typeof value === 'boolean' ? { checked: value } : { value };
      return { name, onChange, onBlur, ref, error: errors.fields[name], ...shown };
    },
    values,
    setValue: (name: string, value: FormValue) => form.setValue(name, value, { shouldDirty: true }),
    reset: (next, typed) => {
      startFrom(next, typed);
      forgive();
      setSaveFailure(undefined);
    },
    rebase: startFrom,
    formError: errors.form,
    saveFailure,
    savedMeanwhile: savedMeanwhile && isDirty,
    saving: isSubmitting,
    opened,
    dirty: isDirty,
    handleSubmit: (event) => {
      event.preventDefault();
      formRef.current = event.currentTarget;
      void submitOnce();
    },
    retry: () => void submitOnce(),
    draft: draft.offer,
    discarded: draft.discarded,
  };
}

/** Tells whether the form is not on the page any more. */
function useIsLeft(): () => boolean {
  const left = useRef(false);
  useEffect(() => {
    left.current = false;
    return () => void (left.current = true);
  }, []);
  return () => left.current;
}

/** A form that was refused is judged with every change until it is saved; each refusal moves the focus. */
function useRefusal() {
  const formRef = useRef<HTMLFormElement>(null);
  const [refusals, setRefusals] = useState(0);
  useLayoutEffect(() => {
    // Looked for after rendering, when the words at the field are there to be read out.
    if (refusals > 0) formRef.current?.querySelector<HTMLElement>('[aria-invalid]:not(:disabled)')?.focus();
  }, [refusals]);
  return {
    formRef,
    refused: refusals > 0,
    refuse: () => setRefusals((count) => count + 1),
    forgive: () => setRefusals(0),
  };
}
