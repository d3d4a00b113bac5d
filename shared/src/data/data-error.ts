/** Why the database did not do what was asked. */
export type DataErrorKind =
  'denied' | 'unavailable' | 'missing' | 'exists' | 'conflict' | 'invalid' | 'unknown';

/** A refusal or failure of the database; `message` is the technical one, for the log. */
export class DataError extends Error {
  constructor(
    readonly kind: DataErrorKind,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'DataError';
  }
}

/** Any thrown value as a DataError; what is none already is `unknown`. */
export const asDataError = (error: unknown): DataError =>
  error instanceof DataError ? error : new DataError('unknown', String(error), { cause: error });

const words: Record<DataErrorKind, string> = {
  denied:
    'The database refused this for your account. If you should be able to do it, ask an administrator to check your role.',
  unavailable: 'The database could not be reached. Check your connection, then try again.',
  missing: 'It does not exist any more. Somebody may have deleted it.',
  exists:
    'It is stored already, and somebody has changed it since. Nothing of that was overwritten: open it from its list to see it.',
  conflict: 'Somebody else changed it at the same moment. Try again.',
  invalid: 'The database did not accept these values.',
  unknown: 'Something unexpected went wrong. Try again.',
};

/** A failure that can be kept in the store and shown to a person. */
export type DataFailure = { kind: DataErrorKind; message: string };

/** Any error as a failure in plain words. */
export function describeFailure(error: unknown): DataFailure {
  const { kind } = asDataError(error);
  return { kind, message: words[kind] };
}
