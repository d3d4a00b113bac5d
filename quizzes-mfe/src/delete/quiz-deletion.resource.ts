import { locations, type DataGateway, type QuizKey } from '@console/shared/data';

/** How many documents lie below a quiz. */
export type QuizContents = { questions: number; results: number };

/** What a deletion found, and how much of it is gone. */
export type DeletionProgress = { total: QuizContents; gone: QuizContents };

/** This many are stored in about a second, so that progress is seen. */
const batchSize = 100;

/** A commit takes 500 writes at most, one of them the quiz. */
const mostBesideQuiz = 499;

const contentsOf = ({ seasonId, quizId }: QuizKey) => ({
  questions: { collection: locations.questions(seasonId, quizId) },
  results: { collection: locations.results(seasonId, quizId) },
});

/** Counts what would go with a quiz, without reading it. */
export async function countContents(gateway: DataGateway, key: QuizKey): Promise<QuizContents> {
  const contents = contentsOf(key);
  const [questions, results] = await Promise.all([
    gateway.count(contents.questions),
    gateway.count(contents.results),
  ]);
  return { questions, results };
}

/**
 * Deletes a quiz with its questions and results, and nothing else, in commits of a bounded size. The quiz goes
 * with the last of them: as long as it stands, an interrupted deletion can be done again. Results go first, so
 * that what people wrote stays whole the longest. The questions go with the quiz, as many as a commit holds:
 * the database lets those of a quiz that has begun go in no other way.
 */
export async function deleteQuiz(
  gateway: DataGateway,
  key: QuizKey,
  onProgress: (progress: DeletionProgress) => void,
): Promise<QuizContents> {
  const contents = contentsOf(key);
  const [results, questions] = await Promise.all([
    gateway.list(contents.results),
    gateway.list(contents.questions),
  ]);
  const total = { questions: questions.length, results: results.length };
  const progress = (gone: number): DeletionProgress => ({
    total,
    gone: { results: Math.min(gone, total.results), questions: Math.max(0, gone - total.results) },
  });
  const early = [...results, ...questions.slice(0, -mostBesideQuiz)].map(({ path }) => path);
  const last = questions.slice(-mostBesideQuiz).map(({ path }) => path);

  onProgress(progress(0));
  for (let gone = 0; gone < early.length; gone += batchSize) {
    const batch = early.slice(gone, gone + batchSize);
    await removeAll(gateway, batch);
    onProgress(progress(gone + batch.length));
  }
  await removeAll(gateway, [...last, locations.quiz(key.seasonId, key.quizId)]);
  onProgress(progress(early.length + last.length));
  return total;
}

const removeAll = (gateway: DataGateway, paths: readonly string[]): Promise<void> =>
  gateway.transact(async (transaction) => {
    for (const path of paths) await transaction.remove(path);
  });
