import { startTransition, useEffect, useState } from 'react';
import type { ImportedSource } from '../read/imported';
import type { Decisions } from './review/decisions';
import { noMends, reviewInSlices } from './review/review-rows';
import { isStorable, isTakenByDefault, type ReviewedRow, type StoredQuestions } from './review/reviewed-row';
import type { QuestionFormValues } from '../question.form';
import type { QuizKey } from '@console/shared/data';
import { useUnfinished } from './store/unfinished';

export type Review = {
  /** `undefined` until the rows are compared. */
  readonly rows: readonly ReviewedRow[] | undefined;
  /** Nothing of what was read is left to be stored. */
  readonly isDone: boolean;
  readonly isTaken: (index: number) => boolean;
  /** Those to store, in their order. */
  readonly taken: readonly ReviewedRow[];
  readonly take: (indexes: readonly number[], isTaken: boolean) => void;
  readonly mend: (index: number, values: QuestionFormValues) => void;
};

const none = { mends: noMends, taken: new Map<number, boolean>() };

/** Compares the rows of a source with the stored questions, again whenever one of them changes. */
export function useReview(
  source: ImportedSource | undefined,
  stored: StoredQuestions | undefined,
  { quizKey, sourceId, isPaused }: { quizKey: QuizKey; sourceId: number; isPaused: boolean },
): Review {
  const [{ mends, taken }, setDecisions] = useDecisions(quizKey, sourceId);
  const [reviewed, setReviewed] = useState<{ of: ImportedSource; rows: readonly ReviewedRow[] }>();

  useEffect(() => {
    if (!source || !stored) return undefined;
    // What was compared before is out of date after the pause.
    if (isPaused) return () => setReviewed(undefined);
    const controller = new AbortController();
    void reviewInSlices(source.rows, stored, mends, controller.signal).then((rows) => {
      // Rendered in slices, between which the page answers.
      if (rows && !controller.signal.aborted) startTransition(() => setReviewed({ of: source, rows }));
    });
    return () => controller.abort();
  }, [source, stored, mends, isPaused]);

  const rows = reviewed && reviewed.of === source ? reviewed.rows : undefined;
  const isTaken = (index: number): boolean => {
    const row = rows?.[index];
    return row !== undefined && isStorable(row) && (taken.get(index) ?? isTakenByDefault(row));
  };
  return {
    rows,
    isDone: rows?.every(({ state: { kind } }) => kind === 'same') ?? false,
    isTaken,
    taken: rows?.filter((_row, index) => isTaken(index)) ?? [],
    take: (indexes, value) =>
      setDecisions({
        of: sourceId,
        mends,
        taken: new Map([...taken, ...indexes.map((index) => [index, value] as const)]),
      }),
    // What a person has mended they want to store, unless it turns out to be a near duplicate: they decide about that.
    mend: (index, values) =>
      setDecisions({
        of: sourceId,
        mends: new Map(mends).set(index, values),
        taken: new Map([...taken].filter(([other, isTaken]) => other !== index || isTaken)),
      }),
  };
}

/** What the person has decided about the rows of a source, which is kept while the page is open. */
function useDecisions(quizKey: QuizKey, sourceId: number) {
  const { decisions: kept, key } = useUnfinished(quizKey);
  const [decisions, setDecisions] = useState<Decisions>(() => kept.get(key) ?? { of: sourceId, ...none });
  useEffect(() => {
    if (decisions.of === sourceId) kept.set(key, decisions);
    else kept.delete(key);
  }, [kept, key, decisions, sourceId]);
  return [decisions.of === sourceId ? decisions : none, setDecisions] as const;
}
