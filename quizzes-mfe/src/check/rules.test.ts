import { quizEntity, seasonEntity, type Quiz, type Season } from '@console/shared/model';
import { checks } from './checks';
import { createCheck } from './find-findings';
import { rules } from './rules';
import type { SeasonContents } from './season-contents';
import type { Question } from '@console/shared/model';

const at = (day: number, hour = 0) => Date.UTC(2026, 10, day, hour);
const now = at(10);

const season: Season = {
  ...seasonEntity.blank,
  id: 'S1',
  name: 'Gospels',
  host: 'Grace',
  hostEmail: 'host@example.org',
  additionalEmail: 'second@example.org',
  description: '',
  start: at(1),
  end: at(30),
  status: 'active',
};

const quiz: Quiz = {
  ...quizEntity.blank,
  id: 'Q1',
  title: 'Week 1',
  description: '',
  duration: 1,
  language: 'Telugu,English',
  start: at(20),
  end: at(20, 6),
  status: 'Upcoming',
};

const question: Question = {
  id: '0001-000000001',
  text: 'Who led Israel across the Jordan into Canaan?',
  options: ['Moses', 'Joshua', 'Caleb', 'Gideon'],
  answer: 'Joshua',
};

const notification = {
  id: '',
  status: 'active',
  type: 'Button',
  title: 'Register',
  description: '',
  buttonText: 'Open',
  buttonLink: 'https://example.org/register',
};

const limits = { id: '', appearance: 'type-1', type: 'limit', limitOne: 1, limitTwo: 25 };
const noAds = {
  id: '',
  quizLeaderboardShow: 'No',
  quizLeaderboardType: 'Rewarded',
  seasonLeaderboardShow: 'No',
  seasonLeaderboardType: 'Rewarded',
  resultsShow: 'No',
  resultsType: 'Rewarded',
  quizIntroBannerShow: 'No',
};

const ready: SeasonContents = {
  season,
  quizzes: [quiz],
  questionsOf: { Q1: [question] },
  notification,
  leaderboard: limits,
  ads: noAds,
};

const found = (contents: Partial<SeasonContents>, when: number | undefined = now) =>
  checked(createCheck(), { ...ready, ...contents }, when);

function checked(check: ReturnType<typeof createCheck>, contents: SeasonContents, when?: number) {
  expect(check.compare(contents)).toBe(true);
  return check.find(contents, when);
}

const withQuiz = (change: Partial<Quiz>) => ({ quizzes: [{ ...quiz, ...change }] });
const withQuestion = (change: Partial<Question>) => ({ questionsOf: { Q1: [{ ...question, ...change }] } });
const withOther = (change: Partial<Quiz>, questions: readonly Question[] = []) => ({
  quizzes: [quiz, { ...quiz, id: 'Q2', title: 'Week 2', start: at(21), end: at(21, 6), ...change }],
  questionsOf: { Q1: [question], ...(questions.length > 0 && { Q2: questions }) },
});
const many = (count: number) => ({
  questionsOf: {
    Q1: Array.from({ length: count }, (_, index) => ({
      ...question,
      id: `${index}`,
      text: `Psalm ${index}?`,
    })),
  },
});

it('finds nothing in a season that is ready', () => expect(found({})).toEqual([]));

describe('a planted fault is found, and nothing else', () => {
  it.each<[rule: string, sentence: string, contents: Partial<SeasonContents>]>([
    ['season-without-dates', 'The season’s start or end is missing.', { season: { ...season, end: null } }],
    [
      'season-ends-before-start',
      'The season’s end (2026-11-01 05:30) must be after its start (2026-11-01 05:30).',
      { season: { ...season, end: at(1) }, quizzes: [{ ...quiz, start: null, end: null }] },
    ],
    ['season-without-quizzes', 'The season has no quiz yet.', { quizzes: [], questionsOf: {} }],
    [
      'season-not-active',
      'The season isn’t active, so players can’t enter its quizzes.',
      { season: { ...season, status: 'deactivated' } },
    ],
    [
      'season-email-not-matching',
      '“Second@example.org” can’t open the season, because this email has capitals, spaces or invisible characters. A Manager or an Admin fixes it by updating the season.',
      { season: { ...season, additionalEmail: 'Second@example.org ' } },
    ],
    [
      'season-email-not-matching',
      '“Host@example.org” can’t open the season, because this email has capitals, spaces or invisible characters. An Admin fixes it by updating the season.',
      { season: { ...season, hostEmail: 'Host@example.org' } },
    ],
    [
      'season-garbled',
      '“GrÃ¢ce” contains garbled characters. Retype it.',
      { season: { ...season, host: 'GrÃ¢ce' } },
    ],
    [
      'season-not-normalised',
      '“Je\u0301sus” uses decomposed characters (not NFC). Search in other apps may not find it. Retype it.',
      { season: { ...season, name: 'Je\u0301sus' } },
    ],
    ['quiz-without-dates', 'Start or end is missing.', withQuiz({ start: null })],
    [
      'quiz-ends-before-start',
      'The end (2026-11-20 04:30) must be after the start (2026-11-20 05:30).',
      withQuiz({ end: at(19, 23) }),
    ],
    [
      'quiz-outside-season',
      'Starts at 2026-10-31 05:30, before the season’s start (2026-11-01 05:30).',
      withQuiz({ start: at(0), end: at(2), status: 'Finished' }),
    ],
    [
      'quiz-outside-season',
      'Ends at 2026-12-01 05:30, after the season’s end (2026-11-30 05:30).',
      withQuiz({ start: at(29), end: at(31) }),
    ],
    [
      'quiz-shorter-than-duration',
      'Duration is 3 min, but the quiz is only open for 2 min.',
      withQuiz({ duration: 3, end: at(20) + 2 * 60_000 }),
    ],
    ['status-contradicts-dates', 'Starts in 10 days, already Ongoing', withQuiz({ status: 'Ongoing' })],
    [
      'quiz-starts-without-questions',
      'Starts within 48 hours and has no questions.',
      {
        ...withQuiz({ start: at(11), end: at(12) }),
        questionsOf: { Q1: [] },
      },
    ],
    [
      'quiz-starts-without-questions',
      'Has started without questions.',
      {
        ...withQuiz({ start: at(9), end: at(12), status: 'Ongoing' }),
        questionsOf: { Q1: [] },
      },
    ],
    ['quiz-without-questions', 'No questions yet.', { questionsOf: { Q1: [] } }],
    ['too-many-questions', 'Only 8 s per question (7 questions in 1 min). Allow at least 10 s.', many(7)],
    [
      'too-few-questions',
      '20 min per question (1 question in 20 min). More than 5 min is unusual.',
      withQuiz({ duration: 20 }),
    ],
    ['quiz-without-duration', 'Duration must be 1 minute or more.', withQuiz({ duration: null })],
    ['quiz-without-title', 'The title is missing.', withQuiz({ title: ' ' })],
    ['quiz-without-language', 'The language is missing.', withQuiz({ language: ' , ' })],
    ['quiz-without-language', 'The language is missing.', withQuiz({ language: ' , ;' })],
    [
      'quiz-status-unknown',
      'The status “Paused” isn’t supported in the players’ app.',
      withQuiz({ status: 'Paused' }),
    ],
    [
      'quiz-garbled',
      '“à°ªà±‡à°¤à±” contains garbled characters. Retype it.',
      withQuiz({ description: 'à°ªà±‡à°¤à±' }),
    ],
    [
      'quiz-not-normalised',
      '“Noe\u0308l” uses decomposed characters (not NFC). Search in other apps may not find it. Retype it.',
      withQuiz({ title: 'Noe\u0308l' }),
    ],
    ['question-without-text', 'The question text is missing.', withQuestion({ text: '\u200b' })],
    ['option-empty', 'Option D is empty.', withQuestion({ options: ['Moses', 'Joshua', 'Caleb', ''] })],
    ['option-empty', 'Options C and D are empty.', withQuestion({ options: ['Moses', 'Joshua', ' ', ''] })],
    [
      'options-equal',
      'Two options are the same: “Moses”.',
      withQuestion({ options: ['Moses', 'Joshua', 'Moses ', 'Gideon'] }),
    ],
    [
      'options-equal',
      'Two options are the same: “Mo\u200bses”.',
      withQuestion({ options: ['Moses', 'Joshua', 'Mo\u200bses', 'Gideon'] }),
    ],
    ['answer-is-no-option', 'No option is chosen as the answer.', withQuestion({ answer: '' })],
    [
      'answer-is-no-option',
      'The answer “Aaron” isn’t one of the options.',
      withQuestion({ answer: 'Aaron' }),
    ],
    [
      'question-garbled',
      '“lost � here” contains garbled characters. Retype it.',
      withQuestion({ text: 'lost \uFFFD here' }),
    ],
    [
      'question-not-normalised',
      '“కె\u0C56లాసము” uses decomposed characters (not NFC). Search in other apps may not find it. Retype it.',
      withQuestion({ options: ['Moses', 'Joshua', 'Caleb', 'కె\u0C56లాసము'] }),
    ],
    [
      'notification-without-link',
      'The top notification is active, but its button has no link.',
      { notification: { ...notification, buttonLink: '' } },
    ],
    [
      'notification-without-link',
      'The link of the top notification is not a web address (http:// or https://).',
      { notification: { ...notification, buttonLink: 'javascript:alert(1)' } },
    ],
    [
      'notification-without-button-text',
      'The button of the top notification has no text.',
      { notification: { ...notification, buttonText: '' } },
    ],
    [
      'notification-without-title',
      'The top notification is active, but has no title.',
      { notification: { ...notification, title: '' } },
    ],
    [
      'notification-garbled',
      '“It’s Ã©” contains garbled characters. Retype it.',
      { notification: { ...notification, description: 'It’s Ã©' } },
    ],
    [
      'notification-not-normalised',
      '“e\u0301” uses decomposed characters (not NFC). Search in other apps may not find it. Retype it.',
      { notification: { ...notification, description: 'e\u0301' } },
    ],
    [
      'leaderboard-limits-missing',
      'The leaderboard type is limit, but Limit One or Limit Two is missing.',
      { leaderboard: { ...limits, limitTwo: null } },
    ],
    [
      'leaderboard-limits-reversed',
      'Limit One (30) is higher than Limit Two (25).',
      { leaderboard: { ...limits, limitOne: 30 } },
    ],
    [
      'ads-twice-in-a-row',
      'Players can see two ads in a row: after the results and after the quiz leaderboard.',
      { ads: { ...noAds, resultsShow: 'Yes', quizLeaderboardShow: 'Yes' } },
    ],
    [
      'ad-before-banner',
      'Players see an ad and then the banner on the quiz intro.',
      { ads: { ...noAds, resultsShow: 'Yes', quizIntroBannerShow: 'Yes' } },
    ],
  ])('%s: %s', (rule, sentence, contents) => {
    const other = rule === 'season-ends-before-start' ? ['quiz-without-dates'] : [];
    const all = found(contents);
    expect(all.map(({ id }) => id.split('~')[0]).filter((id) => !other.includes(`${id}`))).toEqual([rule]);
    expect(all[0]?.sentence).toBe(sentence);
  });

  it.each<[rule: string, sentences: string[], contents: Partial<SeasonContents>]>([
    [
      'quizzes-overlap',
      ['Overlaps with “Week 2”.', 'Overlaps with “Week 1”.'],
      withOther({ start: at(20, 5), end: at(20, 9) }),
    ],
    [
      'quiz-title-repeated',
      ['Another quiz has the same title.', 'Another quiz has the same title.'],
      withOther({ title: 'Week\u00a01\u200b' }),
    ],
    [
      'question-repeated',
      ['Almost identical to question 1 of “Week 2”.', 'Almost identical to question 1 of “Week 1”.'],
      withOther({}, [{ ...question, text: 'Who led Israel across the Jordan to Canaan?' }]),
    ],
    [
      'question-repeated',
      ['Almost identical to question 2 of this quiz.', 'Almost identical to question 1 of this quiz.'],
      { questionsOf: { Q1: [question, { ...question, id: '0002-000000002' }] } },
    ],
    [
      'question-repeated',
      ['Almost identical to question 2 of this quiz.', 'Almost identical to question 1 of this quiz.'],
      {
        questionsOf: {
          Q1: [question, { ...question, id: '0002-000000002', text: [...question.text].join('\u200b') }],
        },
      },
    ],
  ])('in both of two: %s: %j', (rule, sentences, contents) => {
    const all = found(contents);
    expect(all.map(({ id }) => id.split('~')[0])).toEqual([rule, rule]);
    expect(all.map(({ sentence }) => sentence)).toEqual(sentences);
  });
});

it.each<[string, Partial<SeasonContents>]>([
  ['has started without questions', { quizzes: [{ ...quiz, start: at(9) }], questionsOf: { Q1: [] } }],
  ['has no questions yet', { questionsOf: { Q1: [] } }],
  ['has a status that contradicts its dates', withQuiz({ start: at(9) })],
])('does not judge while the time is not known that a quiz %s', (_case, contents) => {
  expect(found(contents)).not.toEqual([]);
  expect(checked(createCheck(), { ...ready, ...contents })).toEqual([]);
});

describe('what is no fault', () => {
  it.each<[what: string, contents: Partial<SeasonContents>]>([
    ['questions that are not read yet', { questionsOf: {} }],
    ['settings that were never saved', { notification: null, leaderboard: null, ads: null }],
    [
      'a notification that nobody sees',
      { notification: { ...notification, status: 'disabled', title: '', buttonLink: '' } },
    ],
    ['a note without a link', { notification: { ...notification, type: 'Note', buttonLink: '' } }],
    ['limits that are not used', { leaderboard: { ...limits, type: 'all', limitOne: 0, limitTwo: 0 } }],
    ['one ad', { ads: { ...noAds, resultsShow: 'Yes', seasonLeaderboardShow: 'Yes' } }],
    ['10 s for each question', many(6)],
    ['5 min for a question', withQuiz({ duration: 5 })],
    ['a quiz that begins when another one ends', withOther({ start: at(20, 6), end: at(20, 9) })],
    ['Telugu, and accents', withQuiz({ title: 'పేతురు – São João' })],
    [
      'a quiz that has ended without questions',
      {
        ...withQuiz({ start: at(2), end: at(3), status: 'Finished' }),
        questionsOf: { Q1: [] },
      },
    ],
  ])('%s', (_what, contents) => expect(found(contents)).toEqual([]));
});

it('keeps the id of a finding when its question is moved', () => {
  const idOf = (id: string) => found(withQuestion({ id, answer: '' })).map((finding) => finding.id);
  expect(idOf('0009-000000001')).toEqual(idOf('0001-000000001'));
});

it('finds after a change what a first check finds', () => {
  const check = createCheck();
  const near = { ...question, id: '0002-000000002' };
  const sentences = (questions: readonly Question[]) =>
    checked(check, { ...ready, questionsOf: { Q1: questions } }, now).map(({ sentence }) => sentence);
  expect(sentences([question, near])).toHaveLength(2);
  expect(sentences([question, { ...near, text: 'Which river did they cross?' }])).toEqual([]);
  expect(sentences([question, near])).toHaveLength(2);
  expect(sentences([question])).toEqual([]);
});

it('compares questions a few at a time, and finds the same', () => {
  const check = createCheck();
  const questions = [1, 2, 3].map((number) => ({ ...question, id: `000${number}-000000001` }));
  const contents = { ...ready, questionsOf: { Q1: questions } };
  expect([1, 2, 3].map(() => check.compare(contents, 1))).toEqual([false, false, true]);
  expect(check.find(contents, now)).toEqual(found({ questionsOf: { Q1: questions } }));
});

it('names three of many quizzes that overlap', () => {
  const quizzes = [1, 2, 3, 4, 5].map((number) => ({ ...quiz, id: `Q${number}`, title: `Week ${number}` }));
  expect(found({ quizzes })[0]?.sentence).toBe('Overlaps with “Week 2”, “Week 3”, “Week 4”, and 1 more.');
});

it('has a rule of each name once', () => {
  const ids = rules.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

it('has each rule in one check of the summary', () => {
  expect(checks.flatMap((check) => check.rules).sort()).toEqual(rules.map(({ id }) => id).sort());
});
