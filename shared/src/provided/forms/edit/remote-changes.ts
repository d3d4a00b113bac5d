import type { LastChange } from '@console/shared/data';

/** A readable value. In a group, each has its field's label and says whether the two sides differ. */
export type DisplayValue = { label?: string; text: string; differs?: boolean };

/** Two people's different values of the same field, or of fields that are decided together. */
export type Conflict = { label: string; theirs: readonly DisplayValue[]; mine: readonly DisplayValue[] };

export type Side = 'theirs' | 'mine';

/** Other people's changes to a document while its form was open. */
export type RemoteChanges = {
  /** Labels of the fields that another person has changed since the form opened. */
  changed: readonly string[];
  /** Who made the last of these changes; `undefined` while that is read, `null` where it is not known. */
  change: LastChange | null | undefined;
  /** Whether the form holds another value in one of them. */
  isHeld: boolean;
  /** The form opened with a cached version: the changes may be older than the form, and by the same person. */
  isStale: boolean;
  /** Labels of fields with another person's values in the form, because they conflicted with the input. */
  merged: readonly string[];
  /** Another person has deleted the document; `refused` once a save has failed because of that. */
  gone?: 'noticed' | 'refused';
  /** Stores the input as a new document, if the form allows that. */
  saveAsNew?: () => void;
  /** Both sides changed these: the user selects one side for each. */
  conflicts: readonly Conflict[];
  /** Saves with the selected sides, in the order of the conflicts. */
  resolveConflicts: (sides: readonly Side[]) => void;
  /** Returns to the form with its input unchanged. */
  dismiss: () => void;
};
