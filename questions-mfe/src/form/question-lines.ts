import { optionNames, type QuestionFormValues } from '../question.form';

/** What the lines of a text say about a question; `answer` is '' where they do not name the correct option. */
export type QuestionLines = QuestionFormValues;

/** A line with the answer, as in `Answer: B`. */
const answerLine = /^(?:answer|ans|correct(?: answer| option)?|key|జవాబు|సమాధానం)\s*[:.)=-]\s*(.+)$/iu;

/** The mark of an option, such as `A)`, `(b)` or `3.`. */
const mark = /^\(?([a-d1-4])[).:]\s*/i;

/** The place of an option that a letter or a number names; -1 for other texts. */
const placeOf = (name: string): number =>
  /^[a-d1-4]$/i.test(name) ? Math.max('abcd'.indexOf(name.toLowerCase()), '1234'.indexOf(name)) : -1;

/**
 * Reads a question that was written on lines, as authors keep them: the question, its four options, and perhaps the
 * answer, in a line of its own or as a star beside the option. `undefined` where the last four lines cannot be options.
 */
export function readQuestionLines(text: string): QuestionLines | undefined {
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  const filled = lines.filter((line) => line !== '');
  const named = answerLine.exec(filled.at(-1) ?? '')?.[1]?.trim();
  const body = named === undefined ? filled : filled.slice(0, -1);
  const [first, second, third, fourth] = body.slice(-optionNames.length);
  const question = body.slice(0, -optionNames.length).join('\n');
  if (!question || !first || !second || !third || !fourth) return undefined;

  const starred = withoutMarks([first, second, third, fourth]);
  const options = starred.map(withoutStar);
  if (options.some((option) => option === '') || new Set(options).size < options.length) return undefined;
  const stars = options.filter((option, index) => option !== starred[index]);
  const chosen = options.find((option) => option === named) ?? options[placeOf(withoutBrackets(named ?? ''))];
  const [option1 = '', option2 = '', option3 = '', option4 = ''] = options;
  const answer = chosen ?? (stars.length === 1 ? stars[0] : undefined) ?? '';
  return { question, option1, option2, option3, option4, answer };
}

/** Removes the marks of options where all of them have one, in their order. */
function withoutMarks(options: readonly string[]): readonly string[] {
  // A star may stand before the mark.
  const bare = options.map((option) => option.replace(/^\*\s*/, ''));
  const isMarked = bare.every((option, index) => placeOf(mark.exec(option)?.[1] ?? '') === index);
  if (!isMarked) return options;
  return options.map((option, index) => {
    const text = (bare[index] ?? '').replace(mark, '');
    return option.startsWith('*') ? `*${text}` : text;
  });
}

const withoutStar = (option: string): string => option.replace(/^\*\s*|\s*\*$/g, '');

const withoutBrackets = (name: string): string => name.replace(/^\(|[).]$/g, '');
