import { createHash } from 'node:crypto';
import { keptForMs } from '@console/shared/model';
import { placeOf, subjectOf } from '../../shared/src/provided/history/entries/place';
import { withUnits } from '../../shared/src/provided/history/entries/units';
import { isSameValue, type Fields, type Value } from '../firestore-project/snapshots';
import type { ArchivedDocument } from './archive-file';
import { textIn } from './document-kinds';
import { bytesOf, portionsOf } from './portions';
import { quizPathOf } from './season-documents';

/** The kind by which the console knows what a restoration did. */
export const restorationKind = 'season_restored';

/** What a restoration did to a document; `before` is missing where it has added it. */
export type Change = { readonly path: string; readonly before?: Fields; readonly after: Fields };

const text = (stringValue: string): Value => ({ stringValue });
const boolean = (booleanValue: boolean): Value => ({ booleanValue });
const list = (values: readonly Value[]): Value => ({ arrayValue: { values } });
const map = (fields: Fields): Value => ({ mapValue: { fields } });
const none: Value = { nullValue: null };

/**
 * The id of a restoration's entry: the same whenever an archive is restored, so that a run that was interrupted goes on with
 * it, and two runs at once share it. The next attempt has another one.
 */
export const entryIdOf = (sha256: string, attempt: number): string =>
  createHash('sha256').update(`${sha256} ${attempt}`).digest('hex').slice(0, 20);

/** The fields of the entry as the console stores them, but its time. What changed is in its parts. */
export const entryFields = (by: string, documents: readonly ArchivedDocument[]): Fields => ({
  ...{ uid: text(''), email: text(''), name: text(by) },
  expires: expiry(),
  kind: text(restorationKind),
  changes: list([]),
  ...{ parts: boolean(true), complete: boolean(false), undoes: none },
  total: { integerValue: String(documents.length) },
  about: list(subjectsOf(documents).map(text)),
  audience: text('staff'),
});

/**
 * What an entry names of the quizzes and settings that it is about, as many as the rules accept. The season is always named: by
 * that `npm run deletion-requests` finds an e-mail in it.
 */
function subjectsOf(documents: readonly ArchivedDocument[]): string[] {
  const places = documents.flatMap(({ path }) => placeOf(path) ?? []);
  const subjects = [...new Set(['season', ...places.map(subjectOf)])].slice(0, mostSubjects);
  let left = longestSubjects;
  return subjects.filter(({ length }) => (left -= length) >= 0);
}

const [mostSubjects, longestSubjects] = [100, 10_000];

const expiry = (): Value => ({ timestampValue: new Date(Date.now() + keptForMs).toISOString() });

/**
 * The change of the season itself, which is in the entry: people may undo what is in a part only where all staff may do it. Of
 * ads settings there is none, as only Admins may read them.
 */
export const seasonChange = (changes: readonly Change[], titleAt: TitleAt): readonly Value[] =>
  changes
    .filter((change) => placeOf(change.path)?.is === 'season' && fits(change))
    .map((change) => changeValue(change, titleAt));

/** A document of the history has at most 1 MiB, so has a change in it: what is larger is restored without it. */
const inPart = { mostItems: 100, mostBytes: 900_000 };
const fits = (change: Change): boolean => bytesOf(change) <= inPart.mostBytes;

/** The parts that changes fill: what the console may undo by itself, and results, which go with a quiz that came back. */
export function partsOf(changes: readonly Change[], titleAt: TitleAt): Fields[] {
  const undoable = changes.filter((change) => {
    const is = placeOf(change.path)?.is;
    return is !== undefined && is !== 'season' && is !== 'ads' && fits(change);
  });
  const results = changes.filter((change) => !change.before && isResult(change.path) && fits(change));
  const quizzes = [...new Set(results.flatMap(({ path }) => quizPathOf(path) ?? []))];
  return [
    ...portionsOf(undoable, inPart).map((portion) => ({
      changes: list(portion.map((change) => changeValue(change, titleAt))),
      expires: expiry(),
    })),
    ...quizzes.map((quizPath) => keptResults(quizPath, results)),
  ];
}

/** A part as the deletion of a quiz has it, in which `npm run deletion-requests` finds results of an account. */
const keptResults = (quizPath: string, results: readonly Change[]): Fields => ({
  quiz_id: text(idIn(quizPath)),
  questions: map({}),
  results: map(
    Object.fromEntries(
      results
        .filter(({ path }) => quizPathOf(path) === quizPath)
        .map(({ path, after }) => [idIn(path), map(after)]),
    ),
  ),
  alone: boolean(false),
  expires: expiry(),
});

const isResult = (path: string): boolean => /\/quizzes\/[^/]+\/results\/[^/]+$/.test(path);

const idIn = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** The title of a quiz by its path. */
type TitleAt = (path: string) => string;

function changeValue({ path, before, after }: Change, titleAt: TitleAt): Value {
  const place = placeOf(path);
  const quizPath = place?.is === 'question' ? quizPathOf(path) : undefined;
  const names = before && place && withUnits(place, differing(before, after));
  return map({
    path: text(path),
    title: text(shortened(titleIn(path, after))),
    quiz_title: text(quizPath ? shortened(titleAt(quizPath)) : ''),
    before: before ? map(picked(before, names)) : none,
    after: map(picked(after, names)),
  });
}

const differing = (before: Fields, after: Fields): string[] =>
  Object.keys({ ...before, ...after }).filter((field) => !isSameValue(before[field], after[field]));

const picked = (fields: Fields, names: readonly string[] | undefined): Fields =>
  names ? Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name))) : fields;

const titleFields = { season: 'season', quiz: 'title', question: 'question', notification: 'title' };

function titleIn(path: string, fields: Fields): string {
  const is = placeOf(path)?.is;
  return is === undefined || is === 'leaderboard' || is === 'ads' ? '' : textIn(fields, titleFields[is]);
}

const shortened = (title: string): string => [...title].slice(0, 200).join('');
