import type { FieldDefinition } from '../form/form-definition';
import type { Progress } from './draft-values';

/** What a form says about the draft of its input. */
export type DraftOptions<T> = {
  /**
   * Identifies the document that the form edits, or the collection in which it creates one; without it no draft is
   * stored.
   */
  draftKey?: string;
  /** Also stores drafts of signed-out visitors. */
  forVisitors?: boolean;
  /** The labels of the fields in the list of drafts. */
  fields?: { [Field in keyof T]: FieldDefinition };
  progress?: Progress<T>;
  /** The form creates a document. */
  isCreating?: boolean;
};
