import { doubleJson } from '../values/numbers';
import { timestamp } from '../values/timestamp';
import { arrayOf, mapOf, nullValue, type Fields, type Value } from '../values/value';

const relative = /^@([-+]\d+)d (\d\d):(\d\d)$/;

/** The demo contest is in India, which has no daylight saving, wherever the backend runs. */
const indiaOffsetMs = 5.5 * 60 * 60_000;

/**
 * Plain JSON as a Firestore value. A text such as `@-12d 18:30` becomes the timestamp of that time in India, twelve
 * calendar days before `today`.
 */
export function plainValue(json: unknown, today: Date): Value {
  if (typeof json === 'string') return textValue(json, today);
  if (typeof json === 'boolean') return { booleanValue: json };
  if (typeof json === 'number') {
    return Number.isSafeInteger(json) ? { integerValue: String(json) } : { doubleValue: doubleJson(json) };
  }
  if (Array.isArray(json)) return arrayOf(json.map((item) => plainValue(item, today)));
  return typeof json === 'object' && json !== null ? mapOf(plainFields(json, today)) : nullValue;
}

export const plainFields = (json: object, today: Date): Fields =>
  Object.fromEntries(Object.entries(json).map(([name, value]) => [name, plainValue(value, today)]));

function textValue(text: string, today: Date): Value {
  const [, days, hours, minutes] = relative.exec(text) ?? [];
  if (days === undefined) return { stringValue: text };
  const here = new Date(today.getTime() + indiaOffsetMs);
  const day = here.getUTCDate() + Number(days);
  const local = Date.UTC(here.getUTCFullYear(), here.getUTCMonth(), day, Number(hours), Number(minutes));
  return { timestampValue: timestamp(new Date(local - indiaOffsetMs).toISOString()) };
}
