import { optionNames, type Question } from '../../question';
import type { QuestionFormValues } from '../../question.form';
import type { ImportedRow, RowFault, RowPlace } from '../../read/imported';

/** The questions that rows are compared with. */
export type StoredQuestions = {
  /** Those of the quiz that is imported into, in their order. */
  readonly here: readonly Question[];
  /** Those of the season's other quizzes. */
  readonly elsewhere: readonly { readonly quizTitle: string; readonly questions: readonly Question[] }[];
};

/** A stored question; `quizTitle` is `undefined` for one of the quiz that is imported into. */
export type FoundQuestion = {
  readonly question: Question;
  readonly quizTitle: string | undefined;
  /** Its place in the quiz, from 1. */
  readonly number: number;
};

export type Difference = {
  readonly field: keyof QuestionFormValues;
  readonly before: string;
  readonly after: string;
};

export type RowState =
  /** `sameId` has the row's id in another quiz, and keeps it. */
  | { readonly kind: 'new'; readonly sameId?: FoundQuestion }
  | { readonly kind: 'changed'; readonly of: FoundQuestion; readonly differences: readonly Difference[] }
  | { readonly kind: 'same'; readonly of: FoundQuestion }
  /** Very similar to a stored question of the season; `similarity` is less than 1 or 1. */
  | { readonly kind: 'near'; readonly of: FoundQuestion; readonly similarity: number }
  /** Very similar to an earlier row of the source, which has these values. */
  | { readonly kind: 'duplicate'; readonly of: RowPlace; readonly values: QuestionFormValues }
  | { readonly kind: 'rejected'; readonly faults: readonly RowFault[] };

export type ReviewedRow = {
  readonly row: ImportedRow;
  /** Those of the row, or those that a person has entered instead. */
  readonly values: QuestionFormValues;
  readonly isMended: boolean;
  readonly state: RowState;
};

/** Whether a row can be stored at all. */
export const isStorable = ({ state }: ReviewedRow): boolean =>
  state.kind !== 'rejected' && state.kind !== 'same';

const hasUnsureLines = ({ notes }: ImportedRow): boolean => notes.some(({ kind }) => kind === 'unsure-lines');

/**
 * Whether a row is stored unless the person decides otherwise: a question of another quiz is not copied by itself, and one
 * that could have lines of others is looked at first.
 */
export const isTakenByDefault = ({ row, isMended, state }: ReviewedRow): boolean =>
  (isMended || !hasUnsureLines(row)) && (state.kind === 'changed' || (state.kind === 'new' && !state.sameId));

const answerFaults: ReadonlySet<string> = new Set([
  'no-answer',
  'unclear-answer',
  'several-answers',
  'ambiguous-number',
]);

/**
 * Whether all that a row of the source lacks is which of its options is correct; also once that was chosen. One with lines
 * that could be no parts of it is edited.
 */
export const asksForAnswer = ({ row, values }: ReviewedRow): boolean =>
  row.faults.length > 0 &&
  !hasUnsureLines(row) &&
  row.faults.every(({ kind }) => answerFaults.has(kind)) &&
  optionNames.every((name) => values[name].trim() !== '');

/** Whether nothing is to be decided about a row: it is new, complete, and as its source has it. On phones, it is folded. */
export const needsNothing = (reviewed: ReviewedRow): boolean =>
  reviewed.state.kind === 'new' &&
  isTakenByDefault(reviewed) &&
  !reviewed.isMended &&
  reviewed.row.faults.length + reviewed.row.notes.length === 0;

/**
 * In which order rows are shown: those that ask something of the person come first, and stay in their place when it is
 * answered. Those that may have lines too few or too many follow, then what is changed; what is stored comes last.
 */
export function rankOf({ row, state: { kind } }: ReviewedRow): number {
  if (kind === 'same') return 4;
  if (kind === 'rejected' || row.faults.length > 0) return 0;
  const isUnsure = hasUnsureLines(row) || row.notes.some((note) => note.kind === 'lines-left-out');
  if (kind === 'near' || kind === 'duplicate' || isUnsure) return 1;
  return kind === 'changed' ? 2 : 3;
}
