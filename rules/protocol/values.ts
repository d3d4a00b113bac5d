/** JSON of the REST protocol. */
export type Json = { readonly [name: string]: unknown };

/** A value in the protocol's format, for values without a counterpart in JavaScript. */
export class WireValue {
  constructor(readonly json: Json) {}
}

export const bytes = new WireValue({ bytesValue: 'AAEC' });
export const place = new WireValue({ geoPointValue: { latitude: 1, longitude: 2 } });
export const decimal = new WireValue({ doubleValue: 10 });

const isRecord = (given: unknown): given is Json => typeof given === 'object' && given !== null;

/** A stored value: dates become timestamps, whole numbers integers. */
export function valueOf(given: unknown): Json {
  if (given === null) return { nullValue: null };
  if (given instanceof WireValue) return given.json;
  if (given instanceof Date) return { timestampValue: given.toISOString() };
  if (Array.isArray(given)) return { arrayValue: { values: given.map(valueOf) } };
  if (typeof given === 'boolean') return { booleanValue: given };
  if (typeof given === 'number')
    return Number.isInteger(given)
      ? { integerValue: String(given) }
      : { doubleValue: Number.isFinite(given) ? given : String(given) };
  return isRecord(given) ? { mapValue: { fields: fieldsOf(given) } } : { stringValue: given };
}

/** Fields in the protocol's format; `undefined` fields are left out. */
export const fieldsOf = (given: Json): Json =>
  Object.fromEntries(
    Object.entries(given).flatMap(([name, content]) =>
      content === undefined ? [] : [[name, valueOf(content)]],
    ),
  );
