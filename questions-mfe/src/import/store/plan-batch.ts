import type { QuizKey } from '@console/shared/data';
import { identityOf, questionIdAfter } from '@console/shared/model';
import { newQuestionId } from '../../order/question-id';
import { blankQuestion, type Question } from '../../question';
import { questionForm } from '../../question.form';
import type { ReviewedRow } from '../review/reviewed-row';

/** What is stored of one row. Its id is fixed before the first attempt, so that no retry stores it twice. */
export type PlannedQuestion = {
  readonly question: Question;
  /** The question as the person has seen it, where it is changed. */
  readonly before?: Question;
  /** Its id is the claim of its batch. */
  readonly isClaim?: boolean;
};

/**
 * Plans the first of these rows, as many as one transaction stores, in their order, after the questions with the `known`
 * ids. The first new question has an id that follows from those: of two imports that have seen the same questions, only
 * one can create it.
 */
export function planBatch(
  waiting: readonly ReviewedRow[],
  known: readonly string[],
  quizKey: QuizKey,
): readonly PlannedQuestion[] {
  let last: string | undefined;
  return firstBatch(waiting).map(({ state, values }): PlannedQuestion => {
    if (state.kind === 'changed') {
      const before = state.of.question;
      return { before, question: questionForm.toEntity(before, values) };
    }
    const isClaim = last === undefined;
    last = last === undefined ? claimAfter(known, quizKey) : newQuestionId([last]);
    return { question: questionForm.toEntity(blankQuestion(last), values), isClaim };
  });
}

/** The id that every import into the quiz gives to its next question while these are the quiz's questions. */
function claimAfter(known: readonly string[], { quizId }: QuizKey): string {
  const last = known.reduce((greatest, id) => (id > greatest ? id : greatest), '');
  const identities = new Set(known.map(identityOf));
  // A question with the identity of an earlier claim may have been moved to another place since.
  for (let attempt = 0; ; attempt += 1) {
    const id = questionIdAfter(known, hashOf(`${quizId} ${last} ${attempt}`), 0);
    if (!identities.has(identityOf(id))) return id;
  }
}

/** FNV-1a of 64 bits. */
function hashOf(text: string): string {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text))
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  return hash.toString(36);
}

/**
 * A part of the entry has 1 MiB at most. More at once would make the page stand still: the SDK prepares a commit in one
 * task, and sends what was stored to the lists of questions in another.
 */
const [mostInBatch, mostBytesInBatch] = [50, 400_000];

function firstBatch(waiting: readonly ReviewedRow[]): readonly ReviewedRow[] {
  const encoder = new TextEncoder();
  let bytes = 0;
  const end = waiting.slice(0, mostInBatch).findIndex(({ state, values }) => {
    const before = state.kind === 'changed' ? state.of.question : undefined;
    bytes += encoder.encode(JSON.stringify([values, before])).length;
    return bytes > mostBytesInBatch;
  });
  return waiting.slice(0, end === -1 ? mostInBatch : Math.max(1, end));
}
