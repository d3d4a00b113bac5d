import type { Question } from '../question';
import type { WatchedQuiz } from '../season-questions/watch-season-questions';
import { isFound } from './search-questions';

/** A question that has all terms, and where it is. */
export type FoundQuestion = Omit<WatchedQuiz, 'questions'> & {
  readonly question: Question;
  /** Its place in the quiz, from 1. */
  readonly number: number;
};

/** The questions of quizzes that have all terms, in their order; none without a term. */
export const findInQuizzes = (
  quizzes: readonly WatchedQuiz[],
  terms: readonly string[],
): readonly FoundQuestion[] =>
  terms.length === 0
    ? []
    : quizzes.flatMap(({ questions, ...place }) =>
        questions.flatMap((question, index) =>
          isFound(question, terms) ? [{ ...place, question, number: index + 1 }] : [],
        ),
      );

/** Results that follow one another in one quiz. */
export type QuizResults = Pick<WatchedQuiz, 'quiz' | 'season'> & { readonly found: readonly FoundQuestion[] };

/** The results by their quiz, in their order. */
export function byQuiz(results: readonly FoundQuestion[]): readonly QuizResults[] {
  const groups = new Map<string, QuizResults & { found: FoundQuestion[] }>();
  for (const each of results) {
    const key = `${each.seasonId}/${each.quiz.id}`;
    const group = groups.get(key) ?? { quiz: each.quiz, season: each.season, found: [] };
    group.found.push(each);
    groups.set(key, group);
  }
  return [...groups.values()];
}
