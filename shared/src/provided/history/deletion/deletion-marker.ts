import {
  locations,
  serverTime,
  textOf,
  type QuizKey,
  type StoredFields,
  type StoredValue,
} from '@console/shared/data';
import { quizEntity } from '@console/shared/model';

/** A quiz to delete: its path, its title, and who deletes it. */
export type LeavingQuiz = QuizKey & { title: string; uid: string };

/** What the marker of a deleted quiz says. */
export type DeletionMarker = {
  /** The entry of the deletion; empty where the quiz was deleted before there was a history. */
  readonly entryId: string;
  /** The part of the entry that was kept or restored last. */
  readonly part: string;
  /** When the deletion began, which is the time of its entry. */
  readonly started: StoredValue | undefined;
  readonly isFinished: boolean;
  readonly isRestoring: boolean;
};

/** The part of a title that the rules allow in a marker, with no character cut in half. */
const shortTitle = (title: string) => title.slice(0, quizEntity.limits.title).replace(/[\ud800-\udbff]$/, '');

export const markerPath = ({ seasonId, quizId }: QuizKey): string => locations.quizDeletion(seasonId, quizId);

/** The fields of the marker in the commit that deletes its quiz. */
export const markerFields = (
  { quizId, title, uid }: LeavingQuiz,
  entry: string,
  part: string,
): StoredFields => ({
  quiz_id: quizId,
  title: shortTitle(title),
  started: serverTime,
  uid,
  finished: false,
  entry,
  part,
});

/** The change of the marker when this part is kept or restored. */
export const nextPartFields = (part: string): StoredFields => ({ part });

/** The change of the marker when no contents are left. */
export const finishedFields: StoredFields = { finished: true };

/** The change of the marker when a restoration begins: no part is restored, and it is listed as unfinished. */
export const restoringFields: StoredFields = { restoring: true, finished: false, part: '' };

/** Converts the fields of a marker. */
export const markerFrom = (fields: StoredFields): DeletionMarker => ({
  entryId: textOf(fields, 'entry'),
  part: textOf(fields, 'part'),
  started: fields.started,
  isFinished: fields.finished === true,
  isRestoring: fields.restoring === true,
});
