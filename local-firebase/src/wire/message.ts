import { invalid } from '../status';

/** Turns a JSON value into something typed, or throws INVALID_ARGUMENT. */
export type Parser<T> = (json: unknown) => T;
type Shape = { [name: string]: Parser<unknown> };
type Parsed<S extends Shape> = { [K in keyof S]?: ReturnType<S[K]> };

/** Used wherever the payload is no message of the expected type; `detail` says what is wrong with it. */
export const badPayload = (detail: string) => invalid(`Payload isn't valid for request. ${detail}`);

export function isObject(json: unknown): json is Record<string, unknown> {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}

/**
 * A protobuf message as JSON: names in lowerCamelCase or snake_case, null is the same as absent, unknown names are
 * refused (https://protobuf.dev/programming-guides/json/).
 */
export function message<S extends Shape>(shape: S): Parser<Parsed<S>> {
  const parsers = new Map(Object.entries(shape));
  return (json) => {
    if (!isObject(json)) throw badPayload('A message must be an object.');
    const parsed = new Map<string, unknown>();
    for (const [given, value] of Object.entries(json)) {
      const name = camelCase(given);
      const parse = parsers.get(name);
      if (!parse) throw badPayload(`Unknown field "${given.slice(0, 100)}".`);
      if (parsed.has(name)) throw badPayload(`Field "${name}" is given twice.`);
      if (value !== null) parsed.set(name, parse(value));
    }
    return Object.fromEntries(parsed) as Parsed<S>;
  };
}

export const camelCase = (name: string): string =>
  name.replace(/(.)_([a-z])/g, (_, before: string, letter: string) => before + letter.toUpperCase());

export const list =
  <T>(item: Parser<T>): Parser<T[]> =>
  (json) => {
    if (!Array.isArray(json)) throw badPayload('A list was expected.');
    return json.map(item);
  };

export const text: Parser<string> = (json) => {
  if (typeof json !== 'string') throw badPayload('A text was expected.');
  if (/\p{Surrogate}/u.test(json)) throw badPayload('A text is not valid Unicode.');
  return json;
};

export const bool: Parser<boolean> = (json) => {
  if (typeof json !== 'boolean') throw badPayload('A boolean was expected.');
  return json;
};

/** An enum by its name or number; the index in `names` is the number. */
export const oneOf =
  <T extends string>(names: readonly (T | undefined)[]): Parser<T> =>
  (json) => {
    const found = typeof json === 'number' ? names[json] : names.find((name) => name === json);
    if (found === undefined)
      throw badPayload(`"${String(json).slice(0, 100)}" is none of ${names.filter(Boolean).join(', ')}.`);
    return found;
  };

export const int32: Parser<number> = (json) => {
  const value = typeof json === 'string' && /^-?\d+$/.test(json) ? Number(json) : json;
  if (typeof value !== 'number' || (value | 0) !== value) throw badPayload('A 32 bit integer was expected.');
  return value;
};

/** google.protobuf.Int32Value, which some clients send as a message. */
export const wrappedInt32: Parser<number> = (json) =>
  isObject(json) ? (message({ value: int32 })(json).value ?? 0) : int32(json);
