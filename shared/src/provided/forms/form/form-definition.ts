import { t } from '@console/shared/i18n';
import type { Limits } from './character-limit';
import { isEmpty, noErrors, type FormErrors } from './form-errors';
import type { Rules } from './validate-with-limits';
import { unitsOf, type FormValue, type Unit } from '../conflicts/merge-values';

/** Whether a form creates a document or updates one. */
export type FormTask = 'create' | 'update';

/** The definition of one field. */
export type FieldDefinition = {
  label: string;
  /** Whether the field is required: always, or only on update. */
  required?: boolean | 'update';
  /** The message of the field when it is required and empty. */
  missing?: string | ((value: unknown) => string | undefined);
  /** Formats the value for display outside the form, if it differs from the value itself. */
  display?: (value: FormValue) => string;
};

/**
 * The definition of an entity's form: `useCreateForm` and `useEditForm` run it; merges, drafts and messages read it.
 * All functions are pure, because a save may run them several times.
 */
export type FormDefinition<Entity, Values> = {
  /** In the order of the form. */
  fields: { [Field in keyof Values]: FieldDefinition };
  /** Fields that are decided together. */
  groups?: readonly Unit<Values>[];
  /** The initial entity of a new document. */
  blank: Entity;
  /** A save creates the document if it does not exist. Without it, a missing document counts as deleted. */
  upsert?: true;
  toValues: (entity: Entity) => Values;
  /** The entity with the form's values; unchanged fields keep exactly their stored value. */
  toEntity: (entity: Entity, values: Values) => Entity;
  /** The message of the form while a required field is empty. */
  incomplete: string;
  /** Further validation. `opened` is what the form opened with. */
  validate?: (values: Values, opened?: Values) => FormErrors<Values>;
  /** The maximum length of the texts to store. */
  limits?: (values: Values) => Limits<Values>;
  /** The message when a save fails: what happened, and what to do. */
  describeFailure: (error: unknown) => string;
};

/** The form's values as they would read back after a save. */
export const normalized = <Entity, Values>(
  { toValues, toEntity }: FormDefinition<Entity, Values>,
  entity: Entity,
  typed: Values,
): Values => toValues(toEntity(entity, typed));

/** The units of a form; a field outside all groups is its own unit. */
export const unitsIn = <Entity, Values>({
  fields,
  groups = [],
}: FormDefinition<Entity, Values>): Unit<Values>[] => unitsOf<Values>(fields, groups);

/** Whether a field is required for this task. */
export const isRequired = ({ required }: FieldDefinition, task: FormTask): boolean =>
  required === true || required === task;

/** All errors of these values, except for texts that are too long. */
export function validateForm<Entity, Values>(
  definition: FormDefinition<Entity, Values>,
  task: FormTask,
  values: Values,
  opened?: Values,
): FormErrors<Values> {
  const { fields: definitions, incomplete, validate } = definition;
  const own: FormErrors<Values> = validate?.(values, opened) ?? noErrors;
  const errors = { ...own, fields: { ...own.fields } };
  for (const name in definitions) {
    const field = definitions[name];
    if (!isRequired(field, task) || !isEmpty(values[name])) continue;
    const { missing } = field;
    errors.fields[name] =
      (typeof missing === 'function' ? missing(values[name]) : missing) ?? t('Fill in this field');
    errors.form ??= incomplete;
  }
  return errors;
}

/** The validation rules of a form. */
export const rulesOf = <Entity, Values>(
  definition: FormDefinition<Entity, Values>,
  task: FormTask,
): Rules<Values> => ({
  validate: (values, opened) => validateForm(definition, task, values, opened),
  limits: definition.limits,
});
