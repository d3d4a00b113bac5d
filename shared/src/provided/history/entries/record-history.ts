import {
  absent,
  asDataError,
  locations,
  newId,
  textOf,
  type DataGateway,
  type DataTransaction,
  type EntryKey,
  type RecordedAction,
  type Recording,
  type StoredDocument,
  type StoredFields,
} from '@console/shared/data';
import { reportFailure } from '@console/shared/failures';
import { truncate } from '@console/shared/format';
import type { Author, HistoryChange } from './entry';
import { changeToValue, entryPath, entryToFields, partToFields, subjectsOf } from './entry.converter';
import { placeOf, type Place } from './place';
import { persistSaves } from './persist-saves';
import { fitsEntry } from './size-of';
import { withUnits } from './units';

/**
 * Runs a transaction and writes its entry with it: no change of a season is stored without its entry, and no entry
 * without its change. Takes no further read and no further round trip, since an entry is new.
 * @param onRecorded receives the entry and the documents that it is about
 */
export async function recordTransaction<T>(
  transact: DataGateway['transact'],
  { author, work, action = {} }: Recording<T>,
  onRecorded: (entry: EntryKey, paths: readonly string[]) => void,
): Promise<T> {
  const newEntryId = action.entryId ?? newId();
  let created: { readonly key: EntryKey; readonly paths: readonly string[] } | undefined;
  const { result, recorded, saved } = await againIfRefused((isWithValues) =>
    transact(async (transaction) => {
      const recording = recordingOf(transaction, action);
      const result = await work(recording.transaction);
      const changes = recording.changes();
      const key = keyOf(changes, action, newEntryId);
      if (key) await write(transaction, key, { author, changes, action, isWithValues });
      const isCreation = !action.entry && changes.every(({ before }) => before === null);
      const recorded = key && { key, paths: changes.map(({ path }) => path) };
      // The SDK repeats a commit whose answer was lost, and then finds everything stored.
      if (recorded) created = isCreation ? recorded : undefined;
      return { result, recorded: recorded ?? created, saved: recording.saved() };
    }),
  ).catch((error: unknown) => {
    const { kind, cause } = asDataError(error);
    // Its form found it legal.
    if (kind === 'denied') reportFailure('save', cause);
    // It may be stored, and only its answer lost: the retry that finds it so is undone by this entry.
    if (created && kind === 'unavailable') onRecorded(created.key, created.paths);
    throw error;
  });
  persistSaves(saved);
  if (recorded) onRecorded(recorded.key, recorded.paths);
  return result;
}

/**
 * The rules compare an entry with what is stored, and refuse the commit where they differ. That may have two innocent
 * reasons. Somebody has changed the same in the moment since it was read: then it succeeds once more. Or another client
 * has stored a value of a type that the console does not know: then it is recorded without values, as the save matters
 * more than its undo.
 */
async function againIfRefused<T>(run: (isWithValues: boolean) => Promise<T>): Promise<T> {
  for (let attempt = 1; attempt <= 2; attempt += 1) {
    try {
      return await run(true);
    } catch (error) {
      if (asDataError(error).kind !== 'denied') throw error;
    }
  }
  return run(false);
}

/** The entry that these changes belong to; none where nothing that is recorded has changed. */
function keyOf(
  changes: readonly HistoryChange[],
  { entry }: RecordedAction,
  entryId: string,
): EntryKey | undefined {
  if (entry) return entry.is === 'begun' || changes.length > 0 ? entry : undefined;
  const [first] = changes;
  const place = first && placeOf(first.path);
  return place && { seasonId: place.seasonId, entryId };
}

type Recorded = {
  author: Author;
  changes: readonly HistoryChange[];
  action: RecordedAction;
  isWithValues: boolean;
};

function write(
  transaction: DataTransaction,
  key: EntryKey,
  { author, changes, action, isWithValues }: Recorded,
): Promise<void> {
  const { entry, kind = kindOf(changes), undoes = null } = action;
  if (entry?.is === 'part')
    return transaction.merge(
      locations.historyPart(key.seasonId, key.entryId, entry.partId ?? newId()),
      partToFields(changes),
    );
  const about = entry?.about ?? subjectsOf(changes);
  const kept = isWithValues && fitsEntry(changes.map(changeToValue)) ? changes : [];
  const fields = entryToFields({
    author,
    kind,
    changes: kept,
    hasParts: entry !== undefined,
    undoes,
    about,
    total: entry?.total,
  });
  return transaction.merge(entryPath(key), fields);
}

/** What changes are called that come without a name: the first one decides. */
function kindOf([first]: readonly HistoryChange[]): string {
  const place = first && placeOf(first.path);
  if (!place) return 'changed';
  const { is } = place;
  const subject = is === 'season' || is === 'quiz' || is === 'question' ? is : 'settings';
  if (first.before === null) return `${subject}_created`;
  return first.after === null ? `${subject}_deleted` : `${subject}_changed`;
}

/** A transaction that notes what it changes. */
function recordingOf(transaction: DataTransaction, { keepsQuestions = false }: RecordedAction) {
  const changes = new Map<string, HistoryChange>();
  const saved = new Map<string, StoredFields | null>();
  const quizTitles = new Map<string, string>();

  const recordedPlace = (path: string): Place | undefined => {
    const place = placeOf(path);
    return keepsQuestions && place?.is === 'question' ? undefined : place;
  };
  const get = async (path: string): Promise<StoredDocument | undefined> => {
    const document = await transaction.get(path);
    const place = placeOf(path);
    if (document && place?.is === 'quiz') quizTitles.set(path, titleOf(place, document.fields));
    return document;
  };
  const note = (path: string, change: Pick<HistoryChange, 'before' | 'after'>, whole: StoredFields) => {
    const place = recordedPlace(path);
    if (!place) return;
    const { seasonId, quizId, is } = place;
    const quizTitle = is === 'question' && quizId && quizTitles.get(locations.quiz(seasonId, quizId));
    changes.set(path, { path, title: titleOf(place, whole), quizTitle: quizTitle || '', ...change });
    saved.set(path, change.after && whole);
  };
  const recorded = (path: string) => (recordedPlace(path) ? get(path) : undefined);

  const recording: DataTransaction = {
    get,
    async create(path, fields, options) {
      await transaction.create(path, fields, options);
      note(path, { before: null, after: fields }, fields);
    },
    async merge(path, fields) {
      const before = (await recorded(path))?.fields;
      await transaction.merge(path, fields);
      const place = recordedPlace(path);
      if (!place) return;
      const names = withUnits(place, Object.keys(fields));
      const whole = { ...before, ...fields };
      note(path, { before: before ? pick(before, names) : null, after: pick(whole, names) }, whole);
    },
    async remove(path) {
      const before = (await recorded(path))?.fields;
      await transaction.remove(path);
      if (before) note(path, { before, after: null }, before);
    },
  };
  return { transaction: recording, changes: () => [...changes.values()], saved: () => saved };
}

/** These fields, as far as they have a value. */
const pick = (fields: StoredFields, names: readonly string[]): StoredFields =>
  Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => names.includes(name) && value !== absent),
  );

const titleFields = { season: 'season', quiz: 'title', question: 'question', notification: 'title' } as const;

const longestTitle = 200;

/** What people call a document. */
function titleOf({ is }: Place, fields: StoredFields): string {
  if (is === 'leaderboard' || is === 'ads') return '';
  return truncate(textOf(fields, titleFields[is]), longestTitle);
}
