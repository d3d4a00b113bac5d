import type { Question } from '../question';
import { contains, foldText, rangesOf, type FoldedText, type Range } from './folded-text';

/** What a part of a question is: its text, one of its options, or an answer that is none of them. */
export type PartName = 'question' | 0 | 1 | 2 | 3 | 'answer';

type Part = { readonly name: PartName; readonly text: FoldedText };

/** A part of a question and where the terms are in it. */
export type MarkedPart = {
  readonly name: PartName;
  readonly text: string;
  readonly ranges: readonly Range[];
};

/** Each question is folded once, as long as it is stored as it is. */
const known = new WeakMap<Question, readonly Part[]>();

/** The folded parts of a question. Folding takes far longer than searching, so it is done when a question arrives. */
export function partsOf(question: Question): readonly Part[] {
  const parts = known.get(question) ?? foldParts(question);
  known.set(question, parts);
  return parts;
}

function foldParts({ text, options, answer }: Question): readonly Part[] {
  const [a, b, c, d] = options;
  const texts: readonly (readonly [PartName, string])[] = [
    ['question', text],
    [0, a],
    [1, b],
    [2, c],
    [3, d],
    ['answer', options.includes(answer) ? '' : answer],
  ];
  return texts.filter(([, each]) => each !== '').map(([name, each]) => ({ name, text: foldText(each) }));
}

/** Whether each term occurs in some part of a question. */
export const isFound = (question: Question, terms: readonly string[]): boolean => {
  const parts = partsOf(question);
  return terms.every((term) => parts.some(({ text }) => contains(text, term)));
};

/** The parts of a question in which terms occur, with all their places, in the order of the question. */
export const markedParts = (question: Question, terms: readonly string[]): readonly MarkedPart[] =>
  partsOf(question)
    .map(({ name, text }) => ({
      name,
      text: text.source,
      ranges: merged(terms.flatMap((term) => rangesOf(text, term))),
    }))
    .filter(({ ranges }) => ranges.length > 0);

/** The ranges in their order, with those that overlap or touch made one. */
function merged(ranges: readonly Range[]): readonly Range[] {
  const result: Range[] = [];
  for (const [start, end] of [...ranges].sort(([a], [b]) => a - b)) {
    const last = result.at(-1);
    if (last && start <= last[1]) result[result.length - 1] = [last[0], Math.max(last[1], end)];
    else result.push([start, end]);
  }
  return result;
}
