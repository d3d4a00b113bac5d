import { optionNames } from '../question';
import type { QuestionFormValues } from '../question.form';
import { cleanLine, isBoldPart, withoutBold } from './clean-line';
import { answerIn, answerStart, readAnswer, splitAnswer } from './answer-line';
import { countingOf, isOutOfOrder, placeNamed, questionNumber, withoutMarks } from './option-marks';

/** What the lines of a text say about a question. */
export type QuestionLines = {
  values: QuestionFormValues;
  /** The line with the answer, where it does not name one option; then no option is chosen. */
  unclearAnswer?: string;
};

/** A line that belongs to a question, but to none of its fields. */
export const remark =
  /^(?:(?:bible )?ref(?:erence)?|(?:bible |memory )?verse|scripture|explanation|rationale|reason|note|hint|source|points|marks?|difficulty|సూచన|వాక్యము?|వచనము?|వివరణ|మార్కులు|संदर्भ|वचन|व्याख्या|வசனம்|விளக்கம்)s?\.?\s*[:–—-]/iu;

/** The signs beside a correct option: those of a keyboard, and those of a phone. */
const tick = '(?:[✓✔✅☑🗸👈👉💯]\\ufe0f?|√(?![\\p{Nd}(])|\\[x\\])';

/** A word in brackets behind a correct option. */
export const correctWord = '[([](?:correct|right|ans(?:wer)?|correct answer|సరైనది|సరైన జవాబు|सही)[)\\]]';

/** What marks the correct option: a star, bold type of Markdown or WhatsApp, or a tick. */
const star = new RegExp(
  `^(?:(?:\\*{1,2}|${tick})\\s*)+|(?:\\s*(?:\\*{1,2}|${tick}|${correctWord}))+$`,
  'giu',
);
/** An option without the mark of a correct one. */
export const withoutStar = (line: string): string => line.replace(star, '');

/**
 * Reads a question that was written on lines, as authors keep them: the question, its four options, and perhaps the
 * answer, in a line of its own or as a star beside the option. `undefined` for everything else, for instance several
 * questions or a line that has no field: then the text stays as it is.
 */
export function readQuestionLines(text: string): QuestionLines | undefined {
  const written = text
    .split(/\r\n|[\n\r\v\u2028\u2029]/)
    .map((line) => cleanLine(line).text)
    .filter((line) => line !== '');
  const lines = written.map(withoutBold);
  const { body, answerLine } = splitAnswer(lines);
  const questionLines = body.slice(0, -optionNames.length);
  const optionLines = body.slice(-optionNames.length);
  if (questionLines.length === 0 || optionLines.length < optionNames.length) return undefined;
  if (isSeveral(questionLines) || body.some((line) => remark.test(line))) return undefined;

  const bare = optionLines.map(withoutStar);
  const marked = withoutMarks(bare);
  const options = marked.map(withoutStar);
  const writtenOptions = written.slice(questionLines.length, body.length);
  const starred = options.filter(
    (option, index) =>
      isBoldPart(writtenOptions[index] ?? '', option) ||
      bare[index] !== optionLines[index] ||
      option !== marked[index],
  );
  if (options.some((option) => option === '') || new Set(options).size < options.length) return undefined;
  if (options.some(hasAnswer)) return undefined;
  // What all options have is a bullet, or the style of the list.
  const isMarked = starred.length < options.length;
  if (isMarked && starred.length > 1) return undefined;

  const markedOption = isMarked ? starred[0] : undefined;
  const isUnclear = answerLine !== undefined && isOutOfOrder(bare);
  const answer = isUnclear ? undefined : readAnswer(answerLine, options, markedOption, countingOf(bare));
  const [option1 = '', option2 = '', option3 = '', option4 = ''] = options;
  const question = questionLines.join('\n');
  // In a numbered text the options have marks as well; without them a number belongs to the question.
  const areMarked = marked.some((option, index) => option !== bare[index]);
  const values = {
    question: areMarked ? question.replace(questionNumber, '') : question,
    option1,
    option2,
    option3,
    option4,
    answer: answer ?? '',
  };
  return answer === undefined ? { values, unclearAnswer: answerLine } : { values };
}

/** An option with the answer in it was not read to its end. */
const hasAnswer = (option: string): boolean => answerIn(option) !== undefined || answerStart(option) >= 0;

/** A question that stands before options which are pasted without one. */
const noQuestion = '?';

/**
 * Reads four options on lines of their own, or in cells beside each other, and perhaps the answer. `undefined` for anything
 * else.
 */
export function readOptionLines(text: string): QuestionFormValues | undefined {
  const lines = text.trim().includes('\n') ? text : text.trim().replace(/\t/g, '\n');
  const found = readQuestionLines(`${noQuestion}\n${lines}`)?.values;
  return found?.question === noQuestion ? found : undefined;
}

/** Whether these lines before the options have a question of their own: one that ends, or options with marks. */
function isSeveral(lines: readonly string[]): boolean {
  const ends = lines.slice(0, -1).some((line) => /[?？]$/.test(line));
  return (
    ends || lines.some((line, index) => placeNamed(line) === 0 && placeNamed(lines[index + 1] ?? '') === 1)
  );
}
