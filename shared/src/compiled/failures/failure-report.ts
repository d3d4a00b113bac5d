import * as v from 'valibot';
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

/** The hash of a release, or `local` for files without one. */
const release = '(?:[0-9a-f]{12,64}|local)';

const matching = (pattern: string) => v.pipe(v.string(), v.regex(new RegExp(`^${pattern}$`)));

const hour = v.pipe(v.number(), v.integer(), v.multipleOf(hourMs));

// The same limits as in firestore.rules.
const schema = v.pipe(
  v.object({
    kind: v.picklist(failureKinds),
    /** `name@release@contract` of each module that has failed; none where the shell itself has. */
    modules: v.pipe(
      v.array(matching(`[a-z_]{1,40}@${release}@[0-9]{1,4}(?:\\.[0-9]{1,4}){2}`)),
      v.maxLength(8),
    ),
    /** The shell's release. */
    shell: matching(release),
    message: matching('[ -?A-~]{0,300}'),
    /** Calls in the console's own files, the innermost first, as `quizzes_mfe/list.3f2a.js:1:2345`. */
    frames: v.pipe(
      v.array(matching('[a-z_]{1,40}/[A-Za-z0-9_.-]{1,120}:[0-9]{1,7}:[0-9]{1,8}')),
      v.maxLength(5),
    ),
    engine: v.picklist(['Chromium', 'Firefox', 'WebKit', 'other']),
    /** The engine's major version; 0 where it is unknown. */
    version: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9999)),
    online: v.boolean(),
    /** The beginning of the hour of the failure, in milliseconds. */
    hour,
    /** When the database deletes the report, in milliseconds. */
    expires: hour,
  }),
  v.check(({ hour, expires }) => expires === hour + keptForMs),
);

/** A report of a failure, without anything that names a person or that a person has typed. */
export type FailureReport = Readonly<v.InferOutput<typeof schema>>;

/** The report in a stored document; `undefined` for fields that are no report. */
export function readFailureReport(fields: Readonly<Record<string, unknown>>): FailureReport | undefined {
  const times = { hour: momentOf(fields, 'hour'), expires: momentOf(fields, 'expires') };
  const { success, output } = v.safeParse(schema, { ...fields, ...times });
  return success ? output : undefined;
}
