import { monthOf, monthOfAdmin, monthOfHost, usual, visitOf } from './model';

describe('the model', () => {
  const small = { ...usual, quizzes: 2, questions: 3, questionsAdded: 2, questionsChanged: 1 };

  it('counts a first visit', () => {
    const role = 1 + 1;
    const seasons = 1 + 1;
    const quizzes = 1 + 2 + 1 + 2 + 2;
    const questions = 1 + 3 + 1;
    expect(visitOf(small, true)).toMatchObject({
      reads: role + seasons + quizzes + questions + 2 * 3 + 5,
      writes: 2 * 3,
    });
  });

  it('counts only what a page of the quiz list shows', () =>
    expect(
      visitOf({ ...small, quizzes: 14 }, false).reads - visitOf({ ...small, quizzes: 10 }, false).reads,
    ).toBe(4));

  it('counts no sign-in and no first page on later visits', () =>
    expect(visitOf(small, true).reads - visitOf(small, false).reads).toBe(1 + 2));

  it('counts a month as its visits', () =>
    expect(monthOfHost({ ...small, visits: 3 }).reads).toBe(
      visitOf(small, true).reads + 2 * visitOf(small, false).reads,
    ));

  it('deletes each entry of the history: one for each save', () => {
    const { deletions, writes } = monthOf(10, usual, 10_000);
    expect({ deletions, writes }).toEqual({ deletions: 10 * 20 * 4, writes: 10 * 20 * 8 });
  });

  it('lets an Admin read every season of a short list, and count it, at each visit', () =>
    expect(monthOfAdmin(small, 499).reads).toBe(20 * (1 + 1 + 499)));

  it('lets an Admin read a page of a long list, and all of it once to search it', () =>
    expect(monthOfAdmin(small, 5000).reads).toBe(20 * (1 + 5 + 10) + 5000));

  it('costs nothing within the free quota, and grows with the hosts beyond it', () => {
    expect(monthOf(10, usual, 10_000).dollars).toBe(0);
    const [thousand, more] = [monthOf(1000, usual, 10_000), monthOf(10_000, usual, 10_000)];
    expect(more.reads).toBeGreaterThan(10 * thousand.reads);
    expect(more.dollars).toBeGreaterThan(thousand.dollars);
  });
});
