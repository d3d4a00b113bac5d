import {
  locations,
  type DataGateway,
  type QuizKey,
  type StoredDocument,
  type StoredFields,
} from '@console/shared/data';
import { isSameFields } from '../entries/same-value';

/** How many documents a quiz contains. */
export type QuizContents = { questions: number; results: number };

/** A document below a quiz. */
export type QuizPart = {
  readonly kind: keyof QuizContents;
  readonly id: string;
  readonly path: string;
  readonly fields: StoredFields;
};

/** How many documents these are together. */
export const sumOf = ({ questions, results }: QuizContents): number => questions + results;

const collectionsOf = ({ seasonId, quizId }: QuizKey) => ({
  questions: locations.questions(seasonId, quizId),
  results: locations.results(seasonId, quizId),
});

/** Counts the contents of a quiz without reading them. */
export async function countContents(gateway: DataGateway, key: QuizKey): Promise<QuizContents> {
  const collections = collectionsOf(key);
  const [questions, results] = await Promise.all([
    gateway.count({ collection: collections.questions }),
    gateway.count({ collection: collections.results }),
  ]);
  return { questions, results };
}

/** Reads the contents of a quiz up to a limit, results first. */
export async function listContents(
  gateway: DataGateway,
  key: QuizKey,
  limit = Infinity,
): Promise<QuizPart[]> {
  const collections = collectionsOf(key);
  const found: QuizPart[] = [];
  for (const kind of ['results', 'questions'] as const) {
    if (found.length === limit) break;
    const left = Number.isFinite(limit) && { limit: limit - found.length };
    const documents = await gateway.list({ collection: collections[kind], ...left });
    found.push(...documents.map((document) => quizPartOf(kind, document)));
  }
  return found;
}

const quizPartOf = (kind: keyof QuizContents, { id, path, fields }: StoredDocument): QuizPart => ({
  kind,
  id,
  path,
  fields,
});

/** Counts the documents by kind. */
export function tallyOf(parts: readonly QuizPart[]): QuizContents {
  const questions = parts.filter(({ kind }) => kind === 'questions').length;
  return { questions, results: parts.length - questions };
}

/** Tells of a document whether it is one of these, with the same fields. */
export function isIn(parts: readonly QuizPart[]): (part: QuizPart) => boolean {
  const fieldsOf = new Map(parts.map(({ path, fields }) => [path, fields]));
  return ({ path, fields }) => fieldsOf.has(path) && isSameFields(fields, fieldsOf.get(path) ?? {});
}
