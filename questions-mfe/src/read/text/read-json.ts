import { withoutMarks } from '../../form/option-marks';
import { UnreadableSource } from '../imported';
import { meaningOf } from '../table/header-names';
import { questionTypeOf } from '../table/question-types';
import { agreed, notationOf, type AnswerNotation } from '../answer';
import { withoutEntities } from '../html-entities';
import type { RawQuestion } from '../to-row';

/** What JSON can hold; read through a Map, so that a name such as `__proto__` is a name and nothing else. */
type Fields = ReadonlyMap<string, unknown>;

/** The questions of the console's JSON, of lists of questions as other programs write them, and of Open Trivia Database. */
export function readJson(text: string): RawQuestion[] {
  const root = parsed(text);
  const quizzes = listOf(fieldsOf(root)?.get('quizzes')).flatMap((quiz) => fieldsOf(quiz) ?? []);
  if (quizzes.length > 0) return quizzes.flatMap(questionsOfQuiz);
  const list = Array.isArray(root)
    ? root
    : ['questions', 'results', 'data', 'items'].map((name) => fieldsOf(root)?.get(name)).find(Array.isArray);
  if (!Array.isArray(list)) throw new UnreadableSource('not-a-question-file');
  const questions = list.map((item: unknown, index) => decoded(readQuestion(item, { row: index + 1 })));
  return areTexts(questions) ? questions.map((question) => ({ ...question, notation: 'text' })) : questions;
}

/** Whether the answers that can be read in one way only are all texts of options; a number that is no such text is a place. */
function areTexts(questions: readonly RawQuestion[]): boolean {
  const rows = questions.map(({ answer, options }) => ({
    answer: typeof answer === 'string' ? answer : '',
    options,
  }));
  const isPlace = ({ answer, options }: (typeof rows)[number]) =>
    /^\d+$/.test(answer) && !options.includes(answer);
  return notationOf(rows) === 'text' && !rows.some(isPlace);
}

/** Services send HTML; the console's own texts are as they were stored. */
const decoded = (question: RawQuestion): RawQuestion => ({
  ...question,
  question: withoutEntities(question.question),
  options: withoutMarks(question.options.map(withoutEntities)),
  answer: typeof question.answer === 'string' ? withoutEntities(question.answer) : question.answer,
});

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UnreadableSource('damaged');
  }
}

function questionsOfQuiz(quiz: Fields): RawQuestion[] {
  const title = textOf(quiz.get('title'));
  return listOf(quiz.get('questions')).map((item, index) =>
    // The console writes the text of the option.
    ({
      ...readQuestion(item, { row: index + 1, ...(title === '' ? {} : { sheet: title }) }),
      notation: 'text' as const,
    }),
  );
}

const fieldsOf = (value: unknown): Fields | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? new Map(Object.entries(value))
    : undefined;

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const textOf = (value: unknown): string => {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
};

/** An option, also where it is an object with its text. */
const optionText = (value: unknown): string => {
  const fields = fieldsOf(value);
  return fields ? textOf(fields.get('text') ?? fields.get('value') ?? fields.get('option')) : textOf(value);
};

const flags = ['correct', 'isCorrect', 'is_correct'];

/** The places of options that are objects and say that they are correct. */
const flaggedIn = (values: readonly unknown[]): { place: number }[] =>
  values.flatMap((value, place) => {
    const fields = fieldsOf(value);
    return flags.some((name) => /^(?:true|1)$/i.test(textOf(fields?.get(name)))) ? [{ place }] : [];
  });

/** The options of an object such as `{"A": "Noah", …}`. */
function optionsOf(value: unknown): string[] {
  const options: string[] = [];
  for (const [name, text] of fieldsOf(value) ?? []) {
    const meaning = meaningOf(name);
    if (meaning?.kind === 'option') options[meaning.number - 1] = optionText(text);
  }
  return options;
}

const lists = new Set(['options', 'choices', 'answers', 'alternatives']);

function readQuestion(item: unknown, place: RawQuestion['place']): RawQuestion {
  const fields = fieldsOf(item);
  if (!fields)
    return {
      place,
      question: '',
      options: [],
      answer: '',
      faults: [{ kind: 'unreadable', text: JSON.stringify(item).slice(0, 100) }],
    };
  let [id, question, answer] = ['', '', ''];
  let notation: AnswerNotation = 'either';
  let options: string[] = [];
  let flagged: { place: number }[] = [];
  const wrong: string[] = [];
  let type: string | undefined;
  for (const [name, value] of fields) {
    const meaning = meaningOf(name);
    if (Array.isArray(value) && lists.has(name.toLowerCase()))
      [options, flagged] = [value.map(optionText), flaggedIn(value)];
    else if (Array.isArray(value) && /^(?:in|wrong)/i.test(name)) wrong.push(...value.map(optionText));
    else if (meaning?.kind === 'option') options[meaning.number - 1] = textOf(value);
    else if (meaning?.kind === 'type') type = textOf(value);
    else if (meaning?.kind === 'field' && meaning.field === 'id') id = textOf(value);
    else if (meaning?.kind === 'field' && meaning.field === 'question') question = textOf(value);
    else if (meaning?.kind === 'field') answer = textOf(value);
    else if (meaning?.kind === 'options') options = optionsOf(value);
    else if (name === 'text') question ||= textOf(value);
  }
  if (wrong.length > 0 && options.length === 0) {
    options = [answer, ...wrong];
    notation = 'text';
  }
  const agreement = agreed([answer, ...flagged], options);
  const unsupported = type === undefined ? undefined : questionTypeOf(type.replace(/boolean/i, 'true/false'));
  return {
    place,
    ...(id === '' ? {} : { id }),
    question,
    options: Array.from(options, (option) => option ?? ''),
    answer: agreement.answer,
    notation,
    numbers: 'ask',
    faults: [
      ...(unsupported ? [{ kind: 'not-multiple-choice', type: unsupported } as const] : []),
      ...agreement.faults,
    ],
  };
}
