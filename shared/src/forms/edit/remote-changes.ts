/** A value as people read it; where there are several, each under its field's label, and whether the two sides differ. */
export type DisplayValue = { label?: string; text: string; differs?: boolean };

/** What two people made of the same field, or of fields that are decided together. */
export type Conflict = { label: string; theirs: readonly DisplayValue[]; mine: readonly DisplayValue[] };

export type Side = 'theirs' | 'mine';

/** What others did to a document while its form was open. */
export type RemoteChanges = {
  /** Labels of the fields that someone has changed since the form opened. */
  changed: readonly string[];
  /** The form opened with a cached version: what is stored may have been changed before, and by the same person. */
  isStale: boolean;
  /** Labels of what someone changed and the form now shows, because it conflicts with what was typed. */
  merged: readonly string[];
  /** Someone has deleted it; `refused` once a save has failed because of that. */
  gone?: 'noticed' | 'refused';
  /** Stores what was typed as a new document, where that makes sense. */
  saveAsNew?: () => void;
  /** Both changed these: one side is to be chosen for each. */
  conflicts: readonly Conflict[];
  /** Saves with the chosen sides, in the order of the conflicts. */
  resolveConflicts: (sides: readonly Side[]) => void;
  /** Back to the form, as it was typed. */
  dismiss: () => void;
};
