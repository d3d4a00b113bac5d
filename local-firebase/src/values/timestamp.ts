import { invalid } from '../status';
import { badPayload, text, type Parser } from '../wire/message';

const pattern = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?(?:Z|([-+])(\d\d):(\d\d))$/;
const firstSecond = Date.parse('0001-01-01T00:00:00Z');
const lastSecond = Date.parse('9999-12-31T23:59:59Z');

interface Instant {
  /** Milliseconds since 1970 of the whole second. */
  second: number;
  micros: number;
}

/** A timestamp in a document: microseconds are kept, the rest is cut off, as Firestore does. */
export const timestamp: Parser<string> = (json) => {
  const { second, micros } = instantOf(text(json));
  const fraction = String(micros).padStart(6, '0');
  const shown = micros === 0 ? '' : `.${micros % 1000 === 0 ? fraction.slice(0, 3) : fraction}`;
  return `${secondText(second)}${shown}Z`;
};

/** A version: six fraction digits always. */
export const version: Parser<string> = (json) => {
  const { second, micros } = instantOf(text(json));
  return `${secondText(second)}.${String(micros).padStart(6, '0')}Z`;
};

export const versionOfMicros = (micros: number): string =>
  `${secondText(Math.floor(micros / 1e6) * 1000)}.${String(micros % 1e6).padStart(6, '0')}Z`;

export function microsOfVersion(text: string): number {
  const { second, micros } = instantOf(text);
  return second * 1000 + micros;
}

/** A time between this version and the next: versions are at least two microseconds apart. */
export const justAfter = (version: string): string => versionOfMicros(microsOfVersion(version) + 1);

/** A time between this version and the one before it. */
export const justBefore = (version: string): string => versionOfMicros(microsOfVersion(version) - 1);

/** The millisecond in which a version lies, as a timestamp value. */
export const millisecondOf = (version: string): string => timestamp(`${version.slice(0, 23)}Z`);

const secondText = (second: number): string => new Date(second).toISOString().slice(0, 19);

function instantOf(given: string): Instant {
  const [, day, time, fraction = '', sign, hours, minutes] = pattern.exec(given) ?? [];
  const local = day && time ? Date.parse(`${day}T${time}Z`) : NaN;
  // Date.parse takes 30 February for 1 March; a timestamp does not.
  if (Number.isNaN(local) || new Date(local).toISOString().slice(0, 10) !== day) {
    throw badPayload('A timestamp such as 2026-01-31T12:00:00Z was expected.');
  }
  const offset = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60_000 * (sign === '-' ? -1 : 1);
  const second = local - offset;
  if (second < firstSecond || second > lastSecond)
    throw invalid('A timestamp must lie in the years 1 to 9999.');
  return { second, micros: Number(fraction.padEnd(6, '0').slice(0, 6)) };
}
