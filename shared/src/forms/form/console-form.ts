import type { FormEvent } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import type { Count } from '@console/shared/ui';
import type { Progress } from '../drafts/draft-values';
import type { Rules } from './judge';
import type { FormValues } from '../conflicts/merge-values';
import type { RemoteChanges } from '../edit/remote-changes';
import type { DraftOptions, RestoredDraft } from '../drafts/use-draft';

/** How a form goes on after a try to save that did not fail. */
export type SaveResult<T> = {
  /** What stands for unchanged from then on, where that is more than what was submitted. */
  opened?: T;
  /** What is typed over that. */
  typed?: T;
  /** Nothing was stored: there is something to decide or to put right first. */
  undecided?: true;
  /** Leads on to the next screen. Not called while the form holds something that was typed after it was submitted. */
  onSuccess?: () => void;
  /** A toast has said that it is saved. */
  notified?: true;
};

export interface ConsoleFormOptions<T extends FormValues> extends Rules<T>, DraftOptions<T> {
  /** What the form opens with: every field, '' or `false` where there is nothing. */
  initial: T;
  /** Nothing of what it opened with is stored any longer: the limits hold for every field. */
  isGone?: boolean;
  /** Resolves once everything is stored, or says why not; a rejection leaves the form as it is. */
  save: (values: T) => Promise<SaveResult<T> | void>;
  /** What happened and what to do, as a message for the person. */
  describeFailure?: (error: unknown) => string;
  /** A draft was restored, which had begun with `base`: from then on that stands for unchanged. */
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
  /** The form holds what was typed here earlier and not saved. */
  draft?: RestoredDraft;
}
