import type { EntryKey, StoredFields } from '@console/shared/data';
import type { Quiz } from '@console/shared/model';
import type { QuizContents, QuizPart } from './quiz-contents';

/** How much a deletion includes, how much of it is deleted, and whether the quiz itself is. */
export type DeletionProgress = { total: QuizContents; gone: QuizContents; isQuizGone: boolean };

/**
 * What a deletion has deleted; `resumed` when the quiz itself and a part of its contents had been deleted before, else
 * with the deletion's entry.
 */
export type DeletedQuiz = { gone: QuizContents; resumed: boolean; entry?: EntryKey };

/** What the person confirmed; without `contents` where they could not be counted. */
export type ShownQuiz = { quiz: Quiz; contents?: QuizContents };

/** A quiz and all that it contains. */
export type WholeQuiz = { readonly fields: StoredFields; readonly contents: readonly QuizPart[] };

/** What a deletion is for. */
export type DeletionOptions = {
  /** The quiz is deleted only if it is still like this. */
  readonly shown?: ShownQuiz;
  /** The same, to the letter: for an undo, which nobody has asked about anything else. */
  readonly exactly?: WholeQuiz;
  /** Only the rest of a deletion that has begun: the quiz itself is not deleted where somebody has restored it. */
  readonly isBegun?: boolean;
  /** The id of the entry that the deletion takes back. */
  readonly undoes?: string;
};
