import type { QuestionType } from '../imported';
import type { RawQuestion } from '../to-row';

/*
 * The file for Blackboard's “Upload Questions”: https://help.blackboard.com/Learn/Instructor/Original/Tests_Pools_Surveys/Orig_Reuse_Questions/Upload_Questions
 * Each line has a type, a question, and options, each with `correct` or `incorrect` behind it.
 */

const types: Readonly<Record<string, QuestionType | undefined>> = {
  ...{ MC: undefined, MA: 'several-correct', TF: 'true-false', ESS: 'essay', SR: 'short-answer' },
  ...{ ORD: 'ordering', MAT: 'matching', NUM: 'numeric', FIB: 'fill-in', FIB_PLUS: 'fill-in', FIL: 'other' },
  ...{ OP: 'poll', JUMBLED_SENTENCE: 'fill-in', QUIZ_BOWL: 'short-answer' },
};

const line = /^([A-Z_]{2,16})\t/;
const linesOf = (text: string): string[] => text.split(/\r\n|[\n\r]/);
const isQuestion = (text: string): boolean => Object.hasOwn(types, line.exec(text)?.[1] ?? '');

/** Whether most of the first lines have a type of Blackboard. */
export function looksLikeBlackboard(text: string): boolean {
  const filled = linesOf(text.slice(0, 20_000)).filter((each) => each.trim() !== '');
  return filled.filter(isQuestion).length * 2 > filled.length && /\t(?:in)?correct\b/i.test(text);
}

/** The questions of a file for Blackboard. */
export const readBlackboard = (text: string): RawQuestion[] =>
  linesOf(text).flatMap((each, index) => (each.trim() === '' ? [] : readQuestion(each, index + 1)));

function readQuestion(text: string, row: number): RawQuestion {
  const [type = '', question = '', ...cells] = text.split('\t').map((cell) => cell.trim());
  if (!isQuestion(text))
    return {
      ...{ place: { row }, question: '', options: [], answer: '' },
      faults: [{ kind: 'unreadable', text: text.slice(0, 100) }],
    };
  const other = types[type];
  if (other)
    return {
      ...{ place: { row }, question, options: [], answer: '' },
      faults: [{ kind: 'not-multiple-choice', type: other }],
    };
  const options = cells.filter((_, index) => index % 2 === 0);
  const correct = options.flatMap((_, index) =>
    /^correct$/i.test(cells[index * 2 + 1] ?? '') ? [index] : [],
  );
  const [place] = correct;
  return {
    ...{ place: { row }, question, options },
    answer: correct.length === 1 && place !== undefined ? { place } : '',
    faults: correct.length > 1 ? [{ kind: 'several-answers', count: correct.length }] : [],
  };
}
