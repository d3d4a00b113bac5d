import { givenContest, givenQuiz } from '../fixtures/data/contest';
import { plain, type Database } from '../fixtures/data/database';
import { text, time, whole, type StoredFields } from '../fixtures/data/stored';

/** Three portions of quizzes, the last of which has two. */
const quizCount = 18;
const week = 7 * 24 * 60 * 60 * 1000;

const weekly = (number: number): StoredFields => {
  const at = (hours: string) => Date.parse(`2025-12-06T${hours}:00Z`) + (number - 1) * week;
  const moment = (milliseconds: number) => time(new Date(milliseconds).toISOString().replace('.000Z', 'Z'));
  return { title: text(`Week ${number}`), start: moment(at('00:30')), end: moment(at('14:30')) };
};

/** A weekly quiz, the first three with questions, and settings. Returns the id of the season. */
export async function givenSeason(database: Database): Promise<string> {
  const { start = text('') } = weekly(1);
  const given = { season: { season: text('Gospels'), start }, quiz: weekly(1), questions: 2 };
  const { season } = await givenContest(database, given);
  for (let number = 2; number <= quizCount; number += 1)
    await givenQuiz(database, season, { quiz: weekly(number), questions: number <= 3 ? 2 : 0 });
  await database.write(`season_top_notification/${season}`, {
    ...{ season_id: text(season), type: text('Note'), title: text('Welcome'), status: text('active') },
    ...{ description: text('Read first'), button_text: text(''), button_link: text('') },
  });
  await database.write(`season_leaderbaord_setting/${season}`, {
    ...{ season_id: text(season), appearance: text('type-1'), type: text('limit') },
    ...{ limit_one: whole(1), limit_two: whole(25) },
  });
  return season;
}

type Documents = ReadonlyMap<string, StoredFields>;

/** Whether a path is of a season, what it contains, or its settings. */
export const isOf = (season: string) => (path: string) => path.split('/').includes(season);

/**
 * Every document of a season in a form in which a copy equals its original: without the ids, which are new in the copy,
 * and with dates counted from the start of the season.
 */
export function contentsOf(documents: Documents, season: string): string[] {
  const start = Date.parse(plain(documents.get(`seasons/${season}`)?.start));
  return [...documents]
    .filter(([path]) => isOf(season)(path))
    .map(([path, { season_id, quiz_id, question_id, ...fields }]) => {
      const quiz = documents.get(path.split('/').slice(0, 4).join('/'));
      const said = Object.entries(fields).map(([name, value]) =>
        'timestampValue' in value ? [name, Date.parse(value.timestampValue) - start] : [name, value],
      );
      // An id that its path does not have would be of another document.
      const ids = [season_id, quiz_id, question_id].filter((id) => id && !path.includes(plain(id)));
      const kind = path.split('/').filter((_part, index) => index % 2 === 0);
      return JSON.stringify([kind, plain(quiz?.title), Object.fromEntries(said.sort()), ids]);
    })
    .sort();
}

export const pathOf = (
  documents: Documents,
  season: string,
  isWanted: (fields: StoredFields) => boolean,
): string => [...documents].find(([path, fields]) => isOf(season)(path) && isWanted(fields))?.[0] ?? '';

/** The paths of what the second person edits: a quiz of the last portion, and a question. */
export const editedIn = (documents: Documents, season: string) => {
  const quizPath = pathOf(documents, season, ({ title }) => plain(title) === 'Week 18');
  const first = pathOf(documents, season, ({ title }) => plain(title) === 'Week 1');
  const ofFirst = [...documents.keys()].filter((path) => path.startsWith(`${first}/questions/`));
  return { quizPath, questionPath: ofFirst.sort()[0] ?? '' };
};

/** What a copy of the season with all edits contains. */
export function expectedOf(before: Documents, source: string): string[] {
  const { quizPath, questionPath } = editedIn(before, source);
  const edits = new Map<string, StoredFields>([
    [`seasons/${source}`, { season: text('Gospels again') }],
    [quizPath, { title: text('The last week') }],
    [questionPath, { option_1: text('Jerusalem') }],
  ]);
  const edited = [...before].map(([path, fields]) => [path, { ...fields, ...edits.get(path) }] as const);
  return contentsOf(new Map(edited), source);
}
