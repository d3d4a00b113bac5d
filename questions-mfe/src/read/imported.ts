import type { QuestionFormValues } from '../question.form';
import type { SourceFormat } from './source-formats';

/**
 * Where a row stands in its source, for sentences such as “Row 12” or “Sheet Week 2, row 12”. Rows count from 1, as the
 * person's program shows them: rows of a sheet, lines of a text (`gift`, `aiken`, `text`), questions of a JSON file.
 */
export type RowPlace = {
  readonly row: number;
  readonly sheet?: string;
  /** Which question of a text it is: its own number where questions have numbers, otherwise its place among all. */
  readonly question?: number;
};

/** The fields that a column of a table can hold. */
export const importFields = ['id', 'question', 'option1', 'option2', 'option3', 'option4', 'answer'] as const;
export type ImportField = (typeof importFields)[number];

/** A field whose text was read. */
export type TextField = keyof QuestionFormValues;

/** What was changed or left out on reading. */
export type RowNote =
  /** Invisible characters were removed; `names` are their Unicode names, such as `RIGHT-TO-LEFT OVERRIDE`. */
  | { readonly kind: 'invisible-removed'; readonly names: readonly string[] }
  /** An apostrophe was removed that protects a text from being read as a formula. */
  | { readonly kind: 'formula-escape-removed' }
  /** The field has the last result of a formula. */
  | { readonly kind: 'formula-result'; readonly field: TextField }
  /** The spreadsheet had made a date or a time of the text; `text` is what it shows. */
  | { readonly kind: 'date'; readonly field: TextField; readonly text: string }
  /** The text stands in a cell that was merged with its neighbours. */
  | { readonly kind: 'merged'; readonly field: TextField }
  /** Formatting was removed, such as bold type. */
  | { readonly kind: 'formatting-removed' }
  | { readonly kind: 'picture-left-out' }
  /** Feedback, explanations and hints, which the console does not store. */
  | { readonly kind: 'feedback-left-out' }
  /** Lines directly beside the question that could belong to it. */
  | { readonly kind: 'lines-left-out'; readonly texts: readonly string[] }
  /** Lines that were read as parts of the question, and could be none: the row is stored only if a person selects it. */
  | { readonly kind: 'unsure-lines'; readonly texts: readonly string[] }
  /** Options that the four of the row are without: a person who mends the row must see them. */
  | { readonly kind: 'options-left-out'; readonly texts: readonly string[] }
  /** The id cannot be one of the console's: the row counts as new. */
  | { readonly kind: 'id-left-out'; readonly text: string };

/** Why a row cannot be stored as it is. */
export type RowFault =
  | { readonly kind: 'no-question' }
  | { readonly kind: 'missing-option'; readonly option: OptionNumber }
  | { readonly kind: 'no-answer' }
  /** The answer names none of the options, or not one of them alone. */
  | { readonly kind: 'unclear-answer'; readonly text: string }
  /** The answer is a number, and nothing says whether the options count from 0 or from 1. */
  | { readonly kind: 'ambiguous-number'; readonly number: number }
  /** The option has the line with the answer in it, such as `Saul Answer: B`. */
  | { readonly kind: 'answer-in-option'; readonly option: OptionNumber }
  /** A line between the last option and the answer could be a part of the option. */
  | { readonly kind: 'line-below-options'; readonly text: string }
  /** Several options are marked as correct. */
  | { readonly kind: 'several-answers'; readonly count: number }
  /** `option` has the same text as `first`. */
  | { readonly kind: 'equal-options'; readonly first: OptionNumber; readonly option: OptionNumber }
  | { readonly kind: 'too-many-options'; readonly count: number }
  /** `length` and `limit` count as `limits.question` does. */
  | { readonly kind: 'too-long'; readonly field: TextField; readonly length: number; readonly limit: number }
  /** A formula that the spreadsheet has no result of, or an error such as `#REF!`. */
  | { readonly kind: 'formula'; readonly field: TextField; readonly text: string }
  /** Characters were lost when the file was saved: the text has `�`, or is made of question marks. */
  | { readonly kind: 'lost-characters'; readonly field: TextField }
  /** The row has more cells than the table has columns, usually for a separator without quotes. */
  | { readonly kind: 'extra-cells'; readonly count: number }
  /** A quote begins in this row and does not end. */
  | { readonly kind: 'unclosed-quote' }
  /** An earlier row has the same id. */
  | { readonly kind: 'repeated-id'; readonly first: RowPlace }
  /** A question of a kind that the console does not have. */
  | { readonly kind: 'not-multiple-choice'; readonly type: QuestionType }
  /** What stands there is not a question; `text` is its beginning. */
  | { readonly kind: 'unreadable'; readonly text: string };

export type OptionNumber = 1 | 2 | 3 | 4;

export type QuestionType =
  | 'true-false'
  | 'several-correct'
  | 'short-answer'
  | 'numeric'
  | 'matching'
  | 'essay'
  | 'ordering'
  | 'poll'
  | 'fill-in'
  | 'other';

/** A question as it stands in a source. Texts are trimmed, NFC and without invisible characters. */
export type ImportedRow = {
  readonly place: RowPlace;
  /** The console's question_id, where the source has one. */
  readonly id?: string;
  /** The fields of the form; `answer` is the text of one option, or '' where none is named. */
  readonly values: QuestionFormValues;
  readonly notes: readonly RowNote[];
  /** Empty for a row that can be stored; a row with faults can be mended in the review. */
  readonly faults: readonly RowFault[];
};

/** Which column, counted from 0, holds what; corrected by the person and passed back. */
export type ColumnMapping = { readonly [Field in ImportField]?: number };

export type ImportedColumn = {
  /** '' in a table without a header. */
  readonly header: string;
  /** The first text below the header. */
  readonly sample: string;
};

export type ImportedTable = {
  readonly columns: readonly ImportedColumn[];
  readonly mapping: ColumnMapping;
  readonly hasHeader: boolean;
};

/** From where numbers that name an option count. */
export type CountFrom = 0 | 1;

/** Numbers as answers that could count from 0 or from 1: asked about once for the whole source. */
export type AmbiguousNumbers = {
  /** The first question with such an answer, as the example. */
  readonly place: RowPlace;
  readonly question: string;
  readonly number: number;
  /** The options that the number names when they count from 0, and from 1. */
  readonly fromZero: string;
  readonly fromOne: string;
  /** How many questions have such an answer. */
  readonly count: number;
  /** What the person has chosen, which can be changed. */
  readonly chosen?: CountFrom;
};

/** A line of a text that belongs to no question: a title, a round, an instruction, a verse. */
export type LeftOverLine = { readonly place: RowPlace; readonly text: string };

/** What was left out of a source, beside its rows. */
export type SourceNote =
  /** Rows that a filter or a person has hidden. */
  { readonly kind: 'hidden-rows-left-out'; readonly sheet?: string; readonly rows: readonly number[] };

export type ImportedSource = {
  readonly format: SourceFormat;
  /** As the Encoding Standard names it, such as `utf-8` or `windows-1252`; for files of text. */
  readonly encoding?: string;
  /** What separates the cells of a `csv`: `,`, `;`, `\t` or `|`. */
  readonly separator?: string;
  /** How the columns were understood; `undefined` where the format has none. Of the first sheet, where there are several. */
  readonly table?: ImportedTable;
  readonly rows: readonly ImportedRow[];
  readonly ambiguousNumbers?: AmbiguousNumbers;
  readonly leftOver?: readonly LeftOverLine[];
  readonly notes?: readonly SourceNote[];
};

export type UnreadableReason =
  | 'too-large'
  | 'too-many-rows'
  | 'too-many-columns'
  | 'empty'
  | 'password'
  | 'old-excel'
  | 'word-document'
  | 'damaged'
  /** Reading took longer than `importLimits.readMs`. */
  | 'too-slow'
  | 'zip-bomb'
  | 'not-a-question-file'
  /** The columns of a table were not recognised; the error has the `table`, so that the person can say which is which. */
  | 'unknown-columns'
  /** The worker could not be started or was lost, for instance for a lost connection. */
  | 'not-started';

/** A source that cannot be read at all. */
export class UnreadableSource extends Error {
  constructor(
    readonly reason: UnreadableReason,
    /** The columns, with the reason `unknown-columns`. */
    readonly table?: ImportedTable,
  ) {
    super(reason);
    this.name = 'UnreadableSource';
  }
}

/** What a source may have at most. */
export const importLimits = { bytes: 10 * 1024 * 1024, rows: 1000, columns: 200, readMs: 30_000 } as const;
