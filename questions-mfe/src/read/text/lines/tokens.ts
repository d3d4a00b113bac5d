import { answerIn, answerStart, isAnswerLabel } from '../../../form/answer-line';
import { questionNumber } from '../../../form/option-marks';
import { remark, withoutStar } from '../../../form/question-lines';
import { valueOf } from '../../digits';
import { withoutEntities } from '../../html-entities';
import { cleanLine, isBold, withoutBold, type CleanLine } from '../../../form/clean-line';
import { pairsIn } from './answer-pairs';
import { counted } from './counted';
import { digitOf, letterOf, splitBeside, splitFirst, type Places, type TickSide } from './option-mark';
import { isHeading, isPageNumber, isSeparator, isVerse, marksOnly, optionsLabel } from './line-kinds';

/** What a line could be, before the whole list has decided. */
export type Token = {
  /** The line in the source, from 1. */
  readonly line: number;
  /** The line without emphasis, and without an answer at its end. */
  readonly text: string;
  /** The line with its answer. */
  readonly whole: string;
  /** Who wrote the line, in a chat. */
  readonly sender?: string;
  readonly kind: 'text' | 'answer' | 'remark' | 'heading';
  readonly isAfterBlank: boolean;
  readonly isBulleted: boolean;
  readonly isStruck: boolean;
  /** The number that a question may begin with, and what is left without it; `Q:` has no value, which is NaN. */
  readonly number?: { readonly value: number; readonly rest: string };
  readonly letter?: OptionToken;
  readonly digit?: OptionToken;
  /** The line as an option without a mark. */
  readonly bare: OptionToken;
  /** How the line names the answer, also at its end. */
  readonly answer?: string;
  readonly endsQuestion: boolean;
};

export type OptionToken = {
  readonly text: string;
  readonly raw: string;
  readonly places: Places;
  readonly isTicked: boolean;
  /** A star marks a correct option, or is a bullet that all options have. */
  readonly isStarred: boolean;
  readonly isBold: boolean;
  /** An emoji stood behind it. */
  readonly hasReaction: boolean;
};

type Line = Pick<Token, 'line' | 'text' | 'isAfterBlank' | 'isBulleted' | 'isStruck' | 'sender'> & {
  isHeading: boolean;
};

/** The lines of a text that have words. */
export function tokensOf(text: string): Token[] {
  return joinAnswers(linesOf(text)).map(toToken);
}

function linesOf(text: string): Line[] {
  const written = text.split(/\r\n|[\n\r\v\u2028\u2029]/).map((line) => cleanLine(withoutEntities(line)));
  const raw = lettered(counted(written));
  const side = tickSide(raw.map(({ text: line }) => line));
  const lines: Line[] = [];
  let isAfterBlank = true;
  let sender: string | undefined;
  for (const [
    index,
    { text: clean, isMessage, isHeading, isBulleted, isStruck, sender: writer },
  ] of raw.entries()) {
    isAfterBlank ||= isMessage;
    sender = writer ?? sender;
    if (clean === '' || isSeparator(clean)) {
      isAfterBlank = true;
      continue;
    }
    const next = raw[index + 1]?.text ?? '';
    for (const part of splitBeside(clean, side).flatMap((each) => splitFirst(each, next))) {
      lines.push({
        ...{ line: index + 1, text: part, isAfterBlank, isHeading, isBulleted, isStruck },
        ...(sender !== undefined && { sender }),
      });
      isAfterBlank = false;
    }
  }
  return lines;
}

/** `A Noah`, `B Moses`, `C David`, `D Saul` in lines that follow one another are options, with a space, comma, slash or tab. */
function lettered(lines: readonly CleanLine[]): readonly CleanLine[] {
  const filled = lines.filter(({ text }) => text !== '');
  const found = new Set<CleanLine>();
  filled.forEach((_, index) => {
    const four = filled.slice(index, index + 4);
    if (
      four.length === 4 &&
      ['ABCD', 'abcd'].some((marks) => four.every(({ text }, place) => isLettered(text, marks.charAt(place))))
    )
      four.forEach((line) => found.add(line));
  });
  return lines.map((line) =>
    found.has(line) ? { ...line, text: line.text.replace(bareLetter, '$1$2) ') } : line,
  );
}

const bareLetter = /^([*✓✔✅👉💯\ue000\p{M}\s]*)([a-d])(?:\s+|\s*[,/>|]\s*)(?=\S)/iu;
const isLettered = (text: string, letter: string): boolean =>
  bareLetter.exec(text)?.[2] === letter && !letterOf(text);

function tickSide(lines: readonly string[]): TickSide {
  const isBefore = lines.some((line) => /^[✓✔✅]/u.test(line) && letterOf(line));
  const isBehind = lines.some((line) => /[✓✔✅]\ufe0f?$/u.test(line));
  return isBefore === isBehind ? 'unknown' : isBefore ? 'before' : 'behind';
}

/** `Answer:` and the line below it are one. */
function joinAnswers(lines: readonly Line[]): Line[] {
  const joined: Line[] = [];
  for (const line of lines) {
    const before = joined.at(-1);
    if (before && isAnswerLabel(withoutBold(before.text)) && isShortAnswer(line.text))
      joined[joined.length - 1] = { ...before, text: `${before.text} ${line.text}` };
    else joined.push(line);
  }
  return joined;
}

/** A number with a text begins a key or a question. */
const isShortAnswer = (text: string): boolean =>
  text.length < 200 &&
  !/^\p{Nd}+\s*[-.):]\s*\S/u.test(withoutBold(text)) &&
  !/[?？]$/.test(withoutBold(text));

const noPlaces: Places = new Map();

function toToken({ text: marked, isHeading: isHashed, ...of }: Line): Token {
  const whole = withoutBold(marked);
  const answerLine = answerIn(withoutStar(whole)) ?? answerIn(whole) ?? tickedAnswer.exec(whole)?.[1];
  const start = answerLine === undefined ? answerStart(whole) : -1;
  const inner = start > 0 ? answerIn(whole.slice(start)) : (answerCell(whole) ?? pointed.exec(whole)?.[1]);
  // What is long or has words behind it is a sentence, not an answer.
  const hasAnswer = inner !== undefined && shortAnswer.test(inner);
  const cut = start > 0 ? start : whole.search(lastCell);
  const text = hasAnswer ? whole.slice(0, cut).replace(openSign, '') : whole;
  const body = hasAnswer ? text : marked;
  const [letter, digit] = [letterOf(body), digitOf(body)].map(
    (mark) => mark && optionOf(mark.rest, mark, isBold(marked)),
  );
  const answer = answerLine ?? (hasAnswer ? inner : undefined);
  return {
    ...{ ...of, text, whole },
    kind: answerLine !== undefined ? 'answer' : kindOf(text, isHashed),
    ...numberOf(text),
    ...(letter && { letter }),
    ...(digit && { digit }),
    bare: optionOf(body, { raw: '', places: noPlaces }, false),
    ...(answer !== undefined && { answer }),
    endsQuestion: endOfQuestion.test(text),
  };
}

/** `✅ B` alone in its line. */
const tickedAnswer = /^[✓✔✅👉]\ufe0f?\s*([([]?[a-d1-4][)\].]?)$/iu;

const endOfQuestion = /[?？؟][\s"”’')\]]*$|[?？].{0,3}\((?:\p{Nd}+|[^()]{0,40}\p{Nd}[^()]{0,10})\)$/u;

/** A number and a letter in cells, as in `1.⇥b`, are of a key. */
const answerCell = (line: string): string | undefined =>
  pairsIn(line).length > 0 ? undefined : tabbed.exec(line)?.[1];

/** An arrow or a tick with a letter behind the last option, as in `D) Saul => B`. */
const pointed = /[^\s=–—-]\s*(?:[=-]>|[→➡👉✅✔✓]\ufe0f?)\s*([([]?[a-d][)\].]?)$/iu;
const lastCell = /(?:\t|\s*(?:[=-]>|[→➡👉✅✔✓]\ufe0f?))\s*[([]?[a-d1-4][)\].]?$/iu;
/** What stands between an option and its answer. */
const openSign = /\s*[-–—|,;:]?\s*$/u;

/** An answer in a cell of its own behind the last option, as the text of a table of Word has it. */
const tabbed = /\t\s*([([]?[a-d1-4][)\].]?)$/iu;

const shortAnswer = /^[([]?(?:\p{L}\p{M}*|\p{Nd})[)\].]*$/u;

function kindOf(text: string, isHashed: boolean): Token['kind'] {
  if (remark.test(text) || isVerse(text) || isPageNumber(text)) return 'remark';
  if (marksOnly.test(text) || optionsLabel.test(text)) return 'remark';
  return isHeading(text, isHashed) ? 'heading' : 'text';
}

/** `Question 3` or `3.` may stand alone above its question. */
const numberAlone =
  /^(?:q(?:uestion|n)?|ప్రశ్న|प्रश्न|கேள்வி)\s*(?:no\.?\s*)?[.#:]?\s*(\p{Nd}{1,4})\s*(?:(?:\/|of)\s*\p{Nd}{1,4}\s*)?[.):–-]?$|^(\p{Nd}{1,4})\s*[.)]$/iu;
/** A number in a cell of its own. */
const numberCell = /^(\p{Nd}{1,4})[.)]?\t\s*(?=\S)/u;

function numberOf(text: string): { number?: { value: number; rest: string } } {
  const alone = numberAlone.exec(text);
  if (alone) return { number: { value: valueOf(alone[1] ?? alone[2] ?? ''), rest: '' } };
  const [prefix] = questionNumber.exec(text) ?? numberCell.exec(text) ?? [];
  const value = prefix === undefined ? Number.NaN : valueOf(/\p{Nd}+/u.exec(prefix)?.[0] ?? '');
  return prefix === undefined ? {} : { number: { value, rest: text.slice(prefix.length).trim() } };
}

function optionOf(
  rest: string,
  { raw, places }: { raw: string; places: Places },
  isWholeBold: boolean,
): OptionToken {
  const plain = withoutBold(rest);
  const unticked = withoutStar(plain).replace(crossed, '').trim();
  // A bullet may stand behind the tick.
  const unbulleted = unticked === plain ? unticked : unticked.replace(/^[-–•]\s+/, '');
  const text = unbulleted.replace(reaction, '');
  const unstarred = plain.replace(/^[*\s]+|(?<=\S)[*\s]+$/g, '');
  return {
    ...{ text, raw, places, hasReaction: text !== unbulleted },
    isTicked: /[✓✔✅👉💯]/u.test(raw) || withoutStar(unstarred) !== unstarred,
    isStarred: raw.includes('*') || unstarred !== plain,
    isBold: isBold(rest) || (isWholeBold && raw !== ''),
  };
}

/** Emoji behind words that are no ticks. They say nothing, or that the option is correct. */
const reaction =
  /(?<=[\p{L}\p{M}\p{N}\p{P}])\s*(?:(?![👉👈💯🔑])[\u{1f300}-\u{1faff}❤][\ufe0f\u200d\p{Sk}]*\s*)+$/u;

/** The sign of a wrong option. */
const crossed = /^[❌✗✘✖]\ufe0f?\s*|\s*[❌✗✘✖]\ufe0f?$/gu;
