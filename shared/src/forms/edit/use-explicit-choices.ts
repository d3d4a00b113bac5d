import { useState } from 'react';
import { differIn, valuesIn, type FieldName, type Unit } from '../conflicts/merge-values';

/** A group of fields that was edited, and what it held before. */
type Edited<Values> = { unit: Unit<Values>; before: Partial<Values> };

/**
 * The groups of fields that the person has edited since the form opened. A single field that is typed back counts as
 * untouched. A group does not: a person who clears an answer and chooses it again has chosen it, and is asked when
 * someone else has chosen otherwise.
 */
export function useExplicitChoices<Values>(units: readonly Unit<Values>[]) {
  const [edited, setEdited] = useState<readonly Edited<Values>[]>([]);
  const groups = units.filter(({ fields }) => fields.length > 1);
  const edit = (unit: Unit<Values>, opened: Values) => ({ unit, before: valuesIn(unit, opened) });

  return {
    explicitChoices: edited.flatMap(({ unit }): readonly FieldName<Values>[] => unit.fields),
    /** Compares what is rendered with what the form opened with; called while rendering. */
    watch(opened: Values, values: Values) {
      const current = edited.filter(({ unit, before }) => !differIn(unit, before, opened));
      const added = groups.filter(
        (unit) =>
          differIn(unit, opened, values) && !current.some((known) => known.unit.fields[0] === unit.fields[0]),
      );
      if (current.length < edited.length || added.length > 0)
        setEdited([...current, ...added.map((unit) => edit(unit, opened))]);
    },
    /** Takes over the choices of a draft that began with `opened`. */
    restore(fields: readonly FieldName<Values>[], opened: Values) {
      const chosen = groups.filter((unit) => unit.fields.some((field) => fields.includes(field)));
      setEdited(chosen.map((unit) => edit(unit, opened)));
    },
    /** The choices are stored. */
    clear: () => setEdited([]),
  };
}
