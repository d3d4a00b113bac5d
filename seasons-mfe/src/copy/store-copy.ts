import {
  DataError,
  locations,
  newId,
  quizFromDocument,
  quizToFields,
  seasonToFields,
  type DataGateway,
  type DataTransaction,
  type EntryKey,
  type RecordedAction,
  type StoredFields,
} from '@console/shared/data';
import { acceptsQuestions, questionIdAfter, type Quiz, type Season } from '@console/shared/model';
import { newSeasonId } from '../form/season-id';
import type { QuestionFields, SettingName } from './source';

/** What is stored: the season and quizzes without ids of their own yet, and settings without the season's. */
export type CopyPlan = {
  readonly season: Season;
  readonly quizzes: readonly { readonly quiz: Quiz; readonly questions: readonly QuestionFields[] }[];
  readonly settings: Partial<Record<SettingName, StoredFields>>;
};

/** How many documents of a copy are stored. */
export type CopyProgress = { readonly done: number; readonly total: number };

/** The person has stopped the copy; it can go on. */
export class CopyStopped extends Error {}

/** A copy, which goes on where it was stopped if it is run again. */
export type SeasonCopy = {
  readonly season: Season;
  /** Stores what is not stored yet. @throws CopyStopped after the present batch when `signal` is aborted; DataError */
  run(options: { signal: AbortSignal; onProgress: (progress: CopyProgress) => void }): Promise<void>;
  progress(): CopyProgress;
  /** Its entries in the history, which an undo takes back in this order; none until the season is stored. */
  entries(): readonly EntryKey[];
};

type NewDocument = { readonly path: string; readonly fields: StoredFields };

/** New documents of one transaction. The questions of a quiz are stored while it is Upcoming. */
type Batch = {
  readonly documents: readonly NewDocument[];
  readonly quizPath?: string;
  readonly action: RecordedAction;
};

/** The rules look up two documents for each new quiz, of 20 for a transaction. */
const mostQuizzes = 8;
/** More at once would make the page stand still, as in an import of questions; a part of an entry has 1 MiB at most. */
const [mostQuestions, mostBytes] = [50, 400_000];
/** An entry names a hundred subjects: the season, its settings and so many quizzes. */
const mostSubjects = 98;

/** Prepares a copy as one entry of its history. All ids are chosen now, so that a retry stores nothing twice. */
export function createCopy(gateway: DataGateway, plan: CopyPlan): SeasonCopy {
  const season: Season = { ...plan.season, id: newSeasonId(), status: 'active' };
  const entry: EntryKey = { seasonId: season.id, entryId: newId() };
  const adsEntry: EntryKey = { seasonId: season.id, entryId: newId() };
  const batches = batchesOf(plan, season, entry, adsEntry);
  const total = batches.reduce((sum, { documents }) => sum + documents.length, 0);
  let [next, attempted, done] = [0, 0, 0];

  const storeRest = async ({ signal, onProgress }: Parameters<SeasonCopy['run']>[0]) => {
    for (let batch = batches[next]; batch; batch = batches[next]) {
      if (signal.aborted) throw new CopyStopped();
      const isRetry = attempted > next;
      attempted = next + 1;
      if (!(isRetry && next === 0 && (await gateway.get(locations.season(season.id)))))
        await storeBatch(gateway, batch, isRetry);
      next += 1;
      done += batch.documents.length;
      onProgress({ done, total });
    }
  };
  return {
    season,
    progress: () => ({ done, total }),
    entries: () => (next === 0 ? [] : next > adsIndex(batches, adsEntry) ? [adsEntry, entry] : [entry]),
    async run(options) {
      const { resumeEntry } = await import('@console/shared/history');
      await resumeEntry(gateway, entry, () => storeRest(options));
    },
  };
}

/** Ads settings are for Admins only, and so is their history: they have an entry of their own. */
function adsIndex(batches: readonly Batch[], { entryId }: EntryKey): number {
  const index = batches.findIndex(({ action }) => action.entryId === entryId);
  return index === -1 ? Infinity : index;
}

/** The season comes first, with the entry, then quizzes and settings, then questions. */
function batchesOf(plan: CopyPlan, season: Season, entry: EntryKey, ads: EntryKey): readonly Batch[] {
  const seasonId = season.id;
  const part: RecordedAction = { entry: { ...entry, is: 'part' } };
  const quizzes = plan.quizzes.map(({ quiz, questions }) => {
    const id = newId();
    const path = locations.quiz(seasonId, id);
    const document = { path, fields: quizToFields({ ...quiz, id, status: 'Upcoming' }) };
    return { id, path, document, questions: questionsWithIds(seasonId, id, questions) };
  });
  const { ads: adsFields, ...settings } = plan.settings;
  const about = ['season', 'settings', ...quizzes.slice(0, mostSubjects).map(({ id }) => `quizzes/${id}`)];
  const begin: RecordedAction = { kind: 'season_copied', entry: { ...entry, is: 'begun', about } };
  const settingsDocuments = (['notification', 'leaderboard'] as const).flatMap((name) =>
    settings[name]
      ? { path: settingPath[name](seasonId), fields: { ...settings[name], season_id: seasonId } }
      : [],
  );
  return [
    { documents: [{ path: locations.season(seasonId), fields: seasonToFields(season) }], action: begin },
    ...portions(
      quizzes.map(({ document }) => document),
      mostQuizzes,
    ).map((documents) => ({ documents, action: part })),
    ...(settingsDocuments.length > 0 ? [{ documents: settingsDocuments, action: part }] : []),
    ...(adsFields
      ? [
          {
            documents: [{ path: locations.ads(seasonId), fields: { ...adsFields, season_id: seasonId } }],
            action: { entryId: ads.entryId },
          },
        ]
      : []),
    ...quizzes.flatMap(({ path, questions }) =>
      portions(questions, mostQuestions).map((documents) => ({ documents, quizPath: path, action: part })),
    ),
  ];
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

/** Stores new documents in one transaction. They are read only on a retry: an earlier answer may have been lost. */
function storeBatch(
  gateway: DataGateway,
  { documents, quizPath, action }: Batch,
  isRetry: boolean,
): Promise<void> {
  let hasNewIds = !isRetry;
  return gateway.transact(async (transaction) => {
    const hasNewId = hasNewIds;
    hasNewIds = false;
    if (quizPath) await requireUpcoming(transaction, quizPath);
    // Requested together: each takes a round trip.
    const missing = await Promise.all(
      documents.map(async (document) =>
        !hasNewId && (await transaction.get(document.path)) ? [] : [document],
      ),
    );
    for (const { path, fields } of missing.flat()) await transaction.create(path, fields, { hasNewId });
  }, action);
}

/** Somebody may already work in the new season. Also names the quiz in the history. */
async function requireUpcoming(transaction: DataTransaction, path: string): Promise<void> {
  const quiz = await transaction.get(path);
  if (!quiz) throw new DataError('missing', `${path} was deleted while it was copied`);
  if (!acceptsQuestions(quizFromDocument(quiz))) throw new DataError('conflict', `${path} has begun`);
}

const encoder = new TextEncoder();
const sizeOf = (document: NewDocument): number => encoder.encode(JSON.stringify(document)).length;

function portions(documents: readonly NewDocument[], most: number): readonly (readonly NewDocument[])[] {
  const all: NewDocument[][] = [];
  let bytes = 0;
  for (const document of documents) {
    const size = sizeOf(document);
    const last = all.at(-1);
    if (last && last.length < most && bytes + size <= mostBytes) last.push(document);
    else {
      all.push([document]);
      bytes = 0;
    }
    bytes += size;
  }
  return all;
}
