import { nameOf, truncate } from '@console/shared/format';
import { currentLanguage } from '@console/shared/i18n';
import { t } from '../../i18n';
import { optionNames } from '../../question';
import { questionForm, type QuestionFormValues } from '../../question.form';
import type { OptionNumber, QuestionType, RowFault, RowNote, RowPlace } from '../../read/imported';
import type { FoundQuestion, ReviewedRow, RowState } from './reviewed-row';

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

/** Which stored question is meant. */
export const questionPlace = ({ quizTitle, number }: FoundQuestion): string =>
  quizTitle === undefined
    ? t('question {number} of this quiz', { number: `${number}` })
    : t('question {number} of {quiz}', { number: `${number}`, quiz: nameOf(quizTitle, t('Untitled quiz')) });

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

/** Why a row cannot be stored as it is, and what to do where that is not plain. */
export function describeFault(fault: RowFault): string {
  switch (fault.kind) {
    case 'no-question':
      return t('The question is empty.');
    case 'missing-option':
      return t('{option} is empty.', { option: optionName(fault.option) });
    case 'no-answer':
      return t('No correct option is named.');
    case 'unclear-answer':
      return t('The answer “{text}” must match exactly one option.', { text: cut(fault.text) });
    case 'ambiguous-number':
      return t('The answer {number} could mean two options, depending on where the numbers start.', {
        number: `${fault.number}`,
      });
    case 'answer-in-option':
      return t('{option} contains a line with the answer.', { option: optionName(fault.option) });
    case 'line-below-options':
      return t('“{text}” could be part of the option above it. Edit the row to check.', {
        text: cut(fault.text),
      });
    case 'several-answers':
      return t('{count, plural, one {# option is} other {# options are}} marked as correct. Choose one.', {
        count: fault.count,
      });
    case 'equal-options':
      return t('{first} and {second} have the same text.', {
        first: optionName(fault.first),
        second: optionName(fault.option),
      });
    case 'too-many-options':
      return t('There are {count, plural, one {# option} other {# options}}. A question has four.', {
        count: fault.count,
      });
    case 'too-long':
      return t('{field} has {length} characters. The limit is {limit}.', {
        field: fieldName(fault.field),
        length: `${fault.length}`,
        limit: `${fault.limit}`,
      });
    case 'formula':
      return t('{field} is a formula without a result: “{text}”.', {
        field: fieldName(fault.field),
        text: cut(fault.text),
      });
    case 'lost-characters':
      return t('{field} has lost characters. Save the source as UTF-8, or type them again here.', {
        field: fieldName(fault.field),
      });
    case 'extra-cells':
      return t(
        'This row has {count, plural, one {# extra cell} other {# extra cells}}. Text that contains a separator must be in quotes.',
        { count: fault.count },
      );
    case 'unclosed-quote':
      return t('A quotation mark in this row isn’t closed.');
    case 'repeated-id':
      return t(
        'An earlier row has the same question_id: {place}. Edit this row to add it as a new question.',
        {
          place: placeName(fault.first),
        },
      );
    case 'not-multiple-choice':
      return t('Only questions with four options are supported. This is: {type}.', {
        type: typeNames[fault.type],
      });
    case 'unreadable':
      return t('Couldn’t read “{text}” as a question.', { text: cut(fault.text) });
  }
}

const quoted = (texts: readonly string[]): string => texts.map((text) => `“${cut(text)}”`).join(', ');

/** What was changed or left out when a row was read. */
export function describeNote(note: RowNote): string {
  switch (note.kind) {
    case 'invisible-removed':
      return t('Invisible characters were removed: {names}.', { names: note.names.join(', ') });
    case 'formula-escape-removed':
      return t('Removed an apostrophe added to prevent a formula.');
    case 'formula-result':
      return t('{field} is the result of a formula.', { field: fieldName(note.field) });
    case 'date':
      return t('{field} was a date in the spreadsheet, imported as “{text}”.', {
        field: fieldName(note.field),
        text: cut(note.text),
      });
    case 'merged':
      return t('{field} is in a merged cell.', { field: fieldName(note.field) });
    case 'formatting-removed':
      return t('Formatting, such as bold type, was removed.');
    case 'picture-left-out':
      return t('Pictures aren’t imported.');
    case 'feedback-left-out':
      return t('Feedback wasn’t imported (not supported).');
    case 'options-left-out':
      return t('Not among the four options: {texts}.', { texts: quoted(note.texts) });
    case 'lines-left-out':
      return t('Not part of this question: {texts}. Edit the row if it belongs here.', {
        texts: quoted(note.texts),
      });
    case 'unsure-lines':
      return t('Read as part of this question: {texts}. Edit the row if it isn’t.', {
        texts: quoted(note.texts),
      });
    case 'id-left-out':
      return t('“{text}” isn’t a valid question_id. The row will be added as a new question.', {
        text: cut(note.text),
      });
  }
}
