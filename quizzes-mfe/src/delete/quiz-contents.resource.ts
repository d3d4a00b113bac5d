import { locations, type DataGateway, type QuizKey } from '@console/shared/data';

/** How many documents a quiz contains. */
export type QuizContents = { questions: number; results: number };

/** A document below a quiz. */
export type QuizPart = { kind: keyof QuizContents; path: string };

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

/** Lists the contents of a quiz up to a limit, results first. */
export async function listContents(gateway: DataGateway, key: QuizKey, limit: number): Promise<QuizPart[]> {
  const collections = collectionsOf(key);
  const found: QuizPart[] = [];
  for (const kind of ['results', 'questions'] as const) {
    if (found.length === limit) break;
    const query = { collection: collections[kind], limit: limit - found.length };
    found.push(...(await gateway.list(query)).map(({ path }) => ({ kind, path })));
  }
  return found;
}

/** Counts the documents by kind. */
export function tallyOf(parts: readonly QuizPart[]): QuizContents {
  const questions = parts.filter(({ kind }) => kind === 'questions').length;
  return { questions, results: parts.length - questions };
}
