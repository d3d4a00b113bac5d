import { t } from '@console/shared/i18n';

/**
 * The reason why a database operation failed; `waiting`: an earlier save of the person goes first,
 * and nothing was sent; `ended`: somebody has undone or ended the action of which this is the rest;
 * `notSetUp`: the project lacks something that its operator has to deploy; `closed`: the database refuses everything;
 * `signedOut`: the sign-in has ended, which the session reports.
 */
export type DataErrorKind =
  | 'denied'
  | 'unavailable'
  | 'waiting'
  | 'ended'
  | 'missing'
  | 'exists'
  | 'conflict'
  | 'invalid'
  | 'notSetUp'
  | 'closed'
  | 'signedOut'
  | 'unknown';

/** A denied or failed database operation; `message` is technical, for the log. */
export class DataError extends Error {
  constructor(
    readonly kind: DataErrorKind,
    message: string,
    options?: ErrorOptions,
    /** The kind whose sentence people read. */
    readonly readAs = kind,
  ) {
    super(message, options);
    this.name = 'DataError';
  }
}

/** Converts any thrown value to a DataError; the kind of an unknown error is `unknown`. */
export const asDataError = (error: unknown): DataError =>
  error instanceof DataError ? error : new DataError('unknown', String(error), { cause: error });

const messages = {
  denied:
    'The database refused this. You may not have access, a value may be invalid, or this device’s date may be wrong. If none of these is true, ask an Admin.',
  unavailable: 'Couldn’t reach the database. Check your connection, then try again.',
  ended: 'Someone undid or ended this in the history, so the rest isn’t saved.',
  waiting: 'Your earlier changes are in Drafts, waiting to be saved. Try again when they’re saved.',
  missing: 'This no longer exists. Someone may have deleted it.',
  notSetUp: 'The database isn’t ready. Tell whoever runs the console.',
  closed:
    'The database is closed, perhaps for maintenance. Try again later. If it stays closed, ask an Admin.',
  signedOut: 'Your sign-in has ended.',
  exists:
    'This was already saved, and someone has changed it since. Open it from the list to see the current version.',
  conflict: 'Someone else changed it at the same time. Try again.',
  invalid: 'The database did not accept these values.',
  unknown: 'Something went wrong. Try again.',
} as const satisfies Record<DataErrorKind, string>;

/** A serializable error that can be kept in the store and shown to the user. */
export type DataFailure = { kind: DataErrorKind; message: string };

/** Converts any error to a serializable one with a message for the user. */
export function describeFailure(error: unknown): DataFailure {
  const { kind, readAs } = asDataError(error);
  return { kind, message: t(messages[readAs]) };
}
