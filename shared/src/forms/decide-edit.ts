import type { Limits } from './character-limit';
import { hasErrors, type FormErrors } from './form-errors';
import {
  mergeValues,
  pieces,
  unitsOf,
  type FieldName,
  type FormValue,
  type FormValues,
  type Unit,
} from './merge-values';

/** How a field is called and read outside its form. */
export type FieldMeaning = {
  label: string;
  /** Its value as the form shows it, where that is not the value itself. */
  shown?: (value: FormValue) => string;
};

/** What there is to know of the documents that a form edits. All of it is pure: a save may run it several times. */
export type EditKind<Entity, Values> = {
  /** In the order of the form. */
  fields: { [Field in keyof Values]: FieldMeaning };
  /** Fields that only make sense together. */
  together?: readonly Unit<Values>[];
  valuesOf: (entity: Entity) => Values;
  /** The entity with what was typed; untouched fields to the letter as they are stored. */
  withValues: (entity: Entity, values: Values) => Entity;
  /** The most characters of the texts that would be stored. */
  limits?: (values: Values) => Limits<Values>;
  /** What stands for a document that is not there yet. Without it, one that is not there is gone. */
  blank?: Entity;
};

/** One try to save. */
export type Edit<Entity, Values> = {
  /** The version that the form opened, as read. */
  pinned: Entity;
  /** Earlier tries of which nobody knows whether they arrived. */
  sent: readonly Values[];
  typed: Values;
  /** Where the person decided, also where it reads as it was opened. */
  decided?: readonly FieldName<Values>[];
  /** Judges what would be stored over what is stored. */
  validate: (values: Values, stored: Values) => FormErrors<Values>;
};

export type EditOutcome<Entity, Values> =
  | { kind: 'saved'; entity: Entity }
  /** Both changed these, differently. */
  | { kind: 'conflict'; theirs: Entity; merged: Values; conflicts: Unit<Values>[] }
  /** Nobody disagrees, but together it is nothing that the form accepts. */
  | { kind: 'invalid'; theirs: Entity; merged: Values }
  | { kind: 'gone' };

/** An outcome, and what is to be stored for it: nothing for all but `saved`. */
export type Decision<Entity, Values> = { edited?: Entity; outcome: EditOutcome<Entity, Values> };

/** What a form holds that is to be stored: as typed, but in the form in which it would be read back. */
export const settled = <Entity, Values>(
  { valuesOf, withValues }: EditKind<Entity, Values>,
  entity: Entity,
  typed: Values,
): Values => valuesOf(withValues(entity, typed));

/** How the fields of these documents hang together. */
export const unitsIn = <Entity, Values>({
  fields,
  together = [],
}: EditKind<Entity, Values>): Unit<Values>[] => unitsOf<Values>(fields, together);

/** What becomes of a save, given the document as it is stored now; `null` when there is none. */
export function decideEdit<Entity, Values extends FormValues>(
  kind: EditKind<Entity, Values>,
  { pinned, sent, typed, decided, validate }: Edit<Entity, Values>,
  theirs: Entity | null,
): Decision<Entity, Values> {
  if (theirs === null) {
    if (kind.blank === undefined) return { outcome: { kind: 'gone' } };
    return stored(kind.withValues(pinned, typed));
  }
  const versions = {
    base: kind.valuesOf(pinned),
    sent,
    theirs: kind.valuesOf(theirs),
    mine: settled(kind, pinned, typed),
    decided,
  };
  const units = unitsIn(kind);
  const { merged, conflicts } = mergeValues({ ...versions, units: pieces(units) });
  if (conflicts.length > 0) return { outcome: { kind: 'conflict', theirs, merged, conflicts } };
  if (!hasErrors(validate(merged, versions.theirs))) return stored(kind.withValues(theirs, merged));

  const whole = mergeValues({ ...versions, units });
  return whole.conflicts.length > 0
    ? { outcome: { kind: 'conflict', theirs, ...whole } }
    : { outcome: { kind: 'invalid', theirs, merged } };
}

const stored = <Entity, Values>(entity: Entity): Decision<Entity, Values> => ({
  edited: entity,
  outcome: { kind: 'saved', entity },
});
