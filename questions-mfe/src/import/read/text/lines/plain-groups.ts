import type { Group } from './option-groups';
import type { Token } from './tokens';

/** A part of a list between options with marks. */
type Stretch = readonly { readonly token: Token; readonly index: number }[];

/**
 * Options without marks: the four lines below a question. Questions end at a blank line, a number, an answer, or where
 * another question mark follows four lines.
 */
export function plainGroups(tokens: readonly Token[], isFree: (index: number) => boolean): Group[] {
  return stretchesOf(tokens, isFree).flatMap((stretch) => {
    if (stretch.length < 5) return [];
    return partsOf(stretch).flatMap((part) => groupOf(part) ?? []);
  });
}

function stretchesOf(tokens: readonly Token[], isFree: (index: number) => boolean): Stretch[] {
  const stretches: { token: Token; index: number }[][] = [[]];
  tokens.forEach((token, index) => {
    if (isFree(index)) stretches.at(-1)?.push({ token, index });
    else if (stretches.at(-1)?.length) stretches.push([]);
  });
  return stretches;
}

/** The parts of a stretch that could be a question each. */
function partsOf(stretch: Stretch): Stretch[] {
  const blanks = stretch.filter(({ token }) => token.isAfterBlank).length;
  const isSpaced = blanks * 10 >= stretch.length * 7;
  const numbers = stretch.filter(({ token }) => token.number && token.kind === 'text').length;
  const questions = stretch.filter(({ token }) => token.endsQuestion).length;
  const isNumbered = numbers >= 1 && numbers * 4 <= stretch.length && numbers >= questions;
  const parts: { token: Token; index: number }[][] = [];
  let part: { token: Token; index: number }[] = [];
  for (const each of stretch) {
    const { token } = each;
    const isPart = token.kind === 'answer' || token.kind === 'remark';
    const begins = isPart
      ? false
      : isNumbered
        ? token.number !== undefined || hasEnded(part)
        : (token.isAfterBlank && !isSpaced && !isOpen(part)) || hasEnded(part) || isFull(part, token);
    if (begins && part.length > 0) {
      parts.push(part);
      part = [];
    }
    part.push(each);
  }
  return [...parts, part];
}

/** An answer ends a question, with the remarks behind it. */
const hasEnded = (part: Stretch): boolean =>
  part.some(({ token }) => token.kind === 'answer') && textsOf(part).length >= 2;

const isFull = (part: Stretch, { endsQuestion }: Token): boolean => {
  if (!endsQuestion) return false;
  const texts = textsOf(part);
  const asked = texts.findIndex(({ token }) => token.endsQuestion);
  return asked >= 0 && texts.length - asked > 2;
};

/** A question whose options, or whose answer, stand behind a blank line. */
function isOpen(part: Stretch): boolean {
  const texts = textsOf(part);
  const asked = texts.findIndex(({ token }) => token.endsQuestion);
  const hasAnswer = part.some(({ token }) => token.kind === 'answer');
  return asked >= 0 && asked === texts.length - 1 && !hasAnswer;
}

const textsOf = (part: Stretch): Stretch =>
  part.filter(({ token }) => token.kind === 'text' || token.kind === 'heading');

function groupOf(part: Stretch): Group | undefined {
  const first = part.findIndex(({ token }) => token.kind !== 'heading' && token.kind !== 'remark');
  const texts = textsOf(part.slice(Math.max(0, first)));
  const asked = texts.findLastIndex(({ token }) => token.endsQuestion || /[:…]$|_{2,}/.test(token.text));
  const begin = texts[0];
  if (!begin || texts.length < 3) return undefined;
  const count = asked >= 0 ? texts.length - asked - 1 : 4;
  const options = texts.slice(texts.length - count);
  const question = texts.slice(0, texts.length - count);
  if (options.length < 2 || question.length === 0) return undefined;
  // Without a question mark nothing tells a second line of the question from an option.
  if (asked < 0 && (texts.length < 5 || (texts.length > 5 && !isSentence(question.at(-1)?.token))))
    return undefined;
  // A letter that is missing moves the others: `B` would name the second of them.
  const marked = options.filter(({ token }) => token.letter ?? token.digit).length;
  if (options.some(({ token }) => token.letter) || marked >= 2) return undefined;
  const [start, end] = [options[0]?.index ?? 0, (options.at(-1)?.index ?? 0) + 1];
  return {
    ...{ start, end },
    options: options.map(({ token }) => token.bare),
    answers: options.flatMap(({ token }) => token.answer ?? []),
    question: question.map(({ token }) => token),
  };
}

const isSentence = (token: Token | undefined): boolean => /[.!।…:]$/.test(token?.text ?? '');
