import {
  locations,
  momentOf,
  serverTime,
  textOf,
  type QuizKey,
  type StoredDocument,
  type StoredFields,
} from '@console/shared/data';
import { limits, type Moment } from '@console/shared/model';

/** A quiz to delete: its path, its title, and who deletes it. */
export type LeavingQuiz = QuizKey & { title: string; uid: string };

/** An unfinished deletion: the quiz is deleted, but some of its contents may be left. */
export type UnfinishedDeletion = { quizId: string; title: string; started: Moment };

/** The part of a title that the rules allow in a marker, with no character cut in half. */
const shortTitle = (title: string) => title.slice(0, limits.quiz.title).replace(/[\ud800-\udbff]$/, '');

export const markerOf = ({ seasonId, quizId }: QuizKey): string => locations.quizDeletion(seasonId, quizId);

/** The fields of the marker in the commit that deletes its quiz. */
export const markerFields = ({ quizId, title, uid }: LeavingQuiz): StoredFields => ({
  quiz_id: quizId,
  title: shortTitle(title),
  started: serverTime,
  uid,
  finished: false,
});

/** The change of the marker when no contents are left. */
export const finishedFields: StoredFields = { finished: true };

/** Filters the markers of unfinished deletions. */
export const whereUnfinished = [['finished', false]] as const;

/** Converts a stored marker; its document id is the id of the quiz. */
export const unfinishedFromDocument = ({ id, fields }: StoredDocument): UnfinishedDeletion => ({
  quizId: id,
  title: textOf(fields, 'title'),
  started: momentOf(fields, 'started'),
});
