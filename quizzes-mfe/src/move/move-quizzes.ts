import { createAction, inBatches, type Action } from '@console/shared/actions';
import { changedFields, locations, type DataGateway, type DataTransaction } from '@console/shared/data';
import { quizEntity, quizSubject, type Quiz } from '@console/shared/model';
import type { MovedQuiz } from './moved-quizzes';

/** What became of some quizzes: those whose dates others have changed, or that they have deleted, are left alone. */
type Outcome = { readonly moved: readonly Quiz[]; readonly left: readonly Quiz[] };

/** The dates of several quizzes being moved. */
export type MoveAction = Action & { readonly outcome: () => Outcome };

/** So many changes of dates are one transaction. */
const most = 20;

/** Stores the moved dates of quizzes as one entry of the history. What others change of a quiz but its dates stays. */
export function moveQuizzes(
  gateway: DataGateway,
  seasonId: string,
  quizzes: readonly MovedQuiz[],
): MoveAction {
  const moved: Quiz[] = [];
  const left: Quiz[] = [];
  const action = createAction<readonly MovedQuiz[], Outcome>(gateway, {
    phases: [
      {
        entry: () => ({
          seasonId,
          kind: 'quizzes_moved',
          about: quizzes.map(({ before }) => quizSubject(before.id)),
          total: quizzes.length,
        }),
        batches: inBatches(quizzes, { most }),
        store: (transaction, batch) => storeBatch(transaction, seasonId, batch),
        onStored: (outcome) => {
          moved.push(...outcome.moved);
          left.push(...outcome.left);
        },
      },
    ],
    progress: () => ({ done: moved.length + left.length, total: quizzes.length }),
  });
  return { ...action, outcome: () => ({ moved, left }) };
}

async function storeBatch(
  transaction: DataTransaction,
  seasonId: string,
  batch: readonly MovedQuiz[],
): Promise<Outcome> {
  // Requested together: each takes a round trip.
  const found = await Promise.all(
    batch.map(async ({ before, after }) => {
      const path = locations.quiz(seasonId, before.id);
      const document = await transaction.get(path);
      const stored = document && quizEntity.fromDocument(document);
      // As after it where an earlier attempt was stored, but its answer was lost.
      const isMoved = stored !== undefined && hasDatesOf(stored, after);
      return { path, before, after, stored, isMoved };
    }),
  );
  const [moved, left]: [Quiz[], Quiz[]] = [[], []];
  for (const { path, before, after, stored, isMoved } of found) {
    if (!stored || !(isMoved || hasDatesOf(stored, before))) left.push(before);
    else {
      const { start, end } = after;
      if (!isMoved)
        await transaction.merge(
          path,
          changedFields(quizEntity.toFields(stored), quizEntity.toFields({ ...stored, start, end })),
        );
      moved.push(before);
    }
  }
  return { moved, left };
}

const hasDatesOf = (a: Quiz, b: Quiz): boolean => a.start === b.start && a.end === b.end;
