import { useState } from 'react';
import type { FieldName, Unit } from '../conflicts/merge-values';

/**
 * The fields that the person has touched, each with the fields that are decided together with it. A field that is changed
 * back, or for which the value that it shows was chosen, counts: it holds the person's value, and is a conflict where
 * another value is stored.
 */
export function useExplicitChoices<Values>(units: readonly Unit<Values>[]) {
  const [touched, setTouched] = useState<readonly FieldName<Values>[]>([]);
  return {
    explicitChoices: touched,
    touch(field: FieldName<Values>) {
      const fields = units.find((unit) => unit.fields.includes(field))?.fields ?? [field];
      setTouched((before) => (before.includes(field) ? before : [...before, ...fields]));
    },
    /** Restores the choices of a draft. */
    restore: setTouched,
    /** The choices are stored. */
    clear: () => setTouched([]),
  };
}
