import { badPayload, type Parser } from '../wire/message';
import type { DoubleJson } from './value';

export const maxInt64 = 2n ** 63n - 1n;
export const minInt64 = -(2n ** 63n);

/** Int64 as text or number, out as text. */
export const int64: Parser<string> = (json) => {
  const given = typeof json === 'number' && Number.isInteger(json) ? BigInt(json) : integerIn(json);
  if (given === undefined || given < minInt64 || given > maxInt64) {
    throw badPayload('A 64 bit integer was expected.');
  }
  return given.toString();
};

/** Also with a fraction of zeros or an exponent, as long as it can be read exactly. */
function integerIn(json: unknown): bigint | undefined {
  if (typeof json !== 'string') return undefined;
  const whole = /^(-?\d{1,30})(?:\.0+)?$/.exec(json)?.[1];
  if (whole !== undefined) return BigInt(whole);
  const value = /^-?\d{1,30}(?:\.\d{1,30})?e[-+]?\d{1,3}$/i.test(json) ? Number(json) : NaN;
  return Number.isSafeInteger(value) ? BigInt(value) : undefined;
}

export const double: Parser<DoubleJson> = (json) => {
  if (json === 'NaN' || json === 'Infinity' || json === '-Infinity') return json;
  const value = typeof json === 'string' && /^[-+.\deE]+$/.test(json) ? Number(json) : json;
  if (typeof value !== 'number' || !Number.isFinite(value)) throw badPayload('A number was expected.');
  return doubleJson(value);
};

export const numberOf = (json: DoubleJson): number => (typeof json === 'number' ? json : Number(json));

/** JSON has no names for three of the doubles; negative zero is not kept. */
export function doubleJson(value: number): DoubleJson {
  if (Number.isNaN(value)) return 'NaN';
  if (value === Infinity) return 'Infinity';
  if (value === -Infinity) return '-Infinity';
  return value === 0 ? 0 : value;
}
