import type { ReviewedRow, RowState } from './reviewed-row';
import { countRows, describeCounts, nextStep } from './summary';

const values = { question: 'Who?', option1: 'a', option2: 'b', option3: 'c', option4: 'd', answer: 'a' };
const question = { id: 'N1', text: 'Who?', options: ['a', 'b', 'c', 'd'] as const, answer: 'a' };
const of = { question, quizTitle: undefined, number: 1 };

const states: Record<RowState['kind'], RowState> = {
  new: { kind: 'new' },
  changed: { kind: 'changed', of, differences: [] },
  same: { kind: 'same', of },
  near: { kind: 'near', of, similarity: 0.9 },
  duplicate: { kind: 'duplicate', of: { row: 1 }, values },
  rejected: { kind: 'rejected', faults: [] },
};

/** Counts rows in these states; those with a plus are taken. */
function counted(...rows: string[]) {
  const reviewed = rows.map((name): ReviewedRow => {
    const state = Object.values(states).find(({ kind }) => name.startsWith(kind)) ?? states.new;
    return { row: { place: { row: 1 }, values, notes: [], faults: [] }, values, isMended: false, state };
  });
  return countRows(reviewed, (index) => rows[index]?.endsWith('+') ?? false);
}

describe('the summary of a review', () => {
  it.each([
    [
      '7 of 10 will be added, 2 rejected, 1 near duplicate',
      [...Array<string>(7).fill('new+'), 'rejected', 'rejected', 'near'],
    ],
    ['2 of 2 will be added', ['near+', 'duplicate+']],
    ['1 of 3 will be added, 1 not included, 1 already in this quiz', ['new+', 'new', 'same']],
    ['2 of 4 will be added or changed, 2 near duplicates', ['new+', 'changed+', 'near', 'duplicate']],
  ])('is “%s”', (summary, rows) => expect(describeCounts(counted(...rows))).toBe(summary));

  it.each([
    ['Complete a rejected question above to add it.', ['rejected', 'same']],
    ['Select a question above to add it.', ['near', 'new', 'same']],
    [
      'Complete a rejected question above to add it. Select a question above to add it.',
      ['rejected', 'duplicate'],
    ],
    ['All of them are in this quiz. Paste or choose others to add more.', ['same', 'same']],
  ])('says what to do where nothing is to be added: “%s”', (step, rows) =>
    expect(nextStep(counted(...rows))).toBe(step),
  );
});
