import { UserFacingError } from '../command';
import { commit, nameOf, type Write } from '../firestore-project/documents';
import type { Project } from '../firestore-project/project';
import { retryIfChanged } from '../firestore-project/retry-if-changed';
import { getSnapshots, isSame, type Fields, type Snapshot } from '../firestore-project/snapshots';
import { newId } from '../../shared/src/provided/data/writes/new-id';
import type { ReadArchive } from './archive-file';
import { textIn, whatIs } from './document-kinds';
import { entryFields, entryIdOf, partsOf, seasonChange, type Change } from './history-entry';
import type { Restored } from './plan-restoration';
import { markerPath, seasonPath } from './season-documents';

/** The entry of a restoration. A run stays with the one that it has begun with. */
type Entry = { readonly path: string };

/** A restoration that is running. */
export type Restoration = {
  readonly archive: ReadArchive;
  readonly by: string;
  /** All that it is to write. */
  readonly documents: readonly Restored[];
  /** Missing until something is written. */
  entry?: Entry | undefined;
};

/** An archive is not restored so often within the month after which its entries expire. */
const mostAttempts = 20;

/** The paths that the entry of a restoration may have, in their order. */
const entryPaths = ({ season, sha256 }: ReadArchive): string[] =>
  Array.from(
    { length: mostAttempts },
    (_, attempt) => `${seasonPath(season)}/history/${entryIdOf(sha256, attempt)}`,
  );

/** The entry of an earlier run that was interrupted. */
export async function findOpenEntry(project: Project, archive: ReadArchive): Promise<Entry | undefined> {
  const { found } = await getSnapshots(project, entryPaths(archive));
  const open = [...found.values()].find((entry) => !isComplete(entry));
  return open && { path: open.path };
}

const isComplete = ({ fields }: Snapshot): boolean => fields['complete']?.['booleanValue'] === true;

/** States that nothing more is stored for the entry, if there is one. */
export async function closeEntry(project: Project, { entry }: Restoration): Promise<void> {
  if (!entry) return;
  const update = { name: nameOf(project, entry.path), fields: { complete: { booleanValue: true } } };
  const write = { update, updateMask: { fieldPaths: ['complete'] }, currentDocument: { exists: true } };
  await retryIfChanged(() => commit(project, [write]));
}

/**
 * Writes some documents, together with what the history says of them, only while they are as it has read them. What is there
 * already is left alone, as is what somebody has written since it was shown. Resolves to the latter.
 */
export const restoreBatch = (
  project: Project,
  restoration: Restoration,
  batch: readonly Restored[],
): Promise<readonly Restored[]> =>
  retryIfChanged(async () => {
    const entries = restoration.entry ? [restoration.entry.path] : entryPaths(restoration.archive);
    const markers = batch.filter(({ path }) => whatIs(path) === 'quiz').map(({ path }) => markerPath(path));
    const paths = [...batch.map(({ path }) => path), ...markers, ...entries];
    const { found } = await getSnapshots(project, paths);
    const pending = batch.filter(({ path, fields }) => !isStored(found.get(path), fields));
    const due = pending.filter(({ path, replaces }) => found.get(path)?.updateTime === replaces);
    if (due.length > 0) {
      const entry = entryToWrite(found, entries);
      const changes = due.map(({ path, fields }) => changeOf(path, found.get(path)?.fields, fields));
      await commit(project, [
        ...due.map(({ path, fields }) => ({
          update: { name: nameOf(project, path), fields },
          currentDocument: asFound(found.get(path)),
        })),
        // A quiz that is back is not deleted.
        ...markers.filter((path) => found.has(path)).map((path) => ({ delete: nameOf(project, path) })),
        ...historyOf(project, restoration, { entry, found, changes }),
      ]);
      restoration.entry = entry;
    }
    return pending.filter((document) => !due.includes(document));
  });

const isStored = (snapshot: Snapshot | undefined, fields: Fields): boolean =>
  snapshot !== undefined && isSame(fields, snapshot.fields);

/** The precondition that a document is as it was read. */
const asFound = (snapshot: Snapshot | undefined) =>
  snapshot ? { updateTime: snapshot.updateTime } : { exists: false };

const changeOf = (path: string, before: Fields | undefined, after: Fields): Change => ({
  path,
  ...(before && { before }),
  after,
});

/** The first entry that is open, or not there yet. */
function entryToWrite(found: ReadonlyMap<string, Snapshot>, paths: readonly string[]): Entry {
  const path = paths.find((candidate) => {
    const entry = found.get(candidate);
    return !entry || !isComplete(entry);
  });
  if (path !== undefined) return { path };
  throw new UserFacingError(
    'Somebody has ended or undone this restoration. Run the command again to see what is left.',
  );
}

type Recorded = {
  readonly entry: Entry;
  readonly found: ReadonlyMap<string, Snapshot>;
  readonly changes: readonly Change[];
};

/** Writes the entry where it is new or the season changes, and parts of it. */
function historyOf(
  project: Project,
  { archive, by, documents }: Restoration,
  { entry, found, changes }: Recorded,
): Write[] {
  const titles = new Map(archive.documents.map(({ path, fields }) => [path, textIn(fields, 'title')]));
  const titleAt = (path: string) => titles.get(path) ?? '';
  const name = nameOf(project, entry.path);
  const ofSeason = seasonChange(changes, titleAt);
  const changed = { changes: { arrayValue: { values: ofSeason } } };
  const stored = found.get(entry.path);
  const currentDocument = asFound(stored);
  // Nobody has ended the entry, also where nothing in it changes.
  const same = { complete: { booleanValue: false } };
  const fields = ofSeason.length > 0 ? { ...same, ...changed } : same;
  const begun: Write = stored
    ? { update: { name, fields }, updateMask: { fieldPaths: Object.keys(fields) }, currentDocument }
    : {
        update: { name, fields: { ...entryFields(by, documents), ...changed } },
        updateTransforms: [{ fieldPath: 'time', setToServerValue: 'REQUEST_TIME' }],
        currentDocument,
      };
  return [
    begun,
    ...partsOf(changes, titleAt).map((fields) => ({ update: { name: `${name}/parts/${newId()}`, fields } })),
  ];
}
