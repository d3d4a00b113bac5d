import { oneLine } from '@console/shared/format';
import { alike } from '../form/answer-line';
import { optionNames, questionLimits } from '../question';
import type { QuestionFormValues } from '../question.form';
import { findAnswer, type AnswerNotation, type GivenAnswer } from './answer';
import { cleanText } from './clean-text';
import type { ImportedRow, OptionNumber, RowFault, RowNote, RowPlace, TextField } from './imported';

/** A question as a format has it: texts as they stand there, and what only the format knows. */
export type RawQuestion = {
  readonly place: RowPlace;
  readonly id?: string;
  readonly question: string;
  /** All options, also those that the console has no place for. */
  readonly options: readonly string[];
  /** How an answer names an option, or the place of the option from 0. */
  readonly answer: GivenAnswer;
  readonly notation?: AnswerNotation;
  /** What numbers as answers count from where none of them is 0; `ask` where that is not known. */
  readonly numbers?: 'from-one' | 'ask';
  readonly notes?: readonly RowNote[];
  readonly faults?: readonly RowFault[];
};

/** What Firestore accepts as an id: https://firebase.google.com/docs/firestore/quotas#limits */
const usableId = /^(?!\.{1,2}$)(?!__.*__$)[^/\s]{1,1500}$/u;

const textFields = ['question', ...optionNames] as const;
const optionNumbers: readonly OptionNumber[] = [1, 2, 3, 4];

/** A text that is far too long stays as it is: its search for line breaks would take long as well. */
const singleLine = (text: string): string => (text.length > 10_000 ? text : oneLine(text));

/** Judges a question and brings its texts into the form in which the console stores them. */
export function toRow(raw: RawQuestion): ImportedRow {
  const removed = new Set<string>();
  const clean = (text: string): string => {
    const { text: cleaned, removed: names } = cleanText(text);
    names.forEach((name) => removed.add(name));
    return cleaned;
  };
  const question = clean(raw.question);
  const given = raw.options.map((option) => singleLine(clean(option)));
  const options = optionNumbers.map((number) => given[number - 1] ?? '');
  const others = given.slice(optionNumbers.length).filter(Boolean);
  const answer = answerOf(raw, options, clean);
  const id = raw.id === undefined ? '' : clean(raw.id);
  const [option1 = '', option2 = '', option3 = '', option4 = ''] = options;
  const values = {
    question,
    option1,
    option2,
    option3,
    option4,
    answer: 'option' in answer ? answer.option : '',
  };
  const ofFormat = raw.faults ?? [];
  const answerFault = 'fault' in answer && !ofFormat.some(isAboutAnswer) ? [answer.fault] : [];
  return {
    place: raw.place,
    ...(usableId.test(id) ? { id } : {}),
    values,
    notes: [
      ...(raw.notes ?? []),
      ...(others.length > 0 ? [{ kind: 'options-left-out', texts: others } as const] : []),
      ...(removed.size > 0 ? [{ kind: 'invisible-removed', names: [...removed] } as const] : []),
      ...(id !== '' && !usableId.test(id) ? [{ kind: 'id-left-out', text: id } as const] : []),
    ],
    faults: ofFormat.some(isOtherThing)
      ? ofFormat
      : [...ofFormat, ...faultsOf(values, given), ...answerFault],
  };
}

/** Faults that say already why there is no answer. */
const isAboutAnswer = ({ kind }: RowFault): boolean =>
  kind === 'several-answers' || kind === 'ambiguous-number' || kind === 'unclear-answer';

/** Faults that say that there is no multiple-choice question: what is missing in it need not be told. */
const isOtherThing = ({ kind }: RowFault): boolean => kind === 'not-multiple-choice' || kind === 'unreadable';

function answerOf(
  { answer, notation = 'either' }: RawQuestion,
  options: readonly string[],
  clean: (text: string) => string,
) {
  const fault = { kind: 'no-answer' } as const;
  if (typeof answer === 'string') {
    const found = findAnswer(
      singleLine(clean(answer)),
      options.filter(Boolean).length > 0 ? options : [],
      notation,
    );
    return 'option' in found && found.option === '' ? { fault } : found;
  }
  const option = options[answer.place] ?? '';
  return option === '' ? { fault } : { option };
}

function faultsOf(values: QuestionFormValues, given: readonly string[]): RowFault[] {
  const faults: RowFault[] = [];
  if (values.question === '') faults.push({ kind: 'no-question' });
  const seen = new Map<string, OptionNumber>();
  for (const option of optionNumbers) {
    const text = alike(values[`option${option}`]);
    const first = seen.get(text);
    if (text === '') faults.push({ kind: 'missing-option', option });
    else if (first) faults.push({ kind: 'equal-options', first, option });
    else seen.set(text, option);
  }
  const count = given.filter((text, index) => text !== '' || index < optionNumbers.length).length;
  if (count > optionNumbers.length) faults.push({ kind: 'too-many-options', count });
  return [...faults, ...textFields.flatMap((field) => textFaults(field, values[field]))];
}

/** Whether a program wrote `?` for each character that its encoding lacks. */
const isQuestionMarks = (text: string): boolean => text.includes('???') && /^[\s\p{P}\d]*$/u.test(text);

/**
 * UTF-8 that was read as Windows-1252 or as Mac Roman and saved again: Telugu, Hindi and Tamil as in `à°¯à±‡`, quotes as in `â€™`,
 * accents as in `Ã©`. No language has these letters before these signs.
 */
const garbled =
  /à[¤-¿][^\s]|â€[\u0080-\u009d€œ™˜“”¦¢º]|Ã[\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹Œ‘’“”•™š›œž]|Â[\u00a0-\u00bf]|‡[∞±§]/u;

function textFaults(field: Exclude<TextField, 'answer'>, text: string): RowFault[] {
  const limit = questionLimits[field];
  return [
    ...(text.length > limit ? [{ kind: 'too-long', field, length: text.length, limit } as const] : []),
    ...(/\ufffd/.test(text) || isQuestionMarks(text) || garbled.test(text)
      ? [{ kind: 'lost-characters', field } as const]
      : []),
  ];
}
