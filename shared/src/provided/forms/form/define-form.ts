import { oneLine } from '@console/shared/format';
import type { FieldDefinition, FormDefinition } from './form-definition';
import type { FormValue } from '../conflicts/merge-values';

/** A field that edits one property of an entity as text. */
export type PropertyField<Property> = FieldDefinition & {
  toValue: (property: Property) => string;
  toProperty: (value: string) => Property;
};

const trimmed = (text: string) => text.trim();
const unchanged = (text: string) => text;

/** A single-line text, stored without surrounding spaces. */
export const textField = (field: FieldDefinition): PropertyField<string> => ({
  toValue: oneLine,
  toProperty: trimmed,
  ...field,
});

/** A multi-line text. */
export const multilineField = (field: FieldDefinition): PropertyField<string> => ({
  toValue: unchanged,
  toProperty: trimmed,
  ...field,
});

/** A number; an empty field is `null`. */
export const numberField = (field: FieldDefinition): PropertyField<number | null> => ({
  toValue: (number) => (number === null ? '' : String(number)),
  toProperty: (text) => (text.trim() === '' ? null : Number(text)),
  ...field,
});

type Options = readonly { value: string; label: string }[];

/** One of several options. A stored value that is not an option reads as no choice. */
export const choiceField = (field: FieldDefinition & { options: Options }): PropertyField<string> => {
  const { options, ...definition } = field;
  const chosen = (value: FormValue) => options.find((option) => option.value === value);
  return {
    toValue: (stored) => chosen(stored)?.value ?? '',
    toProperty: unchanged,
    display: (value) => chosen(value)?.label ?? String(value),
    ...definition,
  };
};

/** The type of the form values. */
export type FormValuesOf<Definition> = Definition extends { toValues: (entity: never) => infer Values }
  ? Values
  : never;

/** Defines a form with fields that are properties of its entity, under the same names. */
export function defineForm<Entity extends object, Name extends keyof Entity & string>({
  fields,
  ...rest
}: Omit<FormDefinition<Entity, Record<NoInfer<Name>, string>>, 'fields' | 'toValues' | 'toEntity'> & {
  fields: { [Field in Name]: PropertyField<Entity[Field]> };
}): FormDefinition<Entity, Record<Name, string>> {
  // The shell reads the stored document: that of an earlier release does not know the newest fields.
  const toValues = (entity: Entity) =>
    valuesOf(fields, (name) =>
      fields[name].toValue((entity[name] === undefined ? rest.blank : entity)[name]),
    );
  return {
    ...rest,
    fields,
    toValues,
    /** Unchanged fields keep their stored value, including spaces and seconds, which inputs do not show. */
    toEntity(entity, values) {
      const opened = toValues(entity);
      const edited: Partial<Entity> = {};
      for (const name in fields)
        if (values[name] !== opened[name]) edited[name] = fields[name].toProperty(values[name]);
      const stored = Object.fromEntries(
        Object.keys(rest.blank).flatMap((key) => (key in entity ? [[key, Reflect.get(entity, key)]] : [])),
      );
      return Object.assign({}, rest.blank, stored, edited);
    },
  };
}

function valuesOf<Name extends string>(
  fields: Record<Name, unknown>,
  valueOf: (name: Name) => string,
): Record<Name, string>;
function valuesOf(fields: object, valueOf: (name: string) => string): Record<string, string> {
  return Object.fromEntries(Object.keys(fields).map((name) => [name, valueOf(name)]));
}
