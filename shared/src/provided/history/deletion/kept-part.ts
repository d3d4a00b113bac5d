import { locations, type QuizKey, type StoredFields, type StoredValue } from '@console/shared/data';
import { expiry } from '../entries/entry.converter';
import type { QuizContents, QuizPart } from './quiz-contents';
import { isFields } from '../entries/same-value';
import { sizeOf } from '../entries/size-of';
import { hasValidForm } from './valid-form';

/** The most documents that a part keeps. They are deleted in about a second, so that the progress is visible. */
export const mostInPart = 100;

/** Firestore counts slightly less: sizes are estimates. */
const mostBytesInPart = 500_000;

const bytesOf = ({ id, fields }: QuizPart): number => sizeOf(id) + sizeOf(fields);

/** A large document needs a part of its own; so does a malformed one, as the rules compare it only there. */
const fitsWithOthers = (part: QuizPart): boolean => bytesOf(part) <= mostBytesInPart && hasValidForm(part);

/** The first of these documents that fit into a part together; none where each needs a part of its own. */
export function fittingTogether(parts: readonly QuizPart[]): readonly QuizPart[] {
  const small = parts.filter(fitsWithOthers).slice(0, mostInPart);
  let bytes = 0;
  const end = small.findIndex((part) => (bytes += bytesOf(part)) > mostBytesInPart);
  return end === -1 ? small : small.slice(0, end);
}

/** The next part to keep of these documents: a large or malformed one alone, when only such are left. */
export function nextPart(parts: readonly QuizPart[]): readonly QuizPart[] {
  const together = fittingTogether(parts);
  return together.length > 0 ? together : parts.slice(0, 1);
}

/** The fields of a part that keeps documents of a quiz. One that is kept alone comes back also when it is malformed. */
export const keptFields = ({ quizId }: QuizKey, parts: readonly QuizPart[]): StoredFields => ({
  quiz_id: quizId,
  questions: byId('questions', parts),
  results: byId('results', parts),
  alone: parts.length === 1,
  expires: expiry(),
});

const byId = (wanted: keyof QuizContents, parts: readonly QuizPart[]): StoredFields =>
  Object.fromEntries(parts.filter(({ kind }) => kind === wanted).map(({ id, fields }) => [id, fields]));

/** The documents that a part keeps. */
export function keptIn(fields: StoredFields, { seasonId, quizId }: QuizKey): QuizPart[] {
  const { questions = null, results = null } = fields;
  return [
    ...documentsIn('questions', questions, locations.questions(seasonId, quizId)),
    ...documentsIn('results', results, locations.results(seasonId, quizId)),
  ];
}

const documentsIn = (kind: keyof QuizContents, kept: StoredValue, collection: string): QuizPart[] =>
  isFields(kept)
    ? Object.entries(kept).flatMap(([id, fields]) =>
        isFields(fields) ? [{ kind, id, path: `${collection}/${id}`, fields }] : [],
      )
    : [];
