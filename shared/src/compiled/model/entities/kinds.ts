import { textOf, type Stored } from './reading';

/** What is written of an entity. */
export type WrittenValue = string | number | null;

/** How one value of an entity is stored. */
export type Kind<Value> = {
  /** The names of the stored fields, in their order. */
  readonly names: readonly string[];
  /** Never throws: what is missing or malformed reads as empty. */
  read(stored: Stored): Value;
  /** What is stored of a value, by the names. */
  toFields(value: Value): Readonly<Record<string, WrittenValue>>;
  /** Whether the database accepts the value in a new document. */
  accepts(value: Value): boolean;
};

/** `max` is a length in UTF-16 code units. */
type TextOptions = { readonly max: number; readonly required?: boolean; readonly pattern?: RegExp };

const fits = (value: string, { max, required = false, pattern }: TextOptions): boolean =>
  value === '' ? !required : value.length <= max && (pattern?.test(value) ?? true);

/**
 * A text of a form.
 * @example title: text('title', { max: 500, required: true })
 */
export const text = (name: string, options: TextOptions): Kind<string> => ({
  names: [name],
  read: (stored) => textOf(stored, name),
  toFields: (value) => ({ [name]: value }),
  accepts: (value) => fits(value, options),
});

/** Four texts of equal kind, each in a field of its own. */
export const fourTexts = (
  names: readonly [string, string, string, string],
  options: TextOptions,
): Kind<readonly [string, string, string, string]> => ({
  names,
  read(stored) {
    const [first, second, third, fourth] = names;
    return [textOf(stored, first), textOf(stored, second), textOf(stored, third), textOf(stored, fourth)];
  },
  toFields: (values) => Object.fromEntries(names.map((name, index) => [name, values[index] ?? ''])),
  accepts: (values) => values.every((value) => fits(value, options)),
});

/** One of some texts. Another client may have stored an unknown one, which is read as it is. */
export const choice = (name: string, choices: readonly string[]): Kind<string> => ({
  names: [name],
  read: (stored) => textOf(stored, name),
  toFields: (value) => ({ [name]: value }),
  accepts: (value) => choices.includes(value),
});

/**
 * A whole number from 0, or none. A number that is stored as a text is none: the rules compare the whole document, so
 * that they would refuse every other change of it.
 */
export const count = (name: string): Kind<number | null> => ({
  names: [name],
  read(stored) {
    const value = stored[name];
    return typeof value === 'number' && Number.isInteger(value) ? value : null;
  },
  toFields: (value) => ({ [name]: value }),
  accepts: (value) => value === null || value >= 0,
});
