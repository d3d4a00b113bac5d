import { inSlices } from '@console/shared/actions';
import { SimilarTexts, toComparable, type Comparable } from '@console/shared/format';
import { identityOf } from '@console/shared/model';
import type { Question } from '../../question';
import { questionForm, type QuestionFormValues } from '../../question.form';
import type { ImportedRow, RowPlace } from '../../read/imported';
import type { Difference, FoundQuestion, ReviewedRow, RowState, StoredQuestions } from './reviewed-row';

/** What a person has entered in place of a row's values, by the row's index in the source. */
export type Mends = ReadonlyMap<number, QuestionFormValues>;

export const noMends: Mends = new Map();

/** Compares rows with the stored questions, and with each other. */
export const reviewRows = (
  rows: readonly ImportedRow[],
  stored: StoredQuestions,
  mends: Mends = noMends,
): ReviewedRow[] => [...reviewing(rows, stored, mends)].flatMap((row) => row ?? []);

/** The same, in slices between which the page answers; `undefined` once `signal` is aborted. */
export async function reviewInSlices(
  rows: readonly ImportedRow[],
  stored: StoredQuestions,
  mends: Mends,
  signal: AbortSignal,
): Promise<ReviewedRow[] | undefined> {
  const reviewed: ReviewedRow[] = [];
  const pause = inSlices();
  for (const row of reviewing(rows, stored, mends)) {
    if (row) reviewed.push(row);
    await pause();
    if (signal.aborted) return undefined;
  }
  return reviewed;
}

/** Yields each row when it is reviewed, and `undefined` after other work. */
function* reviewing(
  rows: readonly ImportedRow[],
  stored: StoredQuestions,
  mends: Mends,
): Generator<ReviewedRow | undefined> {
  const known = new KnownQuestions();
  for (const [index, question] of stored.here.entries()) {
    known.add({ question, quizTitle: undefined, number: index + 1 });
    yield undefined;
  }
  for (const { quizTitle, questions } of stored.elsewhere)
    for (const [index, question] of questions.entries()) {
      known.add({ question, quizTitle, number: index + 1 });
      yield undefined;
    }
  const earlier = new EarlierRows();
  for (const [index, row] of rows.entries()) {
    const mend = mends.get(index);
    const values = mend ?? row.values;
    const state = stateOf({ row, values, isMended: mend !== undefined }, known, earlier);
    if (state.kind !== 'rejected') earlier.add(row.place, values, state);
    yield { row, values, isMended: mend !== undefined, state };
  }
}

function stateOf(
  { row, values, isMended }: Pick<ReviewedRow, 'row' | 'values' | 'isMended'>,
  known: KnownQuestions,
  earlier: EarlierRows,
): RowState {
  // What was entered here is validated as the form is.
  if (row.faults.length > 0 && !isMended) return { kind: 'rejected', faults: row.faults };
  // A mended row whose id an earlier row has is a question of its own.
  const id = row.faults.some(({ kind }) => kind === 'repeated-id') ? undefined : row.id;
  const own = id === undefined ? undefined : known.byId(id);
  if (own && own.quizTitle === undefined) {
    const first = earlier.thatIs(own);
    if (first) return { kind: 'duplicate', ...first };
    const differences = differencesOf(own.question, values);
    return differences.length > 0 ? { kind: 'changed', of: own, differences } : { kind: 'same', of: own };
  }
  const same = known.sameHere(values);
  if (same) return { kind: 'same', of: same };
  const first = earlier.similarTo(values);
  if (first) return { kind: 'duplicate', ...first };
  const near = known.similarTo(values, own);
  if (near) return { kind: 'near', of: near.item, similarity: near.similarity };
  return { kind: 'new', ...(own && { sameId: own }) };
}

const fieldNames = ['question', 'option1', 'option2', 'option3', 'option4', 'answer'] as const;

/** The fields in which a row differs from a stored question, as the form shows both. */
function differencesOf(stored: Question, after: QuestionFormValues): Difference[] {
  const before = questionForm.toValues(stored);
  return fieldNames
    .filter((field) => before[field].trim().normalize() !== after[field].trim().normalize())
    .map((field) => ({ field, before: before[field], after: after[field] }));
}

/** A text that is equal for equal contents. */
const contentOf = (values: QuestionFormValues): string =>
  JSON.stringify(fieldNames.map((field) => values[field].trim().normalize()));

/** What was compared before: rows are reviewed again after each mend and each change in the database. */
const comparables = new WeakMap<Question | QuestionFormValues, Comparable>();

function comparableOf(of: Question | QuestionFormValues): Comparable {
  const before = comparables.get(of);
  if (before) return before;
  const made = toComparable('text' in of ? of.text : of.question);
  comparables.set(of, made);
  return made;
}

/** The stored questions of the season. */
class KnownQuestions {
  private readonly ids = new Map<string, FoundQuestion>();
  private readonly identities = new Map<string, FoundQuestion | 'several'>();
  private readonly contents = new Map<string, FoundQuestion>();
  private readonly here = new SimilarTexts<FoundQuestion>();
  private readonly elsewhere = new SimilarTexts<FoundQuestion>();

  /** Those of the quiz that is imported into come first, so that they are found first. */
  add(found: FoundQuestion): void {
    const { question, quizTitle } = found;
    const identity = identityOf(question.id);
    if (!this.ids.has(question.id)) this.ids.set(question.id, found);
    this.identities.set(identity, this.identities.has(identity) ? 'several' : found);
    if (quizTitle === undefined) this.contents.set(contentOf(questionForm.toValues(question)), found);
    (quizTitle === undefined ? this.here : this.elsewhere).add(found, comparableOf(question));
  }

  /** The question with this id, or the one that had it before it was moved. */
  byId(id: string): FoundQuestion | undefined {
    const found = this.ids.get(id) ?? this.identities.get(identityOf(id));
    return found === 'several' ? undefined : found;
  }

  sameHere(values: QuestionFormValues): FoundQuestion | undefined {
    return this.contents.get(contentOf(values));
  }

  /** A row with the id of a question in another quiz is a wanted copy: then only this quiz may have it already. */
  similarTo(values: QuestionFormValues, copied: FoundQuestion | undefined) {
    const wanted = comparableOf(values);
    return this.here.find(wanted) ?? (copied ? undefined : this.elsewhere.find(wanted));
  }
}

type EarlierRow = { readonly of: RowPlace; readonly values: QuestionFormValues };

/** The rows that were reviewed before the present one. */
class EarlierRows {
  private readonly texts = new SimilarTexts<EarlierRow>();
  private readonly updates = new Map<string, EarlierRow>();

  add(of: RowPlace, values: QuestionFormValues, state: RowState): void {
    const row = { of, values };
    if (state.kind === 'changed' || state.kind === 'same') this.updates.set(state.of.question.id, row);
    if (state.kind !== 'duplicate') this.texts.add(row, comparableOf(values));
  }

  similarTo(values: QuestionFormValues): EarlierRow | undefined {
    return this.texts.find(comparableOf(values))?.item;
  }

  thatIs({ question }: FoundQuestion): EarlierRow | undefined {
    return this.updates.get(question.id);
  }
}
