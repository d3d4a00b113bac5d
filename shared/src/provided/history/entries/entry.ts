import type { EntryKey, StoredFields } from '@console/shared/data';
import type { FromCache, Moment } from '@console/shared/model';

/** Who did something. The database checks uid and e-mail; the name is the writer's own word. */
export type Author = { readonly uid: string; readonly email: string; readonly name: string };

/** What an action changed in one document. */
export type HistoryChange = {
  readonly path: string;
  /** What people call the document, as of then; empty for settings. */
  readonly title: string;
  /** The title of the quiz that a question belongs to; empty for anything else. */
  readonly quizTitle: string;
  /** The values of the changed fields before the action; `null` for a new document. */
  readonly before: StoredFields | null;
  /** Their values after it; `null` for a deleted document. */
  readonly after: StoredFields | null;
};

/** Who did what to a season and what is in it, and when. */
export type HistoryEntry = FromCache<
  EntryKey & {
    readonly author: Author;
    /** The database's time. */
    readonly time: Moment;
    /** What was done: one of `historyKinds`, or a newer one. */
    readonly kind: string;
    /** Empty where the changes are in parts. */
    readonly changes: readonly HistoryChange[];
    /** Whether the action takes several transactions, whose changes are in parts. */
    readonly hasParts: boolean;
    /** Whether all transactions of the action are stored. */
    readonly isComplete: boolean;
    /** How many documents the action was to change; `null` where its entry does not say. */
    readonly total: number | null;
    /** The id of the entry that this one takes back. */
    readonly undoes: string | null;
  }
>;

/** What the entries of the console describe. */
export const historyKinds = [
  'season_created',
  'season_copied',
  'season_changed',
  'season_restored',
  'quiz_created',
  'quiz_changed',
  'quiz_deleted',
  'quizzes_created',
  'quizzes_changed',
  'quizzes_moved',
  'question_created',
  'question_changed',
  'question_deleted',
  'questions_moved',
  'questions_imported',
  'questions_copied',
  'questions_transferred',
  'questions_deleted',
  'settings_changed',
  'settings_created',
  'undone',
] as const;

/** What `npm run archive` calls its entries: it brings back what a season was, in parts. */
export const restorationKind = 'season_restored' satisfies HistoryKind;

export type HistoryKind = (typeof historyKinds)[number];
