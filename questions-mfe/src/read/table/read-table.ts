import { alike } from '../../form/answer-line';
import { optionNames } from '../../question';
import { agreed, findAnswer, notationOf } from '../answer';
import { withoutEntities } from '../html-entities';
import { readTogether } from './read-together';
import { cleanText } from '../clean-text';
import { removeEscapesInside, removeFormulaEscape } from '../formula-escape';
import {
  importLimits,
  UnreadableSource,
  type ColumnMapping,
  type ImportedTable,
  type OptionNumber,
  type RowFault,
  type RowNote,
  type SourceNote,
  type TextField,
} from '../imported';
import { withoutMarks } from '../../form/option-marks';
import { bareOption } from '../text/bare-option';
import { withoutEmphasis } from '../../form/clean-line';
import type { RawQuestion } from '../to-row';
import { columnsOfContent, columnsOfMapping, findHeader, hasContent, type Columns } from './columns';
import { questionTypeOf } from './question-types';
import { textAt, usualWidth, type Sheet, type SheetRow } from './sheet';

type ReadTable = {
  readonly table: ImportedTable;
  readonly questions: readonly RawQuestion[];
  readonly notes: readonly SourceNote[];
};

/** Reads the questions of tables; sheets without a table of questions are left out where another has one. */
export function readTable(sheets: readonly Sheet[], chosen?: ColumnMapping): ReadTable {
  const filled = sheets.filter(({ rows }) => rows.length > 0);
  const first = filled.find((sheet) => readSheet(sheet, undefined)) ?? filled[0];
  if (!first) throw new UnreadableSource('empty');
  for (const sheet of filled) checkWidth(sheet);
  const read = filled.flatMap((sheet) => readSheet(sheet, isLike(sheet, first) ? chosen : undefined) ?? []);
  const [main] = read;
  if (!main)
    throw new UnreadableSource(
      'unknown-columns',
      tableOf(first, { mapping: {}, moreOptions: [], notation: 'either' }, 0),
    );
  return {
    table: main.table,
    questions: read.flatMap(({ questions }) => questions),
    notes: read.flatMap(({ notes }) => notes),
  };
}

/** Whether the columns that were chosen for a sheet are those of another: it has the same header. */
function isLike(sheet: Sheet, first: Sheet): boolean {
  if (sheet === first) return true;
  const [header, chosenHeader] = [sheet, first].map(({ rows }) => rows[findHeader(rows)?.index ?? 0]);
  const texts = (row: SheetRow | undefined) => row?.cells.map((cell) => cell?.text ?? '').join('\t');
  return texts(header) === texts(chosenHeader);
}

function checkWidth({ rows }: Sheet): void {
  if (rows.some(({ cells }) => cells.length > importLimits.columns))
    throw new UnreadableSource('too-many-columns');
}

function readSheet(sheet: Sheet, chosen: ColumnMapping | undefined): ReadTable | undefined {
  const header = headerOf(sheet);
  const found = header?.columns ?? columnsOfContent(sheet.rows, isSurelyQuestion);
  const columns = chosen ? columnsOfMapping(chosen, header?.columns) : found;
  if (!columns) return undefined;
  const headerIndex = header?.index ?? (chosen && !found && !startsWithQuestion(sheet, columns) ? 0 : -1);
  const filled = sheet.rows.slice(headerIndex + 1).filter((row) => hasContent(row, columns));
  const body = filled.filter(({ isHidden }) => !isHidden);
  const hidden = filled.filter(({ isHidden }) => isHidden).map(({ row }) => row);
  const questions = body.map((row) => toQuestion(sheet, row, columns));
  const notation =
    columns.notation === 'either'
      ? notationOf(
          questions.map(({ question: { answer, options } }) => ({
            answer: typeof answer === 'string' ? answer : '',
            options,
          })),
        )
      : columns.notation;
  const expected = headerIndex >= 0 ? sheet.rows[headerIndex]?.cells.length : usualWidth(body);
  return {
    table: tableOf(sheet, columns, headerIndex),
    questions: questions.map(({ row, question }) => {
      const extra = sheet.isRectangular ? extraCells(row, expected ?? 0) : [];
      return {
        ...{ ...question, notation, numbers: columns.areNumbered ? 'from-one' : 'ask' },
        faults: [...(question.faults ?? []), ...extra],
      };
    }),
    notes:
      hidden.length > 0
        ? [
            {
              kind: 'hidden-rows-left-out',
              rows: hidden,
              ...(sheet.name === undefined ? {} : { sheet: sheet.name }),
            },
          ]
        : [],
  };
}

/** The header; without columns of options, it is one only where a cell has all of them. */
function headerOf({ rows }: Sheet): ReturnType<typeof findHeader> {
  const header = findHeader(rows);
  const together = header?.columns.together;
  if (!header || together === undefined) return header;
  const sample = rows.slice(header.index + 1, header.index + 21);
  return sample.some((row) => readTogether(row, header.columns).options.length >= 2) ? header : undefined;
}

function startsWithQuestion({ rows }: Sheet, columns: Columns): boolean {
  const [first] = rows;
  return (
    first !== undefined && (isQuestion(first, columns) || /[?？]$/.test(textsOf(first, columns).question))
  );
}

function textsOf(row: SheetRow, { mapping }: Columns) {
  const [question = '', answer = '', ...options] = (['question', 'answer', ...optionNames] as const).map(
    (field) => textAt(row, mapping[field]).trim(),
  );
  // A number alone is the number of a question.
  return { question, answer, options, isComplete: /\p{L}/u.test(question) && options.every(Boolean) };
}

/** Whether a row reads as a question: all texts are there, and the answer names one of the options. */
function isQuestion(row: SheetRow, columns: Columns): boolean {
  const { answer, options, isComplete } = textsOf(row, columns);
  return isComplete && 'option' in findAnswer(answer, options, 'text');
}

/**
 * The same where no header names the column of the answer. Numbers may count rows, rounds or marks, and what stands before
 * the question may be a set: there, the answer is the text of an option, elsewhere a letter as well. Without a column it is
 * the one option with a tick or in bold type.
 */
function isSurelyQuestion(row: SheetRow, columns: Columns): boolean {
  const { answer, options, isComplete } = textsOf(row, columns);
  const { answer: column, question = 0 } = columns.mapping;
  if (column === undefined) return isComplete && markedOptions(row, columns, options).length === 1;
  const isText = options.some((option) => alike(option) === alike(answer));
  const isLetter = column > question && !/^\P{L}*$/u.test(answer);
  return (isText || isLetter) && isQuestion(row, columns);
}

function extraCells({ cells }: SheetRow, expected: number): RowFault[] {
  const count = cells.slice(expected).filter((cell) => (cell?.text ?? '').trim() !== '').length;
  return count > 0 ? [{ kind: 'extra-cells', count }] : [];
}

function tableOf({ rows }: Sheet, { mapping }: Columns, headerIndex: number): ImportedTable {
  const header = rows[headerIndex];
  const body = rows.slice(headerIndex + 1);
  const width = Math.max(0, ...rows.slice(0, 50).map(({ cells }) => cells.length));
  return {
    mapping,
    hasHeader: headerIndex >= 0,
    columns: Array.from({ length: width }, (_, column) => ({
      header: header ? cleanText(textAt(header, column)).text : '',
      sample: cleanText(body.map((row) => textAt(row, column)).find((text) => text.trim() !== '') ?? '').text,
    })),
  };
}

const textFields = ['question', 'option1', 'option2', 'option3', 'option4', 'answer'] as const;

function toQuestion(sheet: Sheet, row: SheetRow, columns: Columns): { row: SheetRow; question: RawQuestion } {
  const { mapping, moreOptions, type } = columns;
  const escapes = new Set<string>();
  // Spreadsheets have characters; what the console has exported is read as it was stored.
  const isOwn = !sheet.isRectangular || mapping.id !== undefined;
  const isOwnCsv = sheet.isRectangular === true && mapping.id !== undefined;
  const text = (column: number | undefined): string => {
    const stored = isOwnCsv ? removeEscapesInside(textAt(row, column)) : textAt(row, column);
    const raw = cleanText(isOwn ? stored : withoutEntities(stored));
    const plain = removeFormulaEscape(raw.text);
    if (plain !== raw.text) escapes.add(raw.text);
    // What is invisible is removed, and named, with the row.
    if (plain !== raw.text) return plain;
    return isOwn ? stored : withoutEntities(stored);
  };
  // The console's own texts are as they were stored; others may have the marks and the emphasis of a list.
  const isForeign = mapping.id === undefined;
  if (columns.together !== undefined) return { row, question: readTogether(row, columns, sheet.name) };
  const cells = [mapping.option1, mapping.option2, mapping.option3, mapping.option4].map(text);
  const marked = isForeign ? markedOptions(row, columns, cells) : [];
  const bare = marked.length > 0 ? cells.map((option) => bareOption(option.trim())) : cells;
  const options = isForeign ? withoutMarks(bare.map((option) => withoutEmphasis(option))) : bare;
  const answer = agreed([text(mapping.answer), ...marked.map((place) => ({ place }))], options);
  const unsupported = type === undefined ? undefined : questionTypeOf(textAt(row, type));
  const question: RawQuestion = {
    place: { row: row.row, ...(sheet.name === undefined ? {} : { sheet: sheet.name }) },
    question: isForeign ? withoutEmphasis(text(mapping.question)) : text(mapping.question),
    options: [...options, ...moreOptions.map(text)],
    answer: answer.answer,
    ...(mapping.id === undefined ? {} : { id: text(mapping.id) }),
    notes: [],
    faults: [
      ...answer.faults,
      ...(row.unclosedQuote ? [{ kind: 'unclosed-quote' } as const] : []),
      ...(unsupported ? [{ kind: 'not-multiple-choice', type: unsupported } as const] : []),
      ...textFields.flatMap((field) => faultsOfCell(row, field, mapping[field])),
    ],
  };
  const notes: RowNote[] = [
    ...(escapes.size > 0 ? [{ kind: 'formula-escape-removed' } as const] : []),
    ...textFields.flatMap((field) => notesOfCell(row, field, mapping[field])),
  ];
  return { row, question: { ...question, notes } };
}

/** The places of options with a star or a tick, or, without a column of answers, in bold type; what all have is no mark. */
function markedOptions(row: SheetRow, { mapping }: Columns, options: readonly string[]): number[] {
  const placesOf = (test: (option: string, index: number) => boolean) => {
    const places = options.flatMap((option, index) => (test(option, index) ? [index] : []));
    return places.length === options.length ? [] : places;
  };
  // Beside a column of answers, stars around an option are emphasis.
  const plain = (option: string) => (mapping.answer === undefined ? option : withoutEmphasis(option)).trim();
  const starred = placesOf((option) => bareOption(plain(option)) !== plain(option));
  if (starred.length > 0 || mapping.answer !== undefined) return starred;
  return placesOf(
    (_, index) =>
      row.cells[mapping[`option${(index + 1) as OptionNumber}`] ?? -1]?.marks?.includes('bold') ?? false,
  );
}

function notesOfCell(row: SheetRow, field: TextField, column: number | undefined): RowNote[] {
  const cell = column === undefined ? undefined : row.cells[column];
  return (cell?.marks ?? []).flatMap((mark): RowNote[] => {
    if (mark === 'date') return [{ kind: 'date', field, text: cell?.text ?? '' }];
    return mark === 'formula-without-result' || mark === 'bold' ? [] : [{ kind: mark, field }];
  });
}

function faultsOfCell(row: SheetRow, field: TextField, column: number | undefined): RowFault[] {
  const cell = column === undefined ? undefined : row.cells[column];
  return cell?.marks?.includes('formula-without-result') ? [{ kind: 'formula', field, text: cell.text }] : [];
}
