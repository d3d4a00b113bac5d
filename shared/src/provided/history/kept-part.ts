import { locations, type QuizKey, type StoredFields, type StoredValue } from '@console/shared/data';
import { expiry } from './entry.converter';
import type { QuizContents, QuizPart } from './quiz-contents';
import { isFields } from './same-value';

/** The most documents that a part keeps. They are deleted in about a second, so that the progress is visible. */
export const mostInPart = 100;

/** A Firestore document has 1 MiB at most; sizes are estimates. */
const [mostBytesInPart, mostBytes] = [500_000, 900_000];

/** The first of these documents that fit into a part, at least one of them. */
export function fittingPart(parts: readonly QuizPart[]): readonly QuizPart[] {
  let bytes = 0;
  const end = parts.slice(0, mostInPart).findIndex(({ id, fields }, index) => {
    bytes += sizeOf(id) + sizeOf(fields);
    return index > 0 && bytes > mostBytesInPart;
  });
  return parts.slice(0, end === -1 ? mostInPart : end);
}

/** Whether a document is larger than what a part can keep. */
export const isTooLarge = ({ id, fields }: QuizPart): boolean => sizeOf(id) + sizeOf(fields) > mostBytes;

const encoder = new TextEncoder();

/** The size of a value as Firestore counts it, or slightly more. */
function sizeOf(value: StoredValue): number {
  if (typeof value === 'string') return encoder.encode(value).length + 1;
  if (Array.isArray(value)) return value.reduce<number>((sum, item) => sum + sizeOf(item), 0);
  if (!isFields(value)) return 16;
  return Object.entries(value).reduce((sum, [name, item]) => sum + sizeOf(name) + sizeOf(item), 32);
}

/** The fields of a part that keeps documents of a quiz. */
export const keptFields = ({ quizId }: QuizKey, parts: readonly QuizPart[]): StoredFields => ({
  quiz_id: quizId,
  questions: byId('questions', parts),
  results: byId('results', parts),
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
