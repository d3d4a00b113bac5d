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

/** A quiz that is to go: where it lies, what it is called, and who deletes it. */
export type LeavingQuiz = QuizKey & { title: string; uid: string };

/** A deletion that is not finished: the quiz is gone, but perhaps not all that lay below it. */
export type UnfinishedDeletion = { quizId: string; title: string; started: Moment };

/** As much of a title as the rules let a marker hold, no character halved. */
const shortTitle = (title: string) => title.slice(0, limits.quiz.title).replace(/[\ud800-\udbff]$/, '');

export const markerOf = ({ seasonId, quizId }: QuizKey): string => locations.quizDeletion(seasonId, quizId);

/** What is stored of a deletion in the commit in which its quiz goes. */
export const markerFields = ({ quizId, title, uid }: LeavingQuiz): StoredFields => ({
  quiz_id: quizId,
  title: shortTitle(title),
  started: serverTime,
  uid,
  finished: false,
});

/** What changes when nothing is left below the quiz. */
export const finishedFields: StoredFields = { finished: true };

/** Finds the markers of deletions that are not finished. */
export const whereUnfinished = [['finished', false]] as const;

/** A stored marker as the console sees it; its own id says which quiz it was. */
export const unfinishedFromDocument = ({ id, fields }: StoredDocument): UnfinishedDeletion => ({
  quizId: id,
  title: textOf(fields, 'title'),
  started: momentOf(fields, 'started'),
});
