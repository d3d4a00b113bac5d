import { momentOf } from '@console/shared/model';

/**
 * What has failed: a module's files do not `load`; a module is `refused`; a `screen` falls down; an error that nobody
 * catches; a `save` that the rules refuse although its form found it legal; a used-up `quota`; a missing index, rule,
 * database or API (`not-set-up`); a start of more than 20 seconds.
 */
export const failureKinds = [
  'load',
  'refused',
  'screen',
  'uncaught',
  'save',
  'quota',
  'not-set-up',
  'slow-start',
] as const;

export type FailureKind = (typeof failureKinds)[number];

/** How long after its `hour` a report is deleted, in milliseconds. */
export const keptForMs = 14 * 24 * 60 * 60 * 1000;

const hourMs = 60 * 60 * 1000;

export const engines = ['Chromium', 'Firefox', 'WebKit', 'other'] as const;

/** A report of a failure, without anything that names a person or that a person has typed. Times are in milliseconds. */
export type FailureReport = Readonly<{
  kind: FailureKind;
  /** `name@release@contract` of at most eight modules that have failed; none where the shell itself has. */
  modules: readonly string[];
  /** The shell's release: a hash, or `local`. */
  shell: string;
  message: string;
  /** At most five calls in the console's own files, the innermost first, as `quizzes_mfe/list.3f2a.js:1:2345`. */
  frames: readonly string[];
  engine: (typeof engines)[number];
  /** The engine's major version; 0 where it is unknown. */
  version: number;
  online: boolean;
  /** The beginning of the hour of the failure. */
  hour: number;
  /** When the database deletes the report. */
  expires: number;
}>;

// The same limits as in firestore.rules. By hand, as what a schema needs more of its library would be in the first load.
const release = '(?:[0-9a-f]{12,64}|local)';
const moduleForm = new RegExp(`^[a-z_]{1,40}@${release}@[0-9]{1,4}(?:\\.[0-9]{1,4}){2}$`);
const shellForm = new RegExp(`^${release}$`);
const frameForm = /^[a-z_]{1,40}\/[A-Za-z0-9_.-]{1,120}:[0-9]{1,7}:[0-9]{1,8}$/;
/** ASCII without the sign of an e-mail address. */
const messageForm = /^[ -?A-~]{0,300}$/;

type Form<T> = (value: unknown) => value is T;

const text =
  (form: RegExp): Form<string> =>
  (value): value is string =>
    typeof value === 'string' && form.test(value);
const oneOf =
  <T>(choices: readonly T[]): Form<T> =>
  (value): value is T =>
    choices.some((choice) => choice === value);
const list =
  (form: RegExp, longest: number): Form<readonly string[]> =>
  (value): value is readonly string[] =>
    Array.isArray(value) && value.length <= longest && value.every(text(form));
const wholeNumber =
  (largest: number, unit = 1): Form<number> =>
  (value): value is number =>
    typeof value === 'number' && value >= 0 && value <= largest && value % unit === 0;

const forms: { [Field in keyof FailureReport]: Form<FailureReport[Field]> } = {
  kind: oneOf(failureKinds),
  modules: list(moduleForm, 8),
  shell: text(shellForm),
  message: text(messageForm),
  frames: list(frameForm, 5),
  engine: oneOf(engines),
  version: wholeNumber(9999),
  online: oneOf([true, false]),
  hour: wholeNumber(Number.MAX_SAFE_INTEGER, hourMs),
  expires: wholeNumber(Number.MAX_SAFE_INTEGER, hourMs),
};

const isReport = (fields: Readonly<Record<string, unknown>>): fields is FailureReport =>
  Object.entries(forms).every(([field, isOfForm]) => isOfForm(fields[field]));

/** The report in a stored document; `undefined` for fields that are no report. */
export function readFailureReport(stored: Readonly<Record<string, unknown>>): FailureReport | undefined {
  const fields = { ...stored, hour: momentOf(stored, 'hour'), expires: momentOf(stored, 'expires') };
  return isReport(fields) && fields.expires === fields.hour + keptForMs ? fields : undefined;
}
