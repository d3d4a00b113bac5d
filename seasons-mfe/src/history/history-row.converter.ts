import type { StoredDocument, StoredFields } from '@console/shared/data';
import {
  changesFrom,
  entryFromDocument,
  fieldLabel,
  fieldNoun,
  fieldText,
  isSameValue,
  placeOf,
  shownFields,
  type HistoryChange,
  type HistoryKind,
  type Place,
} from '@console/shared/history';
import { quizSubject } from '@console/shared/model';
import type { DocumentChange, FieldChange, HistoryRow } from './history-row';

/** Converts a stored entry to what the screen shows; what is malformed is left out. */
export function rowFromDocument(document: StoredDocument): HistoryRow {
  const entry = entryFromDocument(document);
  const { seasonId, author, time, kind, hasParts, isComplete, undoes } = entry;
  return {
    id: entry.entryId,
    seasonId,
    ...author,
    time,
    kind,
    changes: entry.changes.flatMap(toDocumentChange),
    hasParts,
    quizCount: Math.max(quizzesIn(document.fields), quizzesOnly.includes(kind) ? (entry.total ?? 0) : 0),
    ...(entry.total !== null && { total: entry.total }),
    isComplete,
    undoes,
  };
}

/** What they change are quizzes, of which an entry names the first hundred only. */
const quizzesOnly: readonly string[] = [
  'quizzes_created',
  'quizzes_changed',
  'quizzes_moved',
] satisfies HistoryKind[];

const quizzesIn = ({ about }: StoredFields): number =>
  Array.isArray(about)
    ? about.filter((subject) => typeof subject === 'string' && subject.startsWith(quizSubject(''))).length
    : 0;

/** The changes of a stored part of an entry. */
export const partFromDocument =
  (seasonId: string) =>
  ({ fields }: StoredDocument): DocumentChange[] =>
    changesFrom(fields, seasonId).flatMap(toDocumentChange);

function toDocumentChange({ path, title, quizTitle, before, after }: HistoryChange): DocumentChange[] {
  const place = placeOf(path);
  if (!place) return [];
  const was = before === null ? 'created' : after === null ? 'deleted' : 'changed';
  const { is: subject, quizId } = place;
  return [{ path, subject, quizId, title, quizTitle, was, fields: toFieldChanges(place, before, after) }];
}

function toFieldChanges(
  place: Place,
  before: StoredFields | null,
  after: StoredFields | null,
): FieldChange[] {
  const differing = Object.keys({ ...before, ...after }).filter(
    (field) => !isSameValue(before?.[field], after?.[field]),
  );
  return shownFields(place, differing)
    .map((field) => ({
      field,
      label: fieldLabel(place, field),
      noun: fieldNoun(place, field),
      before: fieldText(place, field, before?.[field]),
      after: fieldText(place, field, after?.[field]),
    }))
    .filter((change) => change.before !== '' || change.after !== '');
}
