import { momentOf, textOf, type StoredDocument } from '@console/shared/data';
import type { Moment } from '@console/shared/model';

/** An unfinished deletion: the quiz is deleted, but some of its contents may be left. Or its unfinished restoration. */
export type UnfinishedDeletion = {
  quizId: string;
  title: string;
  started: Moment;
  /** The entry of the deletion whose restoration has begun; empty while it has not. */
  restoredEntry: string;
};

/** Filters the markers of unfinished deletions. */
export const whereUnfinished = [['finished', false]] as const;

/** Converts a stored marker; its document id is the id of the quiz. */
export const unfinishedFromDocument = ({ id, fields }: StoredDocument): UnfinishedDeletion => ({
  quizId: id,
  title: textOf(fields, 'title'),
  started: momentOf(fields, 'started'),
  restoredEntry: fields.restoring === true ? textOf(fields, 'entry') : '',
});
