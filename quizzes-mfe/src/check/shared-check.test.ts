import { questionEntity, quizEntity, seasonEntity, type Question } from '@console/shared/model';
import type { SeasonContents } from './season-contents';
import { shareCheck } from './shared-check';

const quiz = { ...quizEntity.blank, id: 'Q1' };
const repeated = 'Who led Israel across the Jordan?';

/** A season with so many questions, of which the first is also the last. */
function contentsOf(count: number): SeasonContents {
  const questions: Question[] = Array.from({ length: count }, (_, number) => ({
    ...questionEntity.blank,
    id: String(1000 + number),
    text: [0, count - 1].includes(number) ? repeated : `${number}a ${number}b ${number}c ${number}d`,
  }));
  return {
    season: { ...seasonEntity.blank, id: 'S1' },
    quizzes: [quiz],
    questionsOf: { Q1: questions },
  };
}

const repetitionsIn = ({ findings }: ReturnType<ReturnType<typeof shareCheck>['find']>) =>
  findings.filter(({ of }) => of === 'repetition').map(({ numbered }) => numbered?.number);

/** Resolves when the check has compared. */
const compared = ({ subscribe }: ReturnType<typeof shareCheck>) =>
  new Promise<void>((resolve) => {
    const stop = subscribe(() => {
      stop();
      resolve();
    });
  });

describe('a check that many components use', () => {
  it('finds what is in a few questions at once', () => {
    const found = shareCheck().find(contentsOf(20), 0);
    expect(found.isDone).toBe(true);
    expect(repetitionsIn(found)).toEqual([1, 20]);
  });

  it('is not done while many questions are compared, and then finds the same as at once', async () => {
    const check = shareCheck();
    const contents = contentsOf(450);
    expect(check.find(contents, 0)).toEqual({ findings: [], isDone: false });
    await compared(check);
    const found = check.find(contents, 0);
    expect(found.isDone).toBe(true);
    expect(repetitionsIn(found)).toEqual([1, 450]);
  });

  it('compares what was asked last, and shows meanwhile what was found before', async () => {
    const check = shareCheck();
    const before = check.find(contentsOf(20), 0);
    expect(check.find(contentsOf(450), 0)).toEqual({ ...before, isDone: false });
    const last = contentsOf(300);
    expect(check.find(last, 0).isDone).toBe(false);
    await compared(check);
    expect(repetitionsIn(check.find(last, 0))).toEqual([1, 300]);
  });

  it('answers the same question from memory', () => {
    const check = shareCheck();
    const contents = contentsOf(20);
    expect(check.find(contents, 0).findings).toBe(check.find({ ...contents }, 0).findings);
    expect(check.find(contents, 1).findings).not.toBe(check.find(contents, 0).findings);
  });
});
