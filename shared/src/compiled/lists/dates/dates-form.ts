import { noErrors, type FormDefinition, type FormErrors, type FormValue } from '@console/shared/forms';

/** The fields that a form of dates has. */
export type Dates = { start: string; end: string };

/** The start and end of an entity's form, as a form of its own with the same labels, rules and messages. */
export function datesForm<Entity, Values extends Record<string, FormValue> & Dates>(
  form: FormDefinition<Entity, Values>,
): FormDefinition<Entity, Dates> {
  const { blank, incomplete, describeFailure } = form;
  return {
    blank,
    incomplete,
    describeFailure,
    fields: { start: form.fields.start, end: form.fields.end },
    groups: form.groups?.flatMap(({ label, separable, fields }) =>
      fields.includes('start') ? [{ label, separable, fields: ['start', 'end'] }] : [],
    ),
    toValues: (entity) => datesIn(form.toValues(entity)),
    toEntity: (entity, dates) => form.toEntity(entity, { ...form.toValues(entity), ...dates }),
    // The other fields are not saved, and may be incomplete.
    validate: (dates) => {
      const { fields }: FormErrors<Values> =
        form.validate?.({ ...form.toValues(blank), ...dates }) ?? noErrors;
      return { fields: { start: fields.start, end: fields.end } };
    },
  };
}

const datesIn = ({ start, end }: Dates): Dates => ({ start, end });
