import { hasErrors } from '../form/form-errors';
import { normalized, rulesOf, unitsIn, type FormDefinition } from '../form/form-definition';
import { validateWithLimits } from '../form/validate-with-limits';
import { mergeValues, separated, type FieldName, type FormValues, type Unit } from './merge-values';

/** One attempt to save. */
export type Edit<Entity, Values> = {
  /** The version that the form opened with, as read. */
  base: Entity;
  /** Earlier attempts without a response. */
  unconfirmedSaves: readonly Values[];
  typed: Values;
  /** Fields that the person has chosen, even if their values are the same as when the form opened. */
  explicitChoices?: readonly FieldName<Values>[];
};

export type EditOutcome<Entity, Values> =
  /** `isUnchanged` where exactly this was stored before. */
  | { kind: 'saved'; entity: Entity; isUnchanged?: true }
  /** Both sides changed these to different values. */
  | { kind: 'conflict'; theirs: Entity; merged: Values; conflicts: Unit<Values>[] }
  /** No conflict, but the merged values are invalid. */
  | { kind: 'invalid'; theirs: Entity; merged: Values }
  | { kind: 'gone' };

/** An outcome and the entity to store; there is an entity only for `saved`. */
export type Decision<Entity, Values> = { edited?: Entity; outcome: EditOutcome<Entity, Values> };

/** The outcome of a save, given the stored document; `null` when there is none. */
export function decideEdit<Entity extends object, Values extends FormValues>(
  definition: FormDefinition<Entity, Values>,
  { base, unconfirmedSaves, typed, explicitChoices }: Edit<Entity, Values>,
  theirs: Entity | null,
): Decision<Entity, Values> {
  const { toValues, toEntity, upsert } = definition;
  if (theirs === null) return upsert ? saved(toEntity(base, typed)) : { outcome: { kind: 'gone' } };
  const versions = {
    base: toValues(base),
    unconfirmedSaves,
    theirs: toValues(theirs),
    mine: normalized(definition, base, typed),
    explicitChoices,
  };
  const units = unitsIn(definition);
  const { merged, conflicts } = mergeValues({ ...versions, units: separated(units) });
  if (conflicts.length > 0) return { outcome: { kind: 'conflict', theirs, merged, conflicts } };
  if (!hasErrors(validateWithLimits(rulesOf(definition, 'update'), merged, versions.theirs))) {
    const entity = toEntity(theirs, merged);
    // The stored values themselves: the form may also correct values that nobody changed.
    const before = { ...entity, ...theirs };
    return saved(entity, unconfirmedSaves.length === 0 && JSON.stringify(entity) === JSON.stringify(before));
  }

  const whole = mergeValues({ ...versions, units });
  return whole.conflicts.length > 0
    ? { outcome: { kind: 'conflict', theirs, ...whole } }
    : { outcome: { kind: 'invalid', theirs, merged } };
}

const saved = <Entity, Values>(entity: Entity, isUnchanged = false): Decision<Entity, Values> => ({
  edited: entity,
  outcome: { kind: 'saved', entity, ...(isUnchanged && { isUnchanged }) },
});
