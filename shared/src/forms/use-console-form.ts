import { useRef, useState, type FormEvent } from 'react';
import { useForm, useWatch, type UseFormRegisterReturn } from 'react-hook-form';
import { notify, type Count, type Toast } from '@console/shared/ui';
import { characterCount, tooLongFields } from './character-limit';
import type { Progress } from './draft-values';
import { hasErrors, type FormErrors } from './form-errors';
import { judge, limitsOf, type Rules } from './judge';
import type { FormValue, FormValues } from './merge-values';
import type { RemoteChanges } from './remote-changes';
import { useDraft, type DraftOffer } from './use-draft';
import { useIsLeft } from './use-is-left';
import type { DiscardedDraft } from './use-left-drafts';
import { useRefusal } from './use-refusal';

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

export interface ConsoleFormOptions<T extends FormValues> extends Rules<T> {
  /** What the form opens with: every field, '' or `false` where there is nothing. */
  initial: T;
  /** Nothing of what it opened with is stored any longer: the limits hold for every field. */
  isGone?: boolean;
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
  /** How much of its limit is used, once little is left. */
  count?: Count;
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
  /** What stands there could be saved. */
  acceptable: boolean;
  handleSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** Submits once more what stands there now. */
  retry: () => void;
  /** For forms of documents that others edit, too. */
  remoteChanges?: RemoteChanges;
  /** Something was typed here on an earlier page and not saved. */
  draft?: DraftOffer;
  /** Such a draft was just thrown away. */
  discarded?: DiscardedDraft;
}

const saveFailed = () =>
  'It could not be saved. What you typed is still here: check the connection and try again.';

/** Said on another screen: nobody is called back from there. */
const leftSaved: Toast = {
  title: 'Saved',
  message: 'What was being saved when you left the form is stored.',
};

const leftUnsaved: Toast = {
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
  const { initial, save, describeFailure = saveFailed, about, progress, onRestored } = options;
  const complete = (held: FormValues): T => ({ ...initial, ...held });

  const { control, ...form } = useForm<FormValues>({ defaultValues: initial });
  const values = useWatch({ control, compute: complete });
  const { isDirty, isSubmitting, defaultValues } = form.formState;
  const [saveFailure, setSaveFailure] = useState<string>();
  const [savedMeanwhile, setSavedMeanwhile] = useState(false);
  const { refused, refuse, forgive, formRef } = useRefusal();
  const underWay = useRef(false);
  const isLeft = useIsLeft();

  const base = useBase(initial);

  const startFrom = (next: T, typed: FormValues = next) => {
    base.move(next);
    // A field that stays as it is keeps its cursor, too.
    form.reset(next, { keepValues: true });
    const held = form.getValues();
    for (const [name, value] of Object.entries(typed))
      if (value !== held[name]) form.setValue(name, value, { shouldDirty: true });
  };

  const opened: T = Object.assign({}, initial, defaultValues);
  const stored = options.isGone ? undefined : opened;
  const errors = judge(options, values, stored);
  // Before the first submit only what is too long is marked: whoever pastes must see that not all of it fits.
  const shown: FormErrors<T> = refused
    ? errors
    : { fields: tooLongFields(limitsOf(options, values), values, stored) };
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

  const accepts = (held: T) => !hasErrors(judge(options, held, options.isGone ? undefined : base.read()));

  const submit = form.handleSubmit(async (held) => {
    const submitted = complete(held);
    if (!accepts(submitted)) {
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
      else if (!accepts(complete(form.getValues()))) refuse();
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
      const held = typeof value === 'boolean' ? { checked: value } : { value };
      const count = characterCount(name, limitsOf(options, values), values, stored);
      return { name, onChange, onBlur, ref, error: shown.fields[name], count, ...held };
    },
    values,
    setValue: (name: string, value: FormValue) => form.setValue(name, value, { shouldDirty: true }),
    reset: (next, typed) => {
      startFrom(next, typed);
      forgive();
      setSaveFailure(undefined);
    },
    rebase: startFrom,
    formError: shown.form,
    saveFailure,
    savedMeanwhile: savedMeanwhile && isDirty,
    saving: isSubmitting,
    opened,
    dirty: isDirty,
    acceptable: !hasErrors(errors),
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

/** What the form opened with, also for a save that follows before it is drawn again. */
function useBase<T>(initial: T) {
  const base = useRef(initial);
  return { read: () => base.current, move: (next: T) => void (base.current = next) };
}
