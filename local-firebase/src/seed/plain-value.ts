import { doubleJson } from '../values/numbers';
import { timestamp } from '../values/timestamp';
import { arrayOf, mapOf, nullValue, type Fields, type Value } from '../values/value';

const relative = /^@([-+]\d+)d (\d\d):(\d\d)$/;

/**
 * Plain JSON as a Firestore value. A text such as `@-12d 18:30` becomes the timestamp of that local time, twelve
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
  const day = today.getDate() + Number(days);
  const moment = new Date(today.getFullYear(), today.getMonth(), day, Number(hours), Number(minutes));
  return { timestampValue: timestamp(moment.toISOString()) };
}
