import type { Limits } from './character-limit';
import { isEmpty, noErrors, type FormErrors } from './form-errors';
import type { Rules } from './judge';
import { unitsOf, type FormValue, type Unit } from '../conflicts/merge-values';

/** A form either creates a document or updates one. */
export type FormTask = 'create' | 'update';

/** One field of a form. */
export type FieldDefinition = {
  label: string;
  /** It must be filled in: always, or only to update. */
  required?: boolean | 'update';
  /** The message at the field while it is required and empty. */
  missing?: string;
  /** Its value as people read it outside the form, where that is not the value itself. */
  display?: (value: FormValue) => string;
};

/**
 * All that the form of an entity is: `useCreateForm` and `useEditForm` run it, and merges, drafts and messages read it.
 * All of it is pure: a save may run it several times.
 */
export type FormDefinition<Entity, Values> = {
  /** In the order of the form. */
  fields: { [Field in keyof Values]: FieldDefinition };
  /** Fields that are decided together. */
  groups?: readonly Unit<Values>[];
  /** What a new document begins with. */
  blank: Entity;
  /** A save creates the document where there is none. Without it, a document that is not there was deleted. */
  upsert?: true;
  toValues: (entity: Entity) => Values;
  /** The entity with what was typed; untouched fields to the letter as they are stored. */
  toEntity: (entity: Entity, values: Values) => Entity;
  /** The message of the form while a required field is empty. */
  incomplete: string;
  /** What else is wrong. `opened` is what the form opened with. */
  validate?: (values: Values, opened?: Values) => FormErrors<Values>;
  /** The most characters of the texts that would be stored. */
  limits?: (values: Values) => Limits<Values>;
  /** What happened, and what to do, when a save fails. */
  describeFailure: (error: unknown) => string;
};

/** What a form holds that is to be stored: as typed, but in the form in which it would be read back. */
export const normalized = <Entity, Values>(
  { toValues, toEntity }: FormDefinition<Entity, Values>,
  entity: Entity,
  typed: Values,
): Values => toValues(toEntity(entity, typed));

/** The groups of a form; a field in none is one by itself. */
export const unitsIn = <Entity, Values>({
  fields,
  groups = [],
}: FormDefinition<Entity, Values>): Unit<Values>[] => unitsOf<Values>(fields, groups);

/** Whether a field must be filled in for this task. */
export const isRequired = ({ required }: FieldDefinition, task: FormTask): boolean =>
  required === true || required === task;

/** All that a form has against these values, but for texts that are too long. */
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
    errors.fields[name] = field.missing ?? 'Fill in this field';
    errors.form ??= incomplete;
  }
  return errors;
}

/** What a form accepts. */
export const rulesOf = <Entity, Values>(
  definition: FormDefinition<Entity, Values>,
  task: FormTask,
): Rules<Values> => ({
  validate: (values, opened) => validateForm(definition, task, values, opened),
  limits: definition.limits,
});
