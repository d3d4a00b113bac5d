import type { Question } from '../../question';
import { questionForm } from '../../question.form';
import { reviewInSlices } from '../review/review-rows';
import type { ReviewedRow } from '../review/reviewed-row';

const contentOf = (question: Question): string => JSON.stringify(questionForm.toValues(question));

/**
 * The rows of which the review would still say the same: without those that are like a question that the quiz has now,
 * and that the person has not `seen`. Whether a question is changed is checked where it is written.
 */
export async function stillNew(
  rows: readonly ReviewedRow[],
  now: readonly Question[],
  seen: readonly Question[],
): Promise<readonly ReviewedRow[]> {
  const known = new Set(seen.map(contentOf));
  const here = now.filter((question) => !known.has(contentOf(question)));
  if (here.length === 0) return rows;
  const mends = new Map(
    rows.flatMap(({ isMended, values }, index) => (isMended ? [[index, values] as const] : [])),
  );
  const again = await reviewInSlices(
    rows.map(({ row }) => row),
    { here, elsewhere: [] },
    mends,
    new AbortController().signal,
  );
  return rows.filter(({ state }, index) => {
    const kind = again?.[index]?.state.kind;
    return state.kind === 'changed' || kind === 'new' || kind === 'duplicate';
  });
}
