import * as v from 'valibot';
import { isTimeZone } from './time-zone';

const text = v.pipe(v.string(), v.trim(), v.nonEmpty('must not be empty'));
const webAddress = v.pipe(
  text,
  v.check((address) => URL.canParse(address), 'must be a web address'),
  v.regex(/^https?:/i, 'must begin with https:// or http://'),
);
const email = v.pipe(text, v.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'must be an e-mail address'));

/** A part of the Content Security Policy, in which other characters have a meaning. */
const domain = v.pipe(text, v.regex(/^[a-z0-9.-]+(:\d+)?$/i, 'must be a domain such as quiz.example.org'));

/** The Content Security Policy allows its origin, in which other characters have a meaning. */
const httpsAddress = v.pipe(text, v.regex(/^https:\/\/[\w.:-]+(\/|$)/, 'must begin with https://'));

/** Firestore's names: 4 to 63 letters, digits and hyphens, or that of a project's first database. */
const databaseName = v.pipe(
  text,
  v.regex(/^(\(default\)|[a-z][a-z0-9-]{2,61}[a-z0-9])$/, 'must be a database such as quiz-restored'),
);

const isBoolean = (value: unknown) => typeof value === 'boolean';

const schema = v.object({
  firebase: v.object({
    apiKey: text,
    authDomain: domain,
    projectId: text,
    appId: v.optional(text),
    /** The Firestore database; `(default)` where there is none. */
    database: v.optional(databaseName),
  }),
  brand: text,
  /** The name of the installed app in other languages; `brand` where there is none. */
  brandIn: v.optional(v.object({ te: text })),
  supportEmail: email,
  publicHost: webAddress,
  /** The time zone of the contest, in which all dates are shown and entered; India's where there is none. */
  timeZone: v.optional(v.pipe(text, v.check(isTimeZone, 'must be a time zone such as Asia/Kolkata'))),
  /** Key of reCAPTCHA Enterprise, by which App Check recognizes the console. Without it, no tokens are sent. */
  appCheckSiteKey: v.optional(text),
  /** Whether failures are reported to the operator; `false` turns it off. */
  failureReports: v.optional(v.pipe(v.unknown(), v.check(isBoolean, 'must be true or false'))),
  /** The operator's own address for reports of failures, instead of the database. */
  reports: v.optional(httpsAddress),
  /** Addresses of a local backend or of the official emulators; absent in production. */
  local: v.optional(v.object({ firestore: webAddress, auth: webAddress })),
});

/** The configuration of a deployment. The shell reads it from `/config.json`; it is not part of the build. */
export type ConsoleConfig = v.InferOutput<typeof schema>;

/** The configuration has missing or wrong values; `problems` describes each. */
export class ConfigError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(`The configuration cannot be used: ${problems.join('; ')}`);
    this.name = 'ConfigError';
  }
}

/** Validates `/config.json`. @throws ConfigError that names every wrong value. */
export function parseConfig(input: unknown): ConsoleConfig {
  const result = v.safeParse(schema, input);
  if (result.success) return result.output;
  throw new ConfigError(
    result.issues.map((issue) => `${v.getDotPath(issue) ?? 'config.json'}: ${issue.message}`),
  );
}
