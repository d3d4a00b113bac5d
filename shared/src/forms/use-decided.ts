import { useState } from 'react';
import { differIn, valuesIn, type FieldName, type Unit } from './merge-values';

/** A unit that was touched, and what stood there before. */
type Touched<Values> = { unit: Unit<Values>; before: Partial<Values> };

/**
 * The fields in which the person decided since the form opened. One field that is typed back is as if it had not been
 * touched. Fields that only make sense together are not: whoever puts them right again, as with an answer that was
 * cleared and chosen once more, has chosen all of them, and is asked when somebody else chose otherwise.
 */
export function useDecided<Values>(units: readonly Unit<Values>[]) {
  const [touched, setTouched] = useState<readonly Touched<Values>[]>([]);
  const together = units.filter(({ fields }) => fields.length > 1);

  return {
    decided: touched.flatMap(({ unit }): readonly FieldName<Values>[] => unit.fields),
    /** Looks at what is drawn, while it is drawn. */
    watch(opened: Values, values: Values) {
      const stillSo = touched.filter(({ unit, before }) => !differIn(unit, before, opened));
      const sinceThen = together.filter(
        (unit) =>
          differIn(unit, opened, values) && !stillSo.some((known) => known.unit.fields[0] === unit.fields[0]),
      );
      if (stillSo.length < touched.length || sinceThen.length > 0)
        setTouched([...stillSo, ...sinceThen.map((unit) => ({ unit, before: valuesIn(unit, opened) }))]);
    },
    /** These were decided before, over `opened`. */
    restore(fields: readonly FieldName<Values>[], opened: Values) {
      const units = together.filter((unit) => unit.fields.some((field) => fields.includes(field)));
      setTouched(units.map((unit) => ({ unit, before: valuesIn(unit, opened) })));
    },
    /** What was decided is stored. */
    forget: () => setTouched([]),
  };
}
