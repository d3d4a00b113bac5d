import type { AnswerNotation } from '../answer';
import type { ColumnMapping } from '../imported';
import { meaningOf, type HeaderMeaning } from './header-names';
import { textAt, type SheetRow } from './sheet';

/** What the columns of a table hold. */
export type Columns = {
  readonly mapping: ColumnMapping;
  /** Columns of a fifth option and more. */
  readonly moreOptions: readonly number[];
  /** The column with the type of a question. */
  readonly type?: number;
  readonly notation: AnswerNotation;
  /** The header numbers the options, as `Option 1` does. */
  readonly areNumbered?: boolean;
  /** The column with all options of a question; it may be that of the question. */
  readonly together?: number;
};

const optionFields = ['option1', 'option2', 'option3', 'option4'] as const;

type Found = { column: number; meaning: HeaderMeaning };

/** Reads a row as a header; `undefined` if it is none. */
export function columnsOfHeader(row: SheetRow): Columns | undefined {
  const found: Found[] = row.cells.flatMap((cell, column) => {
    const meaning = meaningOf(cell?.text ?? '');
    return meaning ? [{ column, meaning }] : [];
  });
  const columnOf = (test: (meaning: HeaderMeaning) => boolean) =>
    found.find((each) => test(each.meaning))?.column;
  const fieldColumn = (field: 'id' | 'question' | 'answer') =>
    columnOf((meaning) => meaning.kind === 'field' && meaning.field === field);

  const wrong = found.filter(({ meaning }) => meaning.kind === 'wrong-option');
  const answer = fieldColumn('answer');
  const question = fieldColumn('question');
  if (question === undefined) return undefined;
  const id = fieldColumn('id');
  const fields = { ...(id === undefined ? {} : { id }), question };
  const type = columnOf(({ kind }) => kind === 'type');
  const rest = type === undefined ? {} : { type };
  if (wrong.length >= 3 && answer !== undefined) {
    // Gimkit, Open Trivia Database: the correct option has a column of its own.
    const [option2, option3, option4, ...more] = wrong.map(({ column }) => column);
    const options = { option1: answer, ...pick({ option2, option3, option4 }) };
    return { ...rest, mapping: { ...fields, ...options, answer }, moreOptions: more, notation: 'text' };
  }
  const { options, leftOver } = optionColumns(found);
  const mapped = answer ?? leftOver;
  const answerColumn = mapped === undefined ? {} : { answer: mapped };
  const [option1, option2, option3, option4, ...more] = options;
  if (option1 === undefined || option2 === undefined) {
    const together = columnOf(({ kind }) => kind === 'options') ?? question;
    return {
      ...rest,
      mapping: { ...fields, ...answerColumn },
      moreOptions: [],
      notation: 'either',
      together,
    };
  }
  return {
    ...rest,
    // An index may count from 0, whatever the headers of the options do.
    areNumbered:
      found.some(({ meaning }) => meaning.kind === 'option' && meaning.isNumber) && !isIndex(row, answer),
    mapping: { ...fields, ...pick({ option1, option2, option3, option4 }), ...answerColumn },
    moreOptions: more.filter((column) => column !== undefined),
    // The console's own tables have a letter.
    notation: id === undefined ? 'either' : 'place',
  };
}

const isIndex = (row: SheetRow, answer: number | undefined): boolean => /index/i.test(textAt(row, answer));

/** The columns of options in their order, and a column “Answer 1” that names the answer, as Moodle's CSV has it. */
function optionColumns(found: readonly Found[]): {
  options: readonly (number | undefined)[];
  leftOver: number | undefined;
} {
  const columnsFor = (isAnswerWord: boolean) => {
    const columns: (number | undefined)[] = [];
    for (const { column, meaning } of found)
      if (meaning.kind === 'option' && meaning.isAnswerWord === isAnswerWord)
        columns[meaning.number - 1] ??= column;
    return columns;
  };
  const byOption = columnsFor(false);
  const byAnswer = columnsFor(true);
  return byOption.length >= 2
    ? { options: byOption, leftOver: byAnswer[0] }
    : { options: byAnswer, leftOver: undefined };
}

const pick = <Field extends string>(columns: Record<Field, number | undefined>) =>
  Object.fromEntries(Object.entries(columns).filter(([, column]) => column !== undefined)) as Partial<
    Record<Field, number>
  >;

/** How many rows are looked at to recognise columns without a header. */
const sampleSize = 50;

/** Recognises the columns of a table without a header by what they contain. */
export function columnsOfContent(rows: readonly SheetRow[], judge: Judge): Columns | undefined {
  const sample = rows.slice(0, sampleSize);
  const width = Math.max(0, ...sample.map(({ cells }) => cells.length));
  let best: { columns: Columns; score: number } | undefined;
  for (let question = 0; question < Math.min(width, 30); question += 1)
    for (const [offset, answer] of [
      [1, question + 5],
      [1, question - 1],
      [2, question + 1],
      // A tick or bold type is the answer.
      [1, undefined],
    ] as const) {
      const [option1 = 0, option2 = 0, option3 = 0, option4 = 0] = optionFields.map(
        (_, index) => question + offset + index,
      );
      const options = { question, option1, option2, option3, option4 };
      const mapping = answer === undefined ? options : { ...options, answer };
      if ((answer ?? 0) < 0 || Math.max(option4, answer ?? 0) >= width) continue;
      const columns: Columns = { mapping, moreOptions: [], notation: 'either' };
      const score = sample.filter((row) => judge(row, columns)).length;
      if (score > (best?.score ?? 0)) best = { columns, score };
    }
  return best && best.score * 2 > sample.length ? best.columns : undefined;
}

/** Whether a row is a question when it is read with these columns. */
export type Judge = (row: SheetRow, columns: Columns) => boolean;

/** The columns that a person has chosen, with the further ones that the header tells. */
export function columnsOfMapping(mapping: ColumnMapping, header: Columns | undefined): Columns {
  const used = new Set(Object.values(mapping));
  const isSame =
    header !== undefined && optionFields.every((field) => header.mapping[field] === mapping[field]);
  return {
    mapping,
    moreOptions: isSame ? header.moreOptions.filter((column) => !used.has(column)) : [],
    ...(header?.type === undefined ? {} : { type: header.type }),
    ...(isSame && header.areNumbered ? { areNumbered: true } : {}),
    ...(isSame && header.together !== undefined ? { together: header.together } : {}),
    notation: isSame && header.mapping.answer === mapping.answer ? header.notation : 'either',
  };
}

/** The header and its columns: the first rows may be a title or instructions. */
export function findHeader(rows: readonly SheetRow[]): { index: number; columns: Columns } | undefined {
  for (const [index, row] of rows.slice(0, 20).entries()) {
    const columns = columnsOfHeader(row);
    if (columns) return { index, columns };
  }
  return undefined;
}

/** Whether a row could be a question under these columns: it has a text where a question, an option or an answer stands. */
export const hasContent = (row: SheetRow, { mapping, moreOptions, together }: Columns): boolean =>
  [
    together,
    mapping.question,
    mapping.answer,
    ...optionFields.map((field) => mapping[field]),
    ...moreOptions,
  ].some((column) => textAt(row, column).trim() !== '');
