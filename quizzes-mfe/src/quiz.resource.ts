import {
  changeDocument,
  consoleApi,
  createDocument,
  DataError,
  live,
  locations,
  quizFromDocument,
  quizToFields,
  type DataGateway,
} from '@console/shared/data';
import type { Quiz } from '@console/shared/model';

const endpoints = consoleApi.injectEndpoints({
  endpoints: (build) => ({
    quizzes: build.query<Quiz[], string>(
      live('quizzes', (gateway, seasonId, { next, failed }) =>
        gateway.watch(
          { collection: locations.quizzes(seasonId) },
          { next: (documents) => next(documents.map(quizFromDocument).sort(newestFirst)), failed },
        ),
      ),
    ),
  }),
});

/** The quizzes of a season, live, the latest start first. */
export const useQuizzesQuery = endpoints.useQuizzesQuery;

const titles = new Intl.Collator();

/** A quiz without a start comes last. */
function newestFirst(a: Quiz, b: Quiz): number {
  const [later, earlier] = [b.start ?? -Infinity, a.start ?? -Infinity];
  return later === earlier ? titles.compare(a.title, b.title) : later > earlier ? 1 : -1;
}

/**
 * Stores a new quiz under the id its form took. One that is there already came from an earlier try
 * whose answer was lost: it takes what the form holds now.
 */
export async function createQuiz(gateway: DataGateway, seasonId: string, quiz: Quiz): Promise<void> {
  const path = locations.quiz(seasonId, quiz.id);
  const fields = quizToFields(quiz);
  try {
    await createDocument(gateway, path, fields);
  } catch (error) {
    if (!(error instanceof DataError && error.kind === 'exists')) throw error;
    await changeDocument(gateway, path, {}, fields);
  }
}

/** Stores what differs from the quiz as it was opened. */
export const changeQuiz = (
  gateway: DataGateway,
  seasonId: string,
  opened: Quiz,
  edited: Quiz,
): Promise<void> =>
  changeDocument(gateway, locations.quiz(seasonId, opened.id), quizToFields(opened), quizToFields(edited));
