import type { FormEvent } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import type { Count } from '@console/shared/ui';
import type { Progress } from '../drafts/draft-values';
import type { Rules } from './validate-with-limits';
import type { FieldName, FormValues } from '../conflicts/merge-values';
import type { touchedHandlers } from './touched-handlers';
import type { RemoteChanges } from '../edit/remote-changes';
import type { DraftOptions } from '../drafts/draft-options';
import type { RestoredDraft } from '../drafts/use-draft';

/** The result of a save attempt that did not fail. */
export type SaveResult<T> = {
  /** The new opened values, if they differ from what was submitted. */
  opened?: T;
  /** The input on top of the opened values. */
  typed?: T;
  /** Nothing was stored: the user has to resolve a conflict or fix an error first. */
  undecided?: true;
  /** Navigates to the next screen. Not called while the form has changes from after the submit. */
  onSuccess?: () => void;
  /** A toast has confirmed the save. */
  notified?: true;
};

export interface ConsoleFormOptions<T extends FormValues> extends Rules<T>, DraftOptions<T> {
  /** The values that the form opens with: every field, '' or `false` when empty. */
  initial: T;
  /** The document is deleted: the limits apply to every field. */
  isGone?: boolean;
  /** Resolves once everything is stored, or returns why not; after a rejection the form keeps its values. */
  save: (values: T) => Promise<SaveResult<T> | void>;
  /** The progress to keep with a save that is not attempted now. */
  begin?: () => Progress<T>;
  /** The message for the user: what happened and what to do. */
  describeFailure?: (error: unknown) => string;
  /** The person has entered or chosen the value of a field, perhaps the same one. */
  onTouched?: (field: FieldName<T>) => void;
  /** A draft was restored that started from `base`, which is now the opened version. */
  onRestored?: (base: T, progress: Progress<T>) => void;
}

/** Spread it onto a field of the UI kit. */
export interface FieldBinding
  extends
    Pick<UseFormRegisterReturn, 'name' | 'onChange' | 'onBlur' | 'ref'>,
    ReturnType<typeof touchedHandlers> {
  value?: string;
  checked?: boolean;
  error?: string;
  /** What has happened to the stored value since the form opened. */
  note?: string;
  /** How much of the limit is used; only near the limit. */
  count?: Count;
}

export interface ConsoleForm<T extends FormValues> {
  field: (name: keyof T & string) => FieldBinding;
  /** The current input. */
  values: T;
  setValue: <Name extends keyof T & string>(name: Name, value: T[Name]) => void;
  /** Resets the form to other opened values, for instance loaded ones, with `typed` on top. */
  reset: (initial: T, typed?: T) => void;
  /** Replaces the opened values and keeps the form's messages. */
  rebase: (initial: T, typed: T) => void;
  formError?: string;
  saveFailure?: string;
  /** The form was saved, but without input from after the submit, so it stays open. */
  savedMeanwhile: boolean;
  saving: boolean;
  /** The database could not be reached: the input is kept on the device, and saved when it can be. */
  waiting: boolean;
  /** The values that the form opened with, or last saved. */
  opened: T;
  /** Whether the current values differ from the opened ones. */
  dirty: boolean;
  /** Whether the current values could be saved. */
  acceptable: boolean;
  handleSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /**
   * Leaves the save to the console, which sends it while the person goes on with another form, and reports what became
   * of it. Returns `false` where the form has to stay, for instance with errors.
   */
  handOver: (event: FormEvent<HTMLFormElement>, progress: Progress<T>) => boolean;
  /** Submits the current values again. */
  retry: () => void;
  /** For forms of documents that other people can edit. */
  remoteChanges?: RemoteChanges;
  /** The form shows a restored draft. */
  draft?: RestoredDraft;
}
