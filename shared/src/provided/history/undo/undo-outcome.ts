import type { EntryKey } from '@console/shared/data';
import type { HistoryChange } from '../entries/entry';
import type { UndoConflict } from './plan-undo';

/** What became of an attempt to undo. */
export type UndoOutcome =
  /** Documents were written back, as `entry` says; none where everything was as before already. */
  | {
      readonly kind: 'undone';
      readonly documents: number;
      readonly entry: EntryKey;
      /** All entries that it took, the last one first, where it took several, or only those of others. */
      readonly entries?: readonly EntryKey[];
      readonly remains?: Remains;
      readonly returned?: Returned | undefined;
    }
  /** Others have changed the same since: nothing more is written until each conflict has a choice. */
  | { readonly kind: 'conflict'; readonly conflicts: readonly UndoConflict[] }
  | { readonly kind: 'refused'; readonly reason: UndoRefusal };

/** A question or quiz that came back on its own: its path, and its text or title. */
export type Returned = Pick<HistoryChange, 'path' | 'title'>;

/**
 * How far an undo has come: so many of all changes are undone, also by others or before, and the entries by which this
 * undo has written something back, the last one first. They stay open if it is stopped.
 */
export type UndoProgress = {
  readonly done: number;
  readonly total: number;
  readonly entries: readonly EntryKey[];
};

/** Receives how far an undo has come, each time before it goes on. */
export type OnUndoProgress = (progress: UndoProgress) => void;

/**
 * What cannot be taken back of a copied or restored season, or is not: the season, which is then deactivated; the season as it is, as
 * this person may not deactivate it (`active-season`); or quizzes that were changed, or added, since.
 */
export type Remains = 'season' | 'active-season' | 'quizzes';

/**
 * Why an action cannot be undone: its entry is older than 30 days (`expired`), the quiz has begun (`begun`) or was
 * deleted (`quiz-deleted`), the quiz or what it holds was changed or added to (`quiz-used`), or one of several (`series-used`), the question was moved again (`moved`), or the
 * action is one that nothing takes back (`final`).
 */
export type UndoRefusal =
  | 'expired'
  | 'begun'
  | 'quiz-deleted'
  | 'quiz-used'
  | 'series-used'
  | 'moved'
  | 'gone'
  | 'final';
