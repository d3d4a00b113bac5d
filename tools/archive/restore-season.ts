import { printable } from '../firestore-project/printable';
import type { Project } from '../firestore-project/project';
import type { ReadArchive } from './archive-file';
import { withoutDeletedAccounts } from './deleted-accounts';
import { describePlan } from './describe-plan';
import { nameOfDocument, whatIs } from './document-kinds';
import { planRestoration, type Restored } from './plan-restoration';
import { portionsOf } from './portions';
import { closeEntry, findOpenEntry, restoreBatch, type Restoration } from './restore-batch';
import { quizPathOf, readSeason } from './season-documents';

export type RestoreOptions = {
  readonly project: Project;
  readonly archive: ReadArchive;
  /** Whether documents that were changed since the archive become as they were. */
  readonly overwrite: boolean;
  /** Who restores it, for the history. */
  readonly by: string;
  readonly log: (line: string) => void;
  /** Resolves to whether the operator has confirmed what the log shows. */
  readonly confirm: () => Promise<boolean>;
};

/**
 * Shows what would come back of an archived season, and writes it after confirmation, in portions that are one entry of the
 * history. If it is interrupted, it can be run again. Resolves to whether the season is as shown.
 */
export async function restoreSeason(options: RestoreOptions): Promise<boolean> {
  const { project, archive, overwrite, log, confirm } = options;
  const stored = (await readSeason(project, archive.season)).documents;
  const { documents, notes } = await withoutDeletedAccounts(project, archive, stored);
  const plan = planRestoration(documents, stored, { overwrite });
  log(describeArchive(archive));
  for (const line of [...describePlan(plan), ...notes]) log(line);
  const restored = inWritingOrder([...plan.added, ...plan.changed]);
  const restoration = { ...options, documents: restored, entry: await findOpenEntry(project, archive) };
  if (restored.length === 0) {
    await closeEntry(project, restoration);
    log('There is nothing to restore.');
    return true;
  }
  if (restored.some(({ path }) => whatIs(path) === 'ads'))
    log('The ads settings will not be in the history: hosts may not read them.');
  if (!(await confirm())) {
    log('Nothing was restored.');
    return false;
  }
  return writeAll(project, restoration, log);
}

/** After how many documents a line says how far it is. */
const linesEach = 1000;

async function writeAll(
  project: Project,
  restoration: Restoration,
  log: (line: string) => void,
): Promise<boolean> {
  const { documents } = restoration;
  const changedMeanwhile: Restored[] = [];
  let done = 0;
  for (const batch of portionsOf(documents, atOnce)) {
    changedMeanwhile.push(...(await restoreBatch(project, restoration, batch)));
    done += batch.length;
    if (Math.floor(done / linesEach) > Math.floor((done - batch.length) / linesEach))
      log(`${done.toLocaleString('en')} of ${documents.length.toLocaleString('en')} documents`);
  }
  await closeEntry(project, restoration);
  for (const { path, fields } of changedMeanwhile)
    log(`Changed meanwhile, left alone: ${printable(nameOfDocument(path, fields))}`);
  log('Restored.');
  return changedMeanwhile.length === 0;
}

const describeArchive = ({ season, project, database, time }: ReadArchive): string =>
  `Season ${printable(season)} as it was at ${time} in the project ${printable(project)}, database ${printable(database)}`;

/** The season comes first, and a quiz before what is in it. */
const inWritingOrder = (documents: readonly Restored[]): Restored[] => {
  const rank = ({ path }: Restored) => (whatIs(path) === 'season' ? 0 : quizPathOf(path) ? 2 : 1);
  return [...documents].sort((one, other) => rank(one) - rank(other) || (one.path < other.path ? -1 : 1));
};

/** The most documents that are written at once, and their size. */
const atOnce = { mostItems: 100, mostBytes: 300_000 };
