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
