import {
  adsEntity,
  leaderboardEntity,
  questionEntity,
  quizEntity,
  seasonEntity,
  topNotificationEntity,
} from '.';

const stored = {
  question_id: 'N1',
  question: 'Who led Israel across the Jordan?',
  option_1: 'Peter',
  option_2: 'Joshua',
  option_3: 'Moses',
  option_4: 'Paul',
  answer: 'Joshua',
};
const { fromDocument, toFields, accepts, blank, together } = questionEntity;
const question = fromDocument({ id: 'N1', fields: stored });

describe('an entity', () => {
  it('is read from a document and written with all of its fields and its id', () => {
    expect(question).toEqual({
      id: 'N1',
      text: 'Who led Israel across the Jordan?',
      options: ['Peter', 'Joshua', 'Moses', 'Paul'],
      answer: 'Joshua',
    });
    expect(toFields(question)).toEqual(stored);
  });

  it('reads what is missing or malformed as empty', () => {
    const malformed = { question: { te: 'x' }, option_1: 42, option_2: null };
    expect(fromDocument({ id: 'N2', fields: malformed })).toEqual({
      ...blank,
      id: 'N2',
      options: ['42', '', '', ''],
    });
  });

  it('is written without a field that the release of its module does not know', () => {
    const earlier = { ...question, answer: undefined as unknown as string };
    const { answer: _, ...fields } = stored;
    expect(toFields(earlier)).toEqual(fields);
  });

  it('of a setting has no id of its own', () => {
    expect(adsEntity.blank).not.toHaveProperty('id');
    expect(Object.keys(adsEntity.toFields(adsEntity.blank))).toHaveLength(7);
  });

  it('names the stored fields that belong together', () => {
    expect(together).toEqual(['option_1', 'option_2', 'option_3', 'option_4', 'answer']);
    expect(leaderboardEntity.together).toEqual(['type', 'limit_one', 'limit_two']);
  });
});

it('has the most characters of its texts', () => {
  expect(quizEntity.limits).toMatchObject({ title: 500, description: 20_000, language: 500 });
  expect(questionEntity.limits).toEqual({ text: 2000, options: 1000, answer: 1000 });
});

describe('what the database takes', () => {
  const notification = {
    ...{ status: 'active', type: 'Button', title: 'Register', description: '' },
    ...{ buttonText: 'Open', buttonLink: 'https://example.org' },
  };
  const leaderboard = { appearance: 'type-1', type: 'limit', limitOne: 1, limitTwo: 10 };
  it('is a whole question', () => expect(accepts(question)).toBe(true));

  it.each([
    ['without a text', { text: '' }],
    ['with an empty option', { options: ['Peter', 'Joshua', 'Moses', ''] as const }],
    ['with a text that is too long', { text: 'x'.repeat(2001) }],
    ['whose answer is none of the options', { answer: 'Caleb' }],
  ])('is no question %s', (_what, change) => expect(accepts({ ...question, ...change })).toBe(false));

  it.each([
    [true, {}],
    [true, { buttonLink: '' }],
    [false, { buttonLink: 'javascript:alert(1)' }],
    [false, { status: '' }],
  ])('is a notification (%s) with %j', (expected, change) =>
    expect(topNotificationEntity.accepts({ ...notification, ...change })).toBe(expected),
  );

  it.each([
    [true, {}],
    [true, { type: 'all', limitOne: null }],
    [false, { limitOne: null }],
    [false, { limitTwo: -1 }],
  ])('is a leaderboard (%s) with %j', (expected, change) =>
    expect(leaderboardEntity.accepts({ ...leaderboard, ...change })).toBe(expected),
  );

  const quiz = {
    ...quizEntity.blank,
    ...{ id: 'Q1', title: 'Week 1', description: '', duration: 20, language: 'English' },
    ...{ start: Date.UTC(2026, 0, 1), end: Date.UTC(2026, 0, 2), status: 'Upcoming' },
  };
  it.each([
    [true, {}],
    [false, { title: '' }],
    [false, { duration: null }],
    [false, { duration: 0 }],
    [false, { end: null }],
    [false, { end: quiz.start }],
    [false, { status: 'Done' }],
  ])('is a quiz (%s) with %j', (expected, change) =>
    expect(quizEntity.accepts({ ...quiz, ...change })).toBe(expected),
  );

  const season = {
    ...seasonEntity.blank,
    ...{ id: 'S1', name: 'Advent', host: 'Asha', hostEmail: 'asha@example.org', additionalEmail: '' },
    ...{ description: '', start: quiz.start, end: quiz.end, status: 'active' },
  };
  it.each([
    [true, {}],
    [false, { name: '' }],
    [false, { start: null }],
  ])('is a season (%s) with %j', (expected, change) =>
    expect(seasonEntity.accepts({ ...season, ...change })).toBe(expected),
  );
});
