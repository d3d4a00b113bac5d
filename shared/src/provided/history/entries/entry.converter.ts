import {
  integerOf,
  locations,
  momentOf,
  serverTime,
  textOf,
  type EntryKey,
  type StoredDocument,
  type StoredFields,
  type StoredValue,
} from '@console/shared/data';
import { limits } from '@console/shared/model';
import { keptForMs } from '@console/shared/model';
import type { Author, HistoryChange, HistoryEntry } from './entry';
import { placeOf, subjectOf } from './place';
import { isFields } from './same-value';

/** An entry as it is written; the database adds its time. */
export type NewEntry = Pick<HistoryEntry, 'kind' | 'changes' | 'hasParts' | 'undoes'> & {
  readonly author: Author;
  readonly about: readonly string[];
  readonly total?: number | undefined;
};

/** The most subjects that an entry names: a larger action is found without them. */
const mostSubjects = 100;

/** The most characters of them that `firestore.rules` accept: an id of another client may have 1,500 bytes. */
export const longestSubjects = 10_000;

/** The fields of a new entry. An action that takes several transactions is complete when `completeFields` are stored. */
export const entryToFields = ({
  author,
  kind,
  changes,
  hasParts,
  undoes,
  about,
  total,
}: NewEntry): StoredFields => ({
  ...author,
  name: author.name.slice(0, limits.name),
  time: serverTime,
  expires: expiry(),
  kind,
  changes: changes.map(changeToValue),
  parts: hasParts,
  ...(total !== undefined && { total }),
  complete: !hasParts,
  undoes,
  about: fitting(about),
  audience: isForAdmins(changes) ? 'admin' : 'staff',
});

/** The first subjects, as many as the rules accept. */
function fitting(about: readonly string[]): string[] {
  let left = longestSubjects;
  return about.slice(0, mostSubjects).filter(({ length }) => (left -= length) >= 0);
}

/** The fields of a part. */
export const partToFields = (changes: readonly HistoryChange[]): StoredFields => ({
  changes: changes.map(changeToValue),
  expires: expiry(),
});

/** The change of an entry when all its parts are stored. */
export const completeFields: StoredFields = { complete: true };

/** When the database may delete what is written now. The device's clock decides; the rules allow it ten days. */
export const expiry = () => new Date(Date.now() + keptForMs);

/** The subjects of changes, each once. */
export const subjectsOf = (changes: readonly HistoryChange[]): string[] => [
  ...new Set(changes.flatMap(({ path }) => placeOf(path) ?? []).map(subjectOf)),
];

/** Ads settings are for Admins only, and so is their history. */
const isForAdmins = (changes: readonly HistoryChange[]) =>
  changes.some(({ path }) => placeOf(path)?.is === 'ads');

/** A change as it is stored. */
export const changeToValue = ({ path, title, quizTitle, before, after }: HistoryChange): StoredValue => ({
  path,
  title,
  quiz_title: quizTitle,
  before,
  after,
});

/** Converts a stored entry; what is malformed reads as empty. */
export function entryFromDocument({ id, path, fields, fromCache }: StoredDocument): HistoryEntry {
  const seasonId = path.split('/')[1] ?? '';
  return {
    seasonId,
    entryId: id,
    author: { uid: textOf(fields, 'uid'), email: textOf(fields, 'email'), name: textOf(fields, 'name') },
    time: momentOf(fields, 'time'),
    kind: textOf(fields, 'kind'),
    changes: changesOfEntry(fields, seasonId),
    hasParts: fields.parts === true,
    isComplete: fields.complete !== false,
    total: integerOf(fields, 'total'),
    undoes: textOf(fields, 'undoes') || null,
    ...(fromCache && { fromCache }),
  };
}

/** The changes of an entry. The rules compare a single one with what is stored, so it is true. */
function changesOfEntry(fields: StoredFields, seasonId: string): HistoryChange[] {
  const isCompared = Array.isArray(fields.changes) && fields.changes.length === 1;
  return isCompared ? changesIn(fields, seasonId) : changesFrom(fields, seasonId);
}

/**
 * Changes that nobody has compared with what is stored, such as those of a part. They may be forged, and undoing writes
 * with the rights of the person who undoes: so only what all staff of the season may change counts.
 */
export const changesFrom = (fields: StoredFields, seasonId: string): HistoryChange[] =>
  changesIn(fields, seasonId).filter(({ path }) => isForAllStaff(path));

function isForAllStaff(path: string): boolean {
  const is = placeOf(path)?.is;
  return is !== 'season' && is !== 'ads';
}

/** Changes outside the season are left out: no entry may lead there. */
function changesIn({ changes }: StoredFields, seasonId: string): HistoryChange[] {
  return Array.isArray(changes) ? changes.flatMap((change) => changeFrom(change, seasonId) ?? []) : [];
}

function changeFrom(value: StoredValue, seasonId: string): HistoryChange | undefined {
  if (!isFields(value)) return undefined;
  const { before = null, after = null } = value;
  const path = textOf(value, 'path');
  if (placeOf(path)?.seasonId !== seasonId) return undefined;
  if (!(before === null || isFields(before)) || !(after === null || isFields(after))) return undefined;
  if (before === null && after === null) return undefined;
  return { path, title: textOf(value, 'title'), quizTitle: textOf(value, 'quiz_title'), before, after };
}

/** The path of an entry. */
export const entryPath = ({ seasonId, entryId }: EntryKey): string =>
  locations.historyEntry(seasonId, entryId);
