import { useState } from 'react';
import { differIn, valuesIn, type FieldName, type Unit } from '../conflicts/merge-values';

/** A group of fields that was edited, and its values before that. */
type Edited<Values> = { unit: Unit<Values>; before: Partial<Values> };

/**
 * The groups of fields that the person has edited since the form opened. A single field that is changed back counts as
 * unchanged. A group does not: a person who clears an answer and selects it again has made a choice, which conflicts
 * with a different choice by another person.
 */
export function useExplicitChoices<Values>(units: readonly Unit<Values>[]) {
  const [edited, setEdited] = useState<readonly Edited<Values>[]>([]);
  const groups = units.filter(({ fields }) => fields.length > 1);
  const edit = (unit: Unit<Values>, opened: Values) => ({ unit, before: valuesIn(unit, opened) });

  return {
    explicitChoices: edited.flatMap(({ unit }): readonly FieldName<Values>[] => unit.fields),
    /** Compares the current values with the opened ones; called during render. */
    watch(opened: Values, values: Values) {
      const current = edited.filter(({ unit, before }) => !differIn(unit, before, opened));
      const added = groups.filter(
        (unit) =>
          differIn(unit, opened, values) && !current.some((known) => known.unit.fields[0] === unit.fields[0]),
      );
      if (current.length < edited.length || added.length > 0)
        setEdited([...current, ...added.map((unit) => edit(unit, opened))]);
    },
    /** Restores the choices of a draft that started from `opened`. */
    restore(fields: readonly FieldName<Values>[], opened: Values) {
      const chosen = groups.filter((unit) => unit.fields.some((field) => fields.includes(field)));
      setEdited(chosen.map((unit) => edit(unit, opened)));
    },
    /** The choices are stored. */
    clear: () => setEdited([]),
  };
}
