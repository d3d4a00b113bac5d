import type { FailureKind } from '@console/shared/failures';
import { isMissingPart } from '../remotes/load/missing-part';
import { ScriptLoadError } from '../remotes/load/script-load-error';
import { readSafely } from '../lib/read-safely';
import { UserFacingError } from '../lib/user-facing-error';
import { engineMessage } from './engine-messages';
import { ownMessage } from './own-messages';

/** Names of errors by the language, by browsers and by libraries. An error of another name is an `Error`. */
const errorNames: readonly string[] = [
  ...[
    'AbortError',
    'AggregateError',
    'ChunkLoadError',
    'ConfigError',
    'DataCloneError',
    'DataError',
    'EvalError',
  ],
  ...[
    'FirebaseError',
    'InvalidStateError',
    'NetworkError',
    'NotAllowedError',
    'NotFoundError',
    'NotSupportedError',
  ],
  ...['QuotaExceededError', 'RangeError', 'ReferenceError', 'SecurityError', 'SyntaxError', 'TimeoutError'],
  ...['TypeError', 'URIError', 'ValiError'],
];

/** https://firebase.google.com/docs/reference/js/firestore_.md#firestoreerrorcode */
const databaseCodes: readonly string[] = [
  ...[
    'aborted',
    'already-exists',
    'cancelled',
    'data-loss',
    'deadline-exceeded',
    'failed-precondition',
    'internal',
  ],
  ...[
    'invalid-argument',
    'not-found',
    'out-of-range',
    'permission-denied',
    'resource-exhausted',
    'unauthenticated',
  ],
  ...['unavailable', 'unimplemented', 'unknown'],
];

/** What an operator has to set up or to raise, by the words of Firestore's messages. */
const databaseCauses = [
  [/requires an? .*index/i, 'an index is missing'],
  [/Datastore/, 'the database is not in native mode'],
  [/not exist/, 'the database does not exist'],
  [/\bAPI\b/, 'the API is not enabled'],
  [/exhausted/, 'a quota is used up'],
] as const;

type Described = { readonly kind: FailureKind; readonly message: string };

/** A file did not load: browsers do not say why. */
const isOfFiles = (error: unknown): boolean => isMissingPart(error) || error instanceof ScriptLoadError;

/** What may be said of an error: its class, and known sentences. Nothing that a person has typed or stored passes. */
export function describeError(given: FailureKind, error: unknown): Described {
  if (!(error instanceof Error)) return { kind: given, message: '' };
  const message = String(readSafely(() => error.message) ?? '');
  const own = error instanceof UserFacingError ? ownMessage(message) : undefined;
  if (own) return own;
  const isMissing = isOfFiles(error);
  const known = isMissing
    ? 'a file could not be loaded'
    : (databaseMessage(error, message) ?? engineMessage(message));
  const name = errorNames.find((each) => each === readSafely(() => error.name)) ?? 'Error';
  return { kind: isMissing ? 'load' : given, message: known ? `${name}: ${known}` : name };
}

function databaseMessage(error: Error, message: string): string | undefined {
  const given = readSafely((): unknown => Reflect.get(error, 'code'));
  const code = databaseCodes.find((each) => each === given);
  if (!code) return undefined;
  const [, cause] = databaseCauses.find(([words]) => words.test(message)) ?? [];
  return cause ? `${code}, ${cause}` : code;
}
