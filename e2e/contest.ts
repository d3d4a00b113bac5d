import { newId } from '../shared/src/data/writes/new-id';
import { moment, type Database } from './database';
import { text, whole, type StoredFields } from './stored';

/** Where a given contest lies: its ids, and the paths of its documents. */
export type Contest = Awaited<ReturnType<typeof givenContest>>;

/** What a given contest has otherwise than usual. */
type Otherwise = { season?: StoredFields; quiz?: StoredFields; questions?: number; results?: number };

/**
 * Stores a season that the Manager and the Host see, with a quiz, its questions and results, as another client
 * would: a flow that changes one of its own disturbs no other flow.
 */
export async function givenContest(database: Database, otherwise: Otherwise = {}) {
  const season = newId();
  const seasonPath = `seasons/${season}`;
  await database.write(seasonPath, {
    season_id: text(season),
    season: text(`Given season ${season}`),
    host: text('Hope Youth Fellowship'),
    host_email: text('manager@example.org'),
    host_additional_email: text('host@example.org'),
    discription: text('Sunday evenings'),
    start: moment('2027-03-01T09:00'),
    end: moment('2027-04-01T21:30'),
    status: text('active'),
    ...otherwise.season,
  });
  return { season, seasonPath, ...(await givenQuiz(database, season, otherwise)) };
}

/** Stores one more quiz of a season, with questions and results. */
export async function givenQuiz(
  database: Database,
  season: string,
  otherwise: Omit<Otherwise, 'season'> = {},
) {
  const quiz = newId();
  const quizPath = `seasons/${season}/quizzes/${quiz}`;
  await database.write(quizPath, {
    quiz_id: text(quiz),
    title: text(`Given quiz ${quiz}`),
    description: text('Romans 1 to 4'),
    duration: whole(15),
    language: text('Telugu,English'),
    start: moment('2027-03-07T18:00'),
    end: moment('2027-03-07T20:00'),
    status: text('Upcoming'),
    ...otherwise.quiz,
  });
  const questions: string[] = [];
  for (let number = 1; number <= (otherwise.questions ?? 1); number += 1)
    questions.push(await givenQuestion(database, quizPath, `Which is the right answer to number ${number}?`));
  for (let number = 1; number <= (otherwise.results ?? 0); number += 1)
    await database.write(`${quizPath}/results/${newId()}`, { score: whole(number) });
  // By their ids, as the database lists them.
  const [question = ''] = questions.sort();
  return { quiz, quizPath, questions, question, questionPath: `${quizPath}/questions/${question}` };
}

async function givenQuestion(database: Database, quizPath: string, question: string): Promise<string> {
  const id = newId();
  await database.write(`${quizPath}/questions/${id}`, {
    question_id: text(id),
    question: text(question),
    option_1: text('Rome'),
    option_2: text('Corinth'),
    option_3: text('Ephesus'),
    option_4: text('Philippi'),
    answer: text('Ephesus'),
    quiz_id: text(quizPath.replace(/^.*\//, '')),
  });
  return id;
}

/** The address of a screen for some of the ids of a contest. */
export const address = (path: string, ids: Readonly<Record<string, string>> = {}): string =>
  Object.keys(ids).length > 0 ? `${path}?${new URLSearchParams(ids).toString()}` : path;
