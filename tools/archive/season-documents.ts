import { idOf, listDocuments } from '../firestore-project/documents';
import type { Project } from '../firestore-project/project';
import {
  beginReading,
  getSnapshots,
  listBelow,
  rootCollections,
  type Snapshot,
} from '../firestore-project/snapshots';

/** What belongs to a season, as it was at one moment. */
export type SeasonDocuments = { readonly documents: readonly Snapshot[]; readonly readTime: string };

/** The ids of all seasons, also of those of which only documents below are left. */
export const seasonIds = async (project: Project): Promise<string[]> =>
  (await listDocuments(project, 'seasons')).map(idOf);

/**
 * Reads the documents with the id of a season in any collection, which are the season and its settings, and all that is
 * below them. Other apps may have collections of their own.
 */
export async function readSeason(project: Project, seasonId: string): Promise<SeasonDocuments> {
  const collections = new Set(['seasons', ...(await rootCollections(project))]);
  const roots = [...collections].map((collection) => `${collection}/${seasonId}`);
  const transaction = await beginReading(project);
  const { found, readTime } = await getSnapshots(project, roots, transaction);
  const documents: Snapshot[] = [...found.values()];
  for (const root of roots) documents.push(...(await listBelow(project, root, transaction)));
  return { documents: documents.filter(({ path }) => belongsTo(seasonId, path)), readTime };
}

/** Collections whose ids are those of accounts, or follow from them. */
const ofAccounts = ['user_permissions', 'account_deletions', 'account_deletion_requests'];

/**
 * Whether a document belongs to an archive of a season. The history does not, which people are promised to be deleted after 30
 * days and which says what happened, not what is; nor the markers of deleted quizzes, which lead to it.
 */
export function belongsTo(seasonId: string, path: string): boolean {
  const [collection = '', id, below = ''] = path.split('/');
  const isRecord = collection === 'seasons' && ['history', 'quiz_deletions'].includes(below);
  return id === seasonId && path.split('/').length % 2 === 0 && !ofAccounts.includes(collection) && !isRecord;
}

/** The documents without what is below a quiz that does not exist: the deletion of the quiz has left it. */
export function withoutRemains(documents: readonly Snapshot[]): readonly Snapshot[] {
  const paths = new Set(documents.map(({ path }) => path));
  return documents.filter(({ path }) => paths.has(quizPathOf(path) ?? path));
}

export const seasonPath = (seasonId: string): string => `seasons/${seasonId}`;

/** The marker of the deletion of a quiz. */
export const markerPath = (quizPath: string): string => quizPath.replace('/quizzes/', '/quiz_deletions/');

/** The path of the quiz that a document is, or is below; `undefined` for any other. */
export const quizPathOf = (path: string): string | undefined =>
  /^seasons\/[^/]+\/quizzes\/[^/]+/.exec(path)?.[0];
