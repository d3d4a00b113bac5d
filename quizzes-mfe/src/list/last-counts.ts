import { persistDocuments, persistedDocuments, persistedKey, type QuizKey } from '@console/shared/data';

/** A number of questions as the server counted it at `at`, in milliseconds. */
type LastCount = { count: number; at: number };

const keyOf = (seasonId: string) => persistedKey(`counts/${seasonId}`);

const countsOf = (seasonId: string) => persistedDocuments(keyOf(seasonId))?.documents ?? [];

/** Keeps the number of a quiz's questions on this device until logout, for a list that is opened offline. */
export function keepCount({ seasonId, quizId }: QuizKey, count: number): void {
  const counted = { id: quizId, path: `counts/${quizId}`, fields: { count, at: Date.now() } };
  persistDocuments(keyOf(seasonId), [counted, ...countsOf(seasonId).filter(({ id }) => id !== quizId)]);
}

/** The last number of a quiz's questions that this device knows. */
export function lastCount({ seasonId, quizId }: QuizKey): LastCount | undefined {
  const { count, at } = countsOf(seasonId).find(({ id }) => id === quizId)?.fields ?? {};
  return typeof count === 'number' && typeof at === 'number' ? { count, at } : undefined;
}
