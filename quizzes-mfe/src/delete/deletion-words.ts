import type { DeletionProgress, QuizContents } from './quiz-deletion.resource';

const counted = (count: number, one: string) => `${count} ${count === 1 ? one : `${one}s`}`;

/** E.g. `12 questions and 1 result`. */
export const contentsInWords = ({ questions, results }: QuizContents): string =>
  `${counted(questions, 'question')} and ${counted(results, 'result')}`;

export const sumOf = ({ questions, results }: QuizContents): number => questions + results;

/** What is gone and what is kept after a deletion that stopped. */
export function stoppedInWords(title: string, progress?: DeletionProgress): string {
  if (!progress || sumOf(progress.gone) === 0)
    return `Nothing was deleted: “${title}” is kept with all it holds.`;
  const { total, gone } = progress;
  const kept = { questions: total.questions - gone.questions, results: total.results - gone.results };
  return (
    `The deletion stopped midway: ${contentsInWords(gone)} are gone for good; ` +
    `“${title}” itself is kept, with ${contentsInWords(kept)}. Delete again to finish.`
  );
}
