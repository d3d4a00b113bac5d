import { address, givenContest, givenQuestion, givenQuiz } from '../fixtures/data/contest';
import { databaseOf, shownMoment } from '../fixtures/data/database';
import { text, time, whole, type StoredFields } from '../fixtures/data/stored';
import { expect, test } from '../fixtures/fixtures';
import { enter } from '../fixtures/screens';

const hourMs = 60 * 60 * 1000;
const begun = Math.floor(Date.now() / 60_000) * 60_000;
const inHours = (hours: number) => time(new Date(begun + hours * hourMs).toISOString());
const shown = (hours: number) => shownMoment(inHours(hours));

const garbled = (of: string) => `“${of}” contains garbled characters: it was read with the wrong encoding.`;
const apart = (of: string) =>
  `“${of}” is stored with composed letters taken apart (not NFC): searching may not find it.`;

type Planted = readonly [fields: StoredFields, ...sentences: string[]];

const [seasonStart, seasonEnd] = [-240, 2400];

const season: Planted = [
  { host: text('GrÃ¢ce'), season: text('Je\u0301sus'), status: text('deactivated') },
  'The season is not active: players cannot enter its quizzes.',
  garbled('GrÃ¢ce'),
  apart('Je\u0301sus'),
];

/** Changes of quizzes; each quiz is ready otherwise, and starts so many hours from now. */
const quizzes: readonly (readonly [hours: number, ...Planted])[] = [
  [200, { start: text('soon') }, 'It has no start or no end.'],
  [300, { end: inHours(299) }, `It ends at ${shown(299)}, not after its start at ${shown(300)}.`],
  [
    400,
    { start: inHours(2399), end: inHours(2401) },
    `It ends at ${shown(2401)}, after the season ends at ${shown(seasonEnd)}.`,
  ],
  [500, { duration: whole(180) }, 'It takes 180 min, but is open for 120 min only.'],
  [612, { status: text('Ongoing') }, 'Starts in 25 days, already Ongoing'],
  [700, { status: text('Paused') }, 'Its status is “Paused”, which players’ apps do not know.'],
  [800, { duration: whole(0) }, 'It has no duration of one minute or more.'],
  [900, { title: text(' ') }, 'It has no title.'],
  [1000, { language: text(' , ') }, 'It has no language.'],
  [1100, { description: text('lost \uFFFD here') }, garbled('lost \uFFFD here')],
  [1200, { title: text('Noe\u0308l') }, apart('Noe\u0308l')],
  [1300, { title: text('Overlapped') }],
  [1301, { title: text('Overlapping') }, 'It is open at the same time as “Overlapped”.'],
  [1400, { title: text('Twice') }],
  [1500, { title: text('Twice') }, 'Another quiz has the same title.'],
  [1600, { duration: whole(30) }, '1 question in 30 min leave 30 min for each, more than 5 min.'],
];

/** Changes of questions, each in a quiz with nothing else. */
const questions: readonly Planted[] = [
  [{ question: text('\u200b') }, 'It has no text.'],
  [{ option_4: text('') }, 'Option D is empty.'],
  [{ option_4: text('Rome ') }, 'Two options are the same: “Rome”.'],
  [{ answer: text('Athens') }, 'The answer “Athens” is none of the options.'],
  [{ option_1: text('RÃ´me') }, garbled('RÃ´me')],
  [{ option_1: text('Ro\u0302me') }, apart('Ro\u0302me')],
  [{ question: text('Who led Israel across the Jordan into Canaan?') }],
  [
    { question: text('Who led Israel across the Jordan to Canaan?') },
    'It is nearly the same as question 7 of this quiz.',
  ],
];

const settings: readonly (readonly [collection: string, ...Planted])[] = [
  [
    'season_top_notification',
    {
      status: text('active'),
      type: text('Button'),
      title: text(''),
      description: text('It’s Ã©'),
      button_text: text('e\u0301'),
      button_link: text('example'),
    },
    'The link of the top notification is not a web address (http:// or https://).',
    'The top notification is active, but has no title.',
    garbled('It’s Ã©'),
    apart('e\u0301'),
  ],
  [
    'season_leaderbaord_setting',
    { appearance: text('type-1'), type: text('limit'), limit_one: whole(30), limit_two: whole(25) },
    'The limits of the leaderboard are the wrong way round: from 30 to 25.',
  ],
  [
    'season_ads_controller',
    { rs_to_sh_show: text('Yes'), ql_to_sh_show: text('Yes'), quiz_intro_banner_show: text('Yes') },
    'Players who go from the results to the quiz intro, and from there to the leaderboard and back, see two ads in a row.',
    'Players see an ad on the way to the quiz intro, and there the banner at once.',
  ],
];

/** Quizzes with too many questions or none, so many hours from now. */
const counts: readonly (readonly [hours: number, count: number, sentence: string])[] = [
  [24, 0, 'It starts within 48 hours and has no questions.'],
  [1700, 0, 'It has no questions yet.'],
  [1800, 7, '7 questions in 1 min leave 8 s for each, less than 10 s.'],
];

const planted: readonly Planted[] = [
  season,
  ...quizzes.map(([, ...rest]) => rest),
  ...questions,
  ...settings.map(([, ...rest]) => rest),
];
const expected = [
  ...planted.flatMap(([, ...sentences]) => sentences),
  ...counts.map(([, , sentence]) => sentence),
];

test('the check of a season finds planted faults of thirty-four rules, each with its sentence', async ({
  page,
  product,
}) => {
  const database = databaseOf(product);
  const { season: id, quizPath } = await givenContest(database, {
    season: { start: inHours(seasonStart), end: inHours(seasonEnd), ...season[0] },
    quiz: { title: text('Questions'), start: inHours(100), end: inHours(102), duration: whole(20) },
    questions: 0,
  });
  const quizAt = async (hours: number, count: number, fields: StoredFields) => {
    const given = await givenQuiz(database, id, {
      quiz: { start: inHours(hours), end: inHours(hours + 2), duration: whole(5), ...fields },
      questions: 0,
    });
    for (let number = 1; number <= count; number += 1)
      await givenQuestion(database, given.quizPath, `What does verse ${hours}:${number} say?`);
  };
  for (const [hours, fields] of quizzes) await quizAt(hours, 1, fields);
  for (const [hours, count] of counts) await quizAt(hours, count, { duration: whole(1) });
  for (const [index, [fields]] of questions.entries()) {
    const question = await givenQuestion(database, quizPath, `Question of subject ${index}`, `q${index}`);
    await database.change(`${quizPath}/questions/${question}`, fields);
  }
  for (const [collection, fields] of settings)
    await database.write(`${collection}/${id}`, { season_id: text(id), ...fields });

  await enter(page, 'Admin', address('/check-season', { season: id }));
  await page
    .getByText(/^\d+ faults, \d+ hints$/)
    .first()
    .waitFor();
  for (const sentence of expected)
    await expect.soft(page.getByText(sentence, { exact: true }).first(), sentence).toBeVisible();
});
