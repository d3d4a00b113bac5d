/** A value as people read it; where there are several, each under its field's label, and whether the two sides differ. */
export type Said = { label?: string; text: string; differs?: boolean };

/** What two people made of the same field, or of fields that belong together. */
export type Disagreement = { label: string; theirs: readonly Said[]; mine: readonly Said[] };

export type Side = 'theirs' | 'mine';

/** What others did to a document while its form was open, as far as the person has to know. */
export type OthersWork = {
  /** Labels of the fields that somebody has changed since the form opened. */
  changed: readonly string[];
  /** The form began with what the device remembered: what is stored may have been changed before, and by oneself. */
  behind: boolean;
  /** Labels of what somebody changed and the form took over, because together something is to be put right. */
  takenOver: readonly string[];
  /** Somebody has deleted it; `refused` once a save has found that out. */
  gone?: 'noticed' | 'refused';
  /** Stores what was typed as a new document, where that makes sense. */
  saveAsNew?: () => void;
  /** Both changed these: one side is to be chosen for each. */
  disagreements: readonly Disagreement[];
  /** Saves with the chosen sides, in the order of the disagreements. */
  settle: (sides: readonly Side[]) => void;
  /** Back to the form, as it was typed. */
  dismiss: () => void;
};
