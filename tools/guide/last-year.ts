import { newId } from '../../shared/src/provided/data/writes/new-id';
import { givenContest, givenQuiz } from '../../e2e/fixtures/data/contest';
import { moment, plain, type Database } from '../../e2e/fixtures/data/database';
import { text, whole, type StoredFields } from '../../e2e/fixtures/data/stored';
import { demo } from '../../e2e/fixtures/states/state';

const dayMs = 24 * 60 * 60 * 1000;
const questionsPerQuiz = 10;

const titles = [
  'In the Beginning',
  'From Abraham to Joseph',
  'Out of Egypt',
  'Judges and Samuel',
  'Kings of Israel and Judah',
  'Songs and Exile',
  'From Exile to Bethlehem',
  'Jesus in Galilee',
];

/** The season that is prepared: the one of last year and the dates of the new one. */
export type LastYear = {
  readonly name: string;
  readonly newName: string;
  /** The Saturday of the first quiz of the new season, `YYYY-MM-DD`, a week later than the console suggests. */
  readonly firstDay: string;
  /** The question that an import garbled, as it should be. */
  readonly mended: string;
  /** The questions of two more quizzes, as a spreadsheet copies them. */
  readonly moreQuestions: readonly [string, string];
};

/** The day, `YYYY-MM-DD`, so many days after another. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

/** The Saturday 47 weeks ago: a year later it is some weeks from now. */
function firstSaturday(): string {
  const today = new Date();
  const saturday = dayAfter(today.toISOString().slice(0, 10), 6 - today.getUTCDay());
  return dayAfter(saturday, -47 * 7);
}

/** The questions of the demo contest's season, in the order of its quizzes. */
async function questionsOf(database: Database): Promise<readonly StoredFields[]> {
  const all = await database.everything();
  const startOf = (path: string) => plain(all.get(path.split('/').slice(0, 4).join('/'))?.start);
  return [...all]
    .filter(([path]) => path.startsWith(`seasons/${demo.season}/quizzes/`) && path.includes('/questions/'))
    .map(([path, fields]) => ({ place: startOf(path) + path, fields }))
    .sort((one, other) => (one.place < other.place ? -1 : 1))
    .map(({ fields }) => fields);
}

const cells = ({ question, option_1, option_2, option_3, option_4, answer }: StoredFields): string =>
  [question, option_1, option_2, option_3, option_4, answer].map(plain).join('\t');

/** UTF-8 that was read as Windows-1252, as some spreadsheets do. */
const garbled = (sentence: string): string => sentence.replaceAll('’', 'â€™');

/** The quiz of a week, from Saturday morning to Sunday evening. */
function weeklyQuiz(first: string, index: number): StoredFields {
  const day = dayAfter(first, index * 7);
  return {
    title: text(`Week ${index + 1}: ${titles[index]}`),
    description: text('Read the chapters with your group first.'),
    language: text('English'),
    start: moment(`${day}T06:00`),
    end: moment(`${dayAfter(day, 1)}T21:00`),
    status: text('Finished'),
  };
}

async function givenNotificationAndLeaderboard(database: Database, season: string): Promise<void> {
  await database.write(`season_top_notification/${season}`, {
    season_id: text(season),
    type: text('Button'),
    title: text('A new quiz every Saturday'),
    status: text('active'),
    description: text('Read the chapters of the week first.'),
    button_text: text('Reading plan'),
    button_link: text('https://quiz.example.org/reading-plan'),
  });
  await database.write(`season_leaderbaord_setting/${season}`, {
    season_id: text(season),
    appearance: text('type-2'),
    type: text('limit'),
    limit_one: whole(1),
    limit_two: whole(25),
  });
}

/**
 * Stores the Manager's season of last year: eight weekly quizzes of ten questions, one of them garbled, a notification
 * and a leaderboard.
 */
export async function givenLastYear(database: Database): Promise<LastYear> {
  const first = firstSaturday();
  const newFirst = dayAfter(first, 53 * 7);
  const name = `Bible Quiz ${first.slice(0, 4)}`;
  const questions = await questionsOf(database);
  const needed = titles.length * questionsPerQuiz;
  const toGarble = questions.slice(0, needed).findIndex(({ question }) => plain(question).includes('’'));

  const { season, quizPath } = await givenContest(database, {
    season: {
      season: text(name),
      host: text('Daniel Prasad'),
      discription: text('A quiz each weekend for the youth groups of our five churches.'),
      start: moment(`${first}T06:00`),
      end: moment(`${dayAfter(first, 78)}T21:00`),
    },
    quiz: weeklyQuiz(first, 0),
    questions: 0,
    results: 12,
  });
  const paths = [quizPath];
  for (let index = 1; index < titles.length; index += 1)
    paths.push(
      (await givenQuiz(database, season, { quiz: weeklyQuiz(first, index), questions: 0 })).quizPath,
    );
  for (const [index, fields] of questions.slice(0, needed).entries()) {
    const path = paths[Math.floor(index / questionsPerQuiz)] ?? quizPath;
    // Rising ids keep the order.
    const id = `${100 + index}${newId().slice(3)}`;
    const question = plain(fields.question);
    await database.write(`${path}/questions/${id}`, {
      ...fields,
      question_id: text(id),
      quiz_id: text(path.replace(/^.*\//, '')),
      question: text(index === toGarble ? garbled(question) : question),
    });
  }
  await givenNotificationAndLeaderboard(database, season);
  const more = questions.slice(needed).map(cells);
  const half = Math.ceil(more.length / 2);
  return {
    name,
    newName: `Bible Quiz ${newFirst.slice(0, 4)}`,
    firstDay: newFirst,
    mended: plain(questions[toGarble]?.question),
    moreQuestions: [more.slice(0, half).join('\n'), more.slice(half).join('\n')],
  };
}
