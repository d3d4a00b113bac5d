import {
  locations,
  newId,
  type EntryKey,
  type RecordedAction,
  type StoredFields,
} from '@console/shared/data';
import type { LargeAction } from '@console/shared/history';
import { questionIdAfter, type Quiz, type Season } from '@console/shared/model';
import { inBatches } from '@console/shared/actions';
import { fieldsOfQuiz } from './every-field';
import { limits, type NewDocument } from './new-document';
import type { SettingName } from './setting-to-copy';
import type { QuestionFields } from './source';
import { planToParts } from './stored-plan';

/** What is stored: the season and quizzes without ids of their own yet, and settings without the season's. */
export type CopyPlan = {
  readonly season: Season;
  readonly quizzes: readonly { readonly quiz: Quiz; readonly questions: readonly QuestionFields[] }[];
  readonly settings: Partial<Record<SettingName, StoredFields>>;
};

/** What one transaction stores. */
export type Batch = {
  readonly documents: readonly NewDocument[];
  /** Parts of the entry that hold the plan. */
  readonly plan?: readonly NewDocument[];
  /** The quiz of these questions, which are stored while it is Upcoming. */
  readonly quizPath?: string;
  readonly action?: RecordedAction;
};

/** The documents of a copy, apart from the season. */
export type NewDocuments = {
  readonly quizzes: readonly NewDocument[];
  readonly settings: readonly NewDocument[];
  /** In their order, by the path of their quiz. */
  readonly questions: ReadonlyMap<string, readonly NewDocument[]>;
};

/** The rules look up two documents for each new quiz, of 20 for a transaction. */
const mostQuizzes = 8;
/** More at once would make the page stand still, as in an import of questions. */
const mostQuestions = 50;
/** An entry names a hundred subjects: the season, its settings and so many quizzes. */
const mostSubjects = 98;

/** Gives the documents of a plan their ids, with a `pause` before each quiz. Ads settings are not among them: their history is for Admins only. */
export async function documentsOf(
  { quizzes, settings }: CopyPlan,
  seasonId: string,
  pause: () => Promise<void>,
): Promise<NewDocuments> {
  const withIds: (NewDocument & { readonly questions: readonly NewDocument[] })[] = [];
  for (const { quiz, questions } of quizzes) {
    await pause();
    const id = newId();
    const path = locations.quiz(seasonId, id);
    const fields = fieldsOfQuiz({ ...quiz, id, status: 'Upcoming' });
    withIds.push({ path, fields, questions: questionsWithIds(seasonId, id, questions) });
  }
  return {
    quizzes: withIds.map(({ path, fields }) => ({ path, fields })),
    settings: (['notification', 'leaderboard'] as const).flatMap((name) =>
      settings[name]
        ? { path: settingPath[name](seasonId), fields: { ...settings[name], season_id: seasonId } }
        : [],
    ),
    questions: new Map(withIds.map(({ path, questions }) => [path, questions])),
  };
}

const settingPath = { notification: locations.topNotification, leaderboard: locations.leaderboard };

/** New questions, whose ids keep their order. */
function questionsWithIds(
  seasonId: string,
  quizId: string,
  questions: readonly QuestionFields[],
): readonly NewDocument[] {
  let last = '';
  return questions.map((fields) => {
    last = questionIdAfter([last], newId());
    return {
      path: locations.question(seasonId, quizId, last),
      fields: { ...fields, question_id: last, quiz_id: quizId },
    };
  });
}

/** All documents in one list. */
export const listed = ({ quizzes, settings, questions }: NewDocuments): readonly NewDocument[] => [
  ...quizzes,
  ...settings,
  ...[...questions.values()].flat(),
];

/** What a copy is called in the history. */
export const copyKind = 'season_copied';

/** The entry of the copy, about the season, its settings and as many quizzes as it names. */
export function copyEntry(documents: NewDocuments, entry: EntryKey): LargeAction {
  const subjects = documents.quizzes
    .slice(0, mostSubjects)
    .map(({ path }) => path.split('/').slice(2).join('/'));
  const about = ['season', 'settings', ...subjects];
  return { ...entry, kind: copyKind, about, total: listed(documents).length };
}

/** The plan, by which others can finish the copy. It takes the season, whose staff may write its history. */
export const planBatch = (documents: NewDocuments, entry: EntryKey): Batch => ({
  documents: [],
  plan: planToParts(listed(documents), entry),
});

/**
 * Quizzes with the settings, then questions. Everybody who stores this copy makes the same batches of the same plan, and
 * each batch has the id of its part: one that another person has stored meanwhile is refused as a whole.
 */
export function batchesOf(planned: readonly NewDocument[], entry: EntryKey): readonly Batch[] {
  const quizzes: NewDocument[] = [];
  const settings: NewDocument[] = [];
  const questions = new Map<string, NewDocument[]>();
  for (const document of [...planned].sort((a, b) => (a.path < b.path ? -1 : 1))) {
    const segments = document.path.split('/');
    if (segments[0] !== 'seasons') settings.push(document);
    else if (segments.length === 4) quizzes.push(document);
    else {
      const quizPath = segments.slice(0, 4).join('/');
      const ofQuiz = questions.get(quizPath);
      if (ofQuiz) ofQuiz.push(document);
      else questions.set(quizPath, [document]);
    }
  }
  return [
    ...[...inBatches(quizzes, limits(mostQuizzes)), ...inBatches(settings, limits(mostQuizzes))].map(
      (documents) => ({
        documents,
        action: partOf(entry, documents),
      }),
    ),
    ...[...questions].flatMap(([quizPath, all]) =>
      inBatches(all, limits(mostQuestions)).map((documents) => ({
        documents,
        quizPath,
        action: partOf(entry, documents),
      })),
    ),
  ];
}

/** The part is called as its first document is. */
const partOf = (entry: EntryKey, [first]: readonly NewDocument[]): RecordedAction => ({
  entry: {
    ...entry,
    is: 'part',
    ...(first && { partId: first.path.slice(first.path.lastIndexOf('/') + 1) }),
  },
});

/**
 * The batch with another id of its part where one that is not its own has that id: as it can say nothing of what is left, it
 * would be refused for ever. Everybody who reads the same parts takes the same id.
 */
export function withFreePart({ action, ...batch }: Batch, taken: ReadonlySet<string>): Batch {
  const partId = action?.entry?.partId;
  if (!action?.entry || partId === undefined || !taken.has(partId))
    return { ...batch, ...(action && { action }) };
  console.warn(`Another part has the id of a part of the copy: ${partId}`);
  let next = 2;
  while (taken.has(`${partId}-${next}`)) next += 1;
  return { ...batch, action: { ...action, entry: { ...action.entry, partId: `${partId}-${next}` } } };
}

/** Ads settings are for Admins only, and so is their history: they have an entry of their own. */
export const adsBatches = (
  { settings: { ads } }: CopyPlan,
  { seasonId, entryId }: EntryKey,
): readonly Batch[] =>
  ads
    ? [
        {
          documents: [{ path: locations.ads(seasonId), fields: { ...ads, season_id: seasonId } }],
          action: { entryId },
        },
      ]
    : [];
