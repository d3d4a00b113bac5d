import { answerIn } from '../../../form/answer-line';
import { placeNamed, questionNumber, withoutMarks } from '../../../form/option-marks';
import { remark } from '../../../form/question-lines';
import type { RawQuestion } from '../to-row';
import { bareOption } from './bare-option';

/*
 * Questions as authors write them: a question, its options with letters, and a line with the answer, as in Moodle's Aiken
 * format (https://docs.moodle.org/en/Aiken_format), in Word and in messages.
 */

type Line = { readonly number: number; readonly text: string; readonly isAfterBlank: boolean };
type Option = { text: string; mark: string };
type Draft = { line: number; question: string[]; options: Option[]; answer?: string };

const optionMark = /^[*✓✔\s]*[([]?([a-h]|[అఆఇఈ]|ఎ|బి|సి|డి)\s*[)\].:]\s*(?=\S)/iu;

/** The questions in lines of a text. */
export function readLines(text: string): {
  questions: readonly RawQuestion[];
  isAiken: boolean;
  /** Whether options have letters or stars, or a line names the answer: lines of any other text have not. */
  hasMarks: boolean;
} {
  const lines = linesOf(text);
  const drafts = draftsOf(lines).flatMap(withPlainOptions);
  const numbered = drafts.filter(({ question }) => questionNumber.test(question[0] ?? '')).length;
  const isNumbered = numbered * 2 > drafts.length;
  return {
    questions: drafts.map((draft) => toQuestion(draft, isNumbered)),
    hasMarks: drafts.some(
      ({ options, answer }) =>
        answer !== undefined || options.some(({ mark, text: option }) => mark !== '' || isStarred(option)),
    ),
    isAiken: lines.some((line) => /^ANSWER: [A-Z]$/.test(line.text)) && drafts.every(isAikenDraft),
  };
}

function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  let isAfterBlank = true;
  for (const [index, raw] of text.split(/\r\n|[\n\r\v\u2028\u2029]/).entries()) {
    const line = raw.replace(/[\u200b\u200e\u200f\ufeff]/g, '').trim();
    if (line === '') isAfterBlank = true;
    else {
      for (const part of inlineOptions(line)) {
        lines.push({ number: index + 1, text: part, isAfterBlank });
        isAfterBlank = false;
      }
    }
  }
  return lines;
}

const inlineMark = /(?<=^|\s)[([]?[a-d][)\].]\s*(?=\S)/giu;

/** Options that stand beside each other, as in `A) Noah B) Moses C) David D) Saul`. */
function inlineOptions(line: string): string[] {
  const marks = [...line.matchAll(inlineMark)];
  const first = placeNamed(marks[0]?.[0] ?? '');
  const isInOrder = marks.every(([mark], index) => placeNamed(mark.trim()) === first + index);
  if (marks.length < 2 || first < 0 || !isInOrder) return [line];
  const starts = [0, ...marks.map(({ index }) => index).filter((index) => index > 0)];
  return starts.map((start, index) => line.slice(start, starts[index + 1]).trim()).filter(Boolean);
}

function draftsOf(lines: readonly Line[]): Draft[] {
  const drafts: Draft[] = [];
  let draft: Draft | undefined;
  const begin = ({ number, text }: Line): Draft => {
    draft = { line: number, question: [text], options: [] };
    drafts.push(draft);
    return draft;
  };
  for (const line of lines) {
    const { text } = line;
    const answer = answerIn(text);
    if (draft && answer !== undefined && draft.answer === undefined && !isOptionOf(draft, text))
      draft.answer = answer;
    else if (draft && remark.test(text)) continue;
    else if (draft?.answer !== undefined || !draft) begin(line);
    else if (isOptionOf(draft, text)) draft.options.push(optionIn(text));
    else if (draft.options.length > 0 && beginsQuestion(draft, line)) begin(line);
    else if (draft.options.length > 0) appendToOption(draft, text);
    else if (line.isAfterBlank && draft.question.length >= 5) begin(line);
    else draft.question.push(text);
  }
  return drafts;
}

const isOptionOf = ({ options }: Draft, text: string): boolean => {
  const mark = optionMark.exec(text);
  return mark !== null && placeOf(mark[1] ?? '') === options.length;
};

const placeOf = (mark: string): number => {
  const latin = 'abcdefgh'.indexOf(mark.toLowerCase());
  return latin >= 0 ? latin : placeNamed(`${mark})`);
};

const optionIn = (text: string): Option => {
  const [mark = ''] = optionMark.exec(text) ?? [];
  const star = /^[*✓✔\s]+/.exec(mark)?.[0].trim() ?? '';
  return { mark, text: star + text.slice(mark.length) };
};

const beginsQuestion = (draft: Draft, { text, isAfterBlank }: Line): boolean =>
  isAfterBlank || (draft.options.length >= 2 && questionNumber.test(text));

function appendToOption({ options }: Draft, text: string): void {
  const last = options.at(-1);
  if (last) last.text += ` ${text}`;
}

/** Options without letters: the last four of at least five lines. */
function withPlainOptions(draft: Draft): Draft {
  if (draft.options.length > 0 || draft.question.length < 5) return draft;
  const bare = draft.question.slice(-4).map((line) => line.trim());
  const texts = withoutMarks(bare.map(bareOption));
  const options = bare.map((line, index) => ({
    mark: '',
    text: isStarred(line) ? `*${texts[index] ?? ''}` : (texts[index] ?? ''),
  }));
  return { ...draft, question: draft.question.slice(0, -4), options };
}

const isStarred = (option: string): boolean => bareOption(option) !== option;

function isAikenDraft({ question, options, answer }: Draft): boolean {
  const areAiken = options.every(({ mark }) => /^[A-H][.)] $/.test(mark));
  return question.length === 1 && options.length > 0 && areAiken && /^[A-H]$/.test(answer ?? '');
}

function toQuestion({ line, question, options, answer }: Draft, isNumbered: boolean): RawQuestion {
  const text = question.join('\n');
  const place = { row: line };
  if (options.length === 0 && answer === undefined)
    return {
      place,
      question: '',
      options: [],
      answer: '',
      faults: [{ kind: 'unreadable', text: text.slice(0, 100) }],
    };
  const starred = options.flatMap((option, index) => (isStarred(option.text) ? [index] : []));
  const isMarked = starred.length > 0 && answer === undefined;
  return {
    place,
    question: isNumbered ? text.replace(questionNumber, '') : text,
    options: options.map((option) => (isMarked ? bareOption(option.text) : option.text)),
    answer: isMarked && starred.length === 1 ? { place: starred[0] ?? 0 } : (answer ?? ''),
    faults: isMarked && starred.length > 1 ? [{ kind: 'several-answers', count: starred.length }] : [],
  };
}
