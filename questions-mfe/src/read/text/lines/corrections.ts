import { valueOf } from '../../digits';
import type { Asked } from './add-keys';
import type { QuestionBefore } from './question-before';
import type { Token } from './tokens';

/*
 * Lines of no question that could correct an answer above them, such as `Correction: Q2 - c`. Which of them do is decided
 * once the answer is known.
 */

/** Gives the questions above an answer, or above a key, the lines below it: also those that the next question may begin with. */
export function addCorrections(
  above: readonly Asked[],
  { question, leftOver, answersBefore }: QuestionBefore,
  key: Token | undefined,
): void {
  const last = Math.max(key?.line ?? 0, answersBefore.at(-1)?.line ?? 0);
  const begin = question?.number === undefined ? (question?.tokens.slice(0, -1) ?? []) : [];
  const lines = [...leftOver, ...begin].filter(
    (token) => token.line > last && (begin.includes(token) || !question || token.line < question.line),
  );
  for (const { whole } of lines) {
    const numbers = numbersIn(whole);
    const isOfOne = above.some(({ number }) => number !== undefined && numbers.includes(number));
    for (const draft of isOfOne ? above.slice(-1) : above) draft.corrections.push(whole);
  }
}

/** Gives a question the lines that name its number. */
export function addByNumber(drafts: readonly Asked[], lines: readonly Token[]): void {
  const byNumber = new Map<number | undefined, Asked[]>();
  for (const draft of drafts) {
    const same = byNumber.get(draft.number);
    if (same) same.push(draft);
    else byNumber.set(draft.number, [draft]);
  }
  for (const { whole } of lines)
    for (const number of numbersIn(whole))
      // No list has more rounds.
      byNumber
        .get(number)
        ?.slice(0, 20)
        .forEach((draft) => draft.corrections.push(whole));
}

const numbersIn = (text: string): number[] =>
  [...text.slice(0, 500).matchAll(numberAlone)].map(([, number = '']) => valueOf(number));
const numberAlone = /(?<![\p{L}\p{N}:.,])(?:q(?:uestion)?|no)?[\s.]*(\p{Nd}{1,4})(?![\p{N}:])/giu;
