import fc from 'fast-check';
import { findQuestion, identityOf } from '@console/shared/model';
import { byId, keysOf, planMove, renamed } from './question-order';

const withIds = (...ids: string[]) => ids.map((id) => ({ id }));

const quiz = fc
  .uniqueArray(fc.string({ unit: fc.constantFrom(...'0019Az'), minLength: 1, maxLength: 4 }), {
    minLength: 2,
  })
  .map((ids) => withIds(...ids).sort(byId));

describe('moving a question', () => {
  it('inserts it at any place, and keeps the order of the others', () => {
    fc.assert(
      fc.property(quiz, fc.nat(), fc.nat(), (questions, a, b) => {
        const [from, to] = [a % questions.length, b % questions.length];
        const plan = planMove(questions, from, to);
        const expected = questions.map(({ id }) => identityOf(id));
        expected.splice(to, 0, ...expected.splice(from, 1));
        expect(renamed(questions, [plan]).map(({ id }) => identityOf(id))).toEqual(expected);
        expect(plan[0]?.from).toBe(questions[from]?.id);
      }),
    );
  });

  it('changes no other id where there is room', () => {
    expect(planMove(withIds('a', 'b', 'c'), 2, 1)).toHaveLength(1);
  });

  it('moves the next one as well where there is no room', () => {
    const plan = planMove(withIds('1', '10', '2'), 2, 1);
    expect(plan.map(({ from }) => from)).toEqual(['2', '10']);
  });
});

describe('a question', () => {
  const moved = 'zAbCdEfG000random123';

  it('is found by its id', () => {
    expect(findQuestion(withIds('N1', 'N2'), 'N2')).toEqual({ id: 'N2' });
  });

  it('is found by the id that it had before it was moved', () => {
    expect(findQuestion(withIds('N1', moved), 'q4tT7ZLVVUarandom123')).toEqual({ id: moved });
  });

  it('is not confused with another whose id ends like its identity', () => {
    const others = withIds('1-question-of-the-day', '2-question-of-the-day');
    expect(findQuestion(others, '3-question-of-the-day')).toBeUndefined();
    expect(findQuestion(others, '2-question-of-the-day')).toEqual(others[1]);
  });

  it('has the same key in every place, and a unique one where identities are equal', () => {
    const ids = ['q4tT7ZLVVUarandom123', '1-question-of-the-day', '2-question-of-the-day'];
    expect(keysOf(withIds(...ids))).toEqual(['random123', ...ids.slice(1)]);
    expect(keysOf(withIds(moved))).toEqual(['random123']);
  });
});
