import { truncate } from '@console/shared/format';
import { currentLanguage } from '@console/shared/i18n';
import { t } from '../../i18n';
import { optionNames } from '../../question';
import { questionForm, type QuestionFormValues } from '../../question.form';
import type { OptionNumber, QuestionType, RowFault, RowNote, RowPlace } from '../../read/imported';
import { questionPlace } from '../../quiz/question-place';
import type { ReviewedRow, RowState } from './reviewed-row';

/** Longer texts of a source are cut in sentences. */
const longestText = 60;
const cut = (text: string) => truncate(text, longestText);

/** The label of a field in the form. */
export const fieldName = (field: keyof QuestionFormValues): string => questionForm.fields[field].label;

const optionName = (option: OptionNumber): string => fieldName(optionNames[option - 1] ?? 'option1');

/** Where a row stands in its source. */
export function placeName({ row: number, sheet, question }: RowPlace): string {
  const row = `${number}`;
  if (question !== undefined) return t('Question {question} (line {row})', { question: `${question}`, row });
  return sheet === undefined ? t('Row {row}', { row }) : t('Sheet {sheet}, row {row}', { sheet, row });
}

export const stateNames: Record<RowState['kind'], string> = {
  new: t('New'),
  changed: t('Changed'),
  same: t('Unchanged'),
  near: t('Near duplicate'),
  duplicate: t('Duplicate'),
  rejected: t('Rejected'),
};

const percent = (part: number): string =>
  new Intl.NumberFormat(currentLanguage(), { style: 'percent', maximumFractionDigits: 0 }).format(
    Math.floor(part * 100) / 100,
  );

/** What came of comparing a row, where its state alone does not say it. */
export function describeState({ state, row, isMended }: ReviewedRow): string | undefined {
  if (state.kind === 'new') {
    if (state.sameId)
      return t(
        'This question_id belongs to {question}, which won’t change. The row will be added as a new question.',
        {
          question: questionPlace(state.sameId),
        },
      );
    return row.id === undefined || isMended
      ? undefined
      : t('This question_id isn’t in the season. The row will be added as a new question.');
  }
  if (state.kind === 'changed') return t('Changes {question}.', { question: questionPlace(state.of) });
  if (state.kind === 'same')
    return t('Same as {question}. Nothing to import.', { question: questionPlace(state.of) });
  if (state.kind === 'near')
    return state.similarity === 1
      ? t('Similar to {question}. Select it to add it anyway.', {
          question: questionPlace(state.of),
        })
      : t('{percent} similar to {question}. Select it to add it anyway.', {
          percent: percent(state.similarity),
          question: questionPlace(state.of),
        });
  if (state.kind === 'duplicate')
    return t('Similar to an earlier row: {place}. Select it to add it anyway.', {
      place: placeName(state.of),
    });
  return undefined;
}

const typeNames: Record<QuestionType, string> = {
  'true-false': t('true or false'),
  'several-correct': t('several correct options'),
  'short-answer': t('short answer'),
  numeric: t('number'),
  matching: t('matching'),
  essay: t('essay'),
  ordering: t('ordering'),
  poll: t('poll'),
  'fill-in': t('fill in the blank'),
  other: t('another kind'),
};

type OfKind<Union, Kind> = Extract<Union, { kind: Kind }> & { readonly kind: Kind };

/** The text for each kind of a union. */
type TextOf<Union extends { readonly kind: string }> = {
  readonly [Kind in Union['kind']]: (described: OfKind<Union, Kind>) => string;
};

const faultTexts: TextOf<RowFault> = {
  'no-question': () => t('The question is empty.'),
  'missing-option': ({ option }) => t('{option} is empty.', { option: optionName(option) }),
  'no-answer': () => t('No correct option is named.'),
  'unclear-answer': ({ text }) =>
    t('The answer “{text}” must match exactly one option.', { text: cut(text) }),
  'ambiguous-number': ({ number }) =>
    t('The answer {number} could mean two options, depending on where the numbers start.', {
      number: `${number}`,
    }),
  'answer-in-option': ({ option }) =>
    t('{option} contains a line with the answer.', { option: optionName(option) }),
  'line-below-options': ({ text }) =>
    t('“{text}” could be part of the option above it. Edit the row to check.', { text: cut(text) }),
  'several-answers': ({ count }) =>
    t('{count, plural, one {# option is} other {# options are}} marked as correct. Choose one.', { count }),
  'equal-options': ({ first, option }) =>
    t('{first} and {second} have the same text.', { first: optionName(first), second: optionName(option) }),
  'too-many-options': ({ count }) =>
    t('There are {count, plural, one {# option} other {# options}}. A question has four.', { count }),
  'too-long': ({ field, length, limit }) =>
    t('{field} has {length} characters. The limit is {limit}.', {
      field: fieldName(field),
      length: `${length}`,
      limit: `${limit}`,
    }),
  formula: ({ field, text }) =>
    t('{field} is a formula without a result: “{text}”.', { field: fieldName(field), text: cut(text) }),
  'lost-characters': ({ field }) =>
    t('{field} has lost characters. Save the source as UTF-8, or type them again here.', {
      field: fieldName(field),
    }),
  'extra-cells': ({ count }) =>
    t(
      'This row has {count, plural, one {# extra cell} other {# extra cells}}. Text that contains a separator must be in quotes.',
      { count },
    ),
  'unclosed-quote': () => t('A quotation mark in this row isn’t closed.'),
  'repeated-id': ({ first }) =>
    t('An earlier row has the same question_id: {place}. Edit this row to add it as a new question.', {
      place: placeName(first),
    }),
  'not-multiple-choice': ({ type }) =>
    t('Only questions with four options are supported. This is: {type}.', { type: typeNames[type] }),
  unreadable: ({ text }) => t('Couldn’t read “{text}” as a question.', { text: cut(text) }),
};

/** Why a row cannot be stored as it is, and what to do where that is not plain. */
export const describeFault = <Kind extends RowFault['kind']>(fault: OfKind<RowFault, Kind>): string =>
  faultTexts[fault.kind](fault);

const quoted = (texts: readonly string[]): string => texts.map((text) => `“${cut(text)}”`).join(', ');

const noteTexts: TextOf<RowNote> = {
  'invisible-removed': ({ names }) =>
    t('Invisible characters were removed: {names}.', { names: names.join(', ') }),
  'formula-escape-removed': () => t('Removed an apostrophe added to prevent a formula.'),
  'formula-result': ({ field }) => t('{field} is the result of a formula.', { field: fieldName(field) }),
  date: ({ field, text }) =>
    t('{field} was a date in the spreadsheet, imported as “{text}”.', {
      field: fieldName(field),
      text: cut(text),
    }),
  merged: ({ field }) => t('{field} is in a merged cell.', { field: fieldName(field) }),
  'formatting-removed': () => t('Formatting, such as bold type, was removed.'),
  'picture-left-out': () => t('Pictures aren’t imported.'),
  'feedback-left-out': () => t('Feedback wasn’t imported (not supported).'),
  'options-left-out': ({ texts }) => t('Not among the four options: {texts}.', { texts: quoted(texts) }),
  'lines-left-out': ({ texts }) =>
    t('Not part of this question: {texts}. Edit the row if it belongs here.', { texts: quoted(texts) }),
  'unsure-lines': ({ texts }) =>
    t('Read as part of this question: {texts}. Edit the row if it isn’t.', { texts: quoted(texts) }),
  'id-left-out': ({ text }) =>
    t('“{text}” isn’t a valid question_id. The row will be added as a new question.', { text: cut(text) }),
};

/** What was changed or left out when a row was read. */
export const describeNote = <Kind extends RowNote['kind']>(note: OfKind<RowNote, Kind>): string =>
  noteTexts[note.kind](note);
