import { useState } from 'react';
import { differIn, valuesIn, type FieldName, type Unit } from './merge-values';

/** A unit that was touched, and what stood there before. */
type Touched<Values> = { unit: Unit<Values>; before: Partial<Values> };

/**
 * The fields in which the person decided since the form opened. One field that is typed back is as if it had not been
 * touched. Fields that only make sense together are not: whoever puts them right again, as with an answer that was
 * cleared and chosen once more, has chosen all of them, and is asked when somebody else chose otherwise.
 */
export function useDecided<Values>(units: readonly Unit<Values>[], opened: Values, values: Values) {
  const [touched, setTouched] = useState<readonly Touched<Values>[]>([]);

  const stillSo = touched.filter(({ unit, before }) => !differIn(unit, before, opened));
  const sinceThen = units.filter(
    (unit) =>
      unit.fields.length > 1 &&
      differIn(unit, opened, values) &&
      !stillSo.some((known) => known.unit.fields[0] === unit.fields[0]),
  );
  if (stillSo.length < touched.length || sinceThen.length > 0)
    setTouched([...stillSo, ...sinceThen.map((unit) => ({ unit, before: valuesIn(unit, opened) }))]);

  return {
    decided: touched.flatMap(({ unit }): readonly FieldName<Values>[] => unit.fields),
    /** What was decided is stored. */
    forget: () => setTouched([]),
  };
}
