import { integerOf, momentOf, storedMoment, textOf, type Moment, type Stored } from './reading';

/** What is written of an entity. */
export type WrittenValue = string | number | Date | null;

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
  /** The most characters of a text, in UTF-16 code units. */
  readonly max?: number;
};

type TextKind<Value> = Kind<Value> & { readonly max: number };

type TextOptions = { readonly max: number; readonly required?: boolean; readonly pattern?: RegExp };

const fits = (value: string, { max, required = false, pattern }: TextOptions): boolean =>
  value === '' ? !required : value.length <= max && (pattern?.test(value) ?? true);

/**
 * A text of a form.
 * @example title: text('title', { max: 500, required: true })
 */
export const text = (name: string, options: TextOptions): TextKind<string> => ({
  names: [name],
  read: (stored) => textOf(stored, name),
  toFields: (value) => ({ [name]: value }),
  accepts: (value) => fits(value, options),
  max: options.max,
});

/** Four texts of equal kind, each in a field of its own. */
export const fourTexts = (
  names: readonly [string, string, string, string],
  options: TextOptions,
): TextKind<readonly [string, string, string, string]> => ({
  names,
  read(stored) {
    const [first, second, third, fourth] = names;
    return [textOf(stored, first), textOf(stored, second), textOf(stored, third), textOf(stored, fourth)];
  },
  toFields: (values) => Object.fromEntries(names.map((name, index) => [name, values[index] ?? ''])),
  accepts: (values) => values.every((value) => fits(value, options)),
  max: options.max,
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

/** A duration in whole minutes; a numeric text is read as a number. */
export const minutes = (name: string): Kind<number | null> => ({
  names: [name],
  read: (stored) => integerOf(stored, name),
  toFields: (value) => ({ [name]: value }),
  accepts: (value) => Number(value) > 0,
});

/** A date with its time. */
export const moment = (name: string): Kind<Moment> => ({
  names: [name],
  read: (stored) => momentOf(stored, name),
  toFields: (value) => ({ [name]: storedMoment(value) }),
  accepts: (value) => value !== null,
});
