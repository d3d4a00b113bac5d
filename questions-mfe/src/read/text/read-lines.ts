import { agreed, correctsAnswer, findAnswer, type GivenAnswer } from '../answer';
import type { LeftOverLine, RowFault } from '../imported';
import type { RawQuestion } from '../to-row';
import type { Draft } from './lines/draft';
import { unsureTexts, withoutPoints, withoutSeparators } from './lines/texts';
import { segment } from './lines/segment';
import { tokensOf, type OptionToken } from './lines/tokens';
import { answerStart } from '../../form/answer-line';

/*
 * Questions as authors write them: a question, its options, and the answer as a line, a tick or a key, as in Moodle's Aiken
 * format (https://docs.moodle.org/en/Aiken_format), in Word and in messages. Lines become tokens, which say what a line
 * could be; the whole list then decides where a question begins (`lines/segment.ts`).
 */

export type ReadLines = {
  readonly questions: readonly RawQuestion[];
  readonly isAiken: boolean;
  /** Whether options have letters or ticks, or a line names the answer: lines of any other text have not. */
  readonly hasMarks: boolean;
  readonly leftOver: readonly LeftOverLine[];
};

/** The questions in lines of a text. */
export function readLines(text: string): ReadLines {
  // So many blanks in a row say no more than a few, and patterns would try each of them.
  const tokens = tokensOf(text.replace(/[^\S\r\n]{100,}/g, (blanks) => blanks.slice(0, 100)));
  const { drafts: segments, leftOver, isNumbered } = segment(tokens);
  const drafts = withoutPoints(segments);
  const asked = drafts.filter(({ options }) => options.length > 0);
  const hasOtherMarks = asked.some((draft) => draft.answers.length > 0 || tickedOf(draft).length > 0);
  return {
    questions: drafts.map((draft, index) =>
      toQuestion(draft, { isNumbered, index, readsBold: !hasOtherMarks }),
    ),
    hasMarks: hasOtherMarks || asked.some(({ options }) => options.some((option) => option?.raw)),
    isAiken: tokens.some(({ text: line }) => /^ANSWER: [A-Z]$/.test(line)) && drafts.every(isAikenDraft),
    leftOver: leftOver.map(({ line, whole }) => ({ place: { row: line }, text: whole })),
  };
}

function isAikenDraft({ question, options, answers }: Draft): boolean {
  const areAiken = options.every((option) => /^[A-H][.)] $/.test(option?.raw ?? ''));
  return (
    question.length === 1 &&
    options.length > 0 &&
    areAiken &&
    answers.every((answer) => /^[A-H]$/.test(answer))
  );
}

/** Places of the options that a test marks; a mark that all of them have is a bullet. */
function marked(options: Draft['options'], test: (option: OptionToken) => boolean): number[] {
  const places = options.flatMap((option, place) => (option && test(option) ? [place] : []));
  return places.length > 1 && places.length === options.length ? [] : places;
}

function tickedOf({ options }: Draft): number[] {
  const ticked = marked(options, ({ isTicked }) => isTicked);
  return ticked.length > 0 ? ticked : marked(options, ({ isStarred }) => isStarred);
}

type List = { isNumbered: boolean; index: number; readsBold: boolean };

function toQuestion(draft: Draft, { isNumbered, index, readsBold }: List): RawQuestion {
  const options = withoutSeparators(Array.from(draft.options, (option) => option?.text ?? ''));
  const ticked = tickedOf(draft);
  const bold = readsBold && ticked.length === 0 ? marked(draft.options, ({ isBold }) => isBold) : [];
  const marks = ticked.length > 0 ? ticked : bold;
  const given = [
    ...draft.answers.map((answer) => inLetters(answer, draft.options)),
    ...marks.map((place) => ({ place })),
  ];
  const said = given.length > 0 ? draft.saidAnswers.filter((answer) => namesOption(answer, options)) : [];
  const { answer, faults } = agreed([...given, ...said], options);
  const unsure = [
    ...new Set([
      ...draft.unsure,
      ...unsureTexts(draft.question, options, draft.options),
      ...draft.question.filter(hasOptions),
      ...correctionsOf(draft, answer, options),
    ]),
  ];
  return {
    place: { row: draft.line, question: isNumbered ? (draft.number ?? index + 1) : index + 1 },
    question: draft.question.join('\n'),
    options,
    answer,
    faults: [
      ...faults,
      ...optionFaults(options),
      ...draft.belowOptions.map((text) => ({ kind: 'line-below-options', text }) as const),
    ],
    notes: [
      ...(draft.leftOut.length > 0 ? [{ kind: 'lines-left-out', texts: draft.leftOut } as const] : []),
      ...(unsure.length > 0 ? [{ kind: 'unsure-lines', texts: unsure } as const] : []),
    ],
  };
}

/** The lines that could correct the answer of a question; one without an answer is asked about anyway. */
function correctionsOf(draft: Draft, answer: GivenAnswer, options: readonly string[]): readonly string[] {
  const found =
    typeof answer === 'string' ? findAnswer(answer, options, 'either') : { option: options[answer.place] };
  const option = 'option' in found ? found.option : undefined;
  if (option === undefined || draft.corrections.length === 0) return [];
  // A correction stands near its answer; a long text is not searched for it.
  return draft.corrections
    .slice(0, 30)
    .filter((line) => correctsAnswer(inLetters(line, draft.options), option, options));
}

/** Whether a line of a question has options that were not understood, as in `A: Noah B: Moses C: David D: Saul`. */
const hasOptions = (line: string): boolean =>
  /(?:^|\s)a\s*[:=].+\sb\s*[:=].+\sc\s*[:=]/iu.test(line.slice(0, 500));

/** Letters of other alphabets, and Roman numbers, as A to D: `findAnswer` knows only some. */
function inLetters(answer: string, options: Draft['options']): string {
  const mark = /^([([]?)(\p{L}\p{M}*|[ivx]{1,4})(?=\s*[)\].:–-]|$)/iu.exec(answer)?.[2]?.toLowerCase();
  const place = options.findIndex((option) => mark !== undefined && rawLetter(option) === mark);
  return mark === undefined || place < 0
    ? answer
    : answer.replace(/[\p{L}\p{M}]+/u, 'ABCDEFGH'.charAt(place));
}

const rawLetter = (option: OptionToken | undefined): string | undefined =>
  /(\p{L}[\p{L}\p{M}]*)\s*[)\].:=–—-]*\s*$/u.exec(option?.raw ?? '')?.[1]?.toLowerCase();

const namesOption = (answer: string, options: readonly string[]): boolean =>
  'option' in findAnswer(answer, options, 'either');

/** An option that has an answer in it was not read to its end. */
const optionFaults = (options: readonly string[]): RowFault[] =>
  ([1, 2, 3, 4] as const).flatMap((option) =>
    answerStart(options[option - 1] ?? '') >= 0 || (option === options.length && endsWithLetter(options))
      ? [{ kind: 'answer-in-option', option } as const]
      : [],
  );

/** Whether the last option alone ends with a letter in brackets or behind a dash, as in `Saul (B)` or `Saul - b`. */
const endsWithLetter = (options: readonly string[]): boolean =>
  options.findIndex((option) => /\s(?:[([][a-d][)\]]|[-–—]\s?[a-d])$/i.test(option)) === options.length - 1;
