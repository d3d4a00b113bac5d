import * as v from 'valibot';
import { UserFacingError } from '../command';
import { printable } from '../firestore-project/printable';
import type { Project } from '../firestore-project/project';
import { countKinds, textIn } from './document-kinds';
import { writeArchive, type Archive } from './archive-file';
import { readSeason, seasonPath, withoutRemains } from './season-documents';

const accountsSchema = v.object({
  users: v.optional(v.array(v.object({ localId: v.string(), email: v.optional(v.string(), '') })), []),
});

/** Writes all that belongs to a season to a file in a folder. @throws UserFacingError if there is nothing */
export async function archiveSeason(
  project: Project,
  seasonId: string,
  folder: string,
  log: (line: string) => void,
): Promise<void> {
  if (!/^[^/]+$/.test(seasonId)) throw new UserFacingError('The id of a season has no slash.');
  const { documents: found, readTime } = await readSeason(project, seasonId);
  const documents = withoutRemains(found);
  if (documents.length === 0)
    throw new UserFacingError(`There is nothing of a season with the id ${printable(seasonId)}.`);
  const season = documents.find(({ path }) => path === seasonPath(seasonId));
  const file = await writeArchive(folder, {
    ...{ project: project.id, database: project.database, season: seasonId, time: readTime },
    accounts: await accountsOf(project, emailsIn(season)),
    documents: documents.map(({ path, fields }) => ({ path, fields })),
  });
  const title = printable(textIn(season?.fields, 'season'));
  log(`${file}: “${title}”, ${countKinds(documents.map(({ path }) => path))}`);
}

/** The e-mails of the hosts of a season, as they are stored. */
export const emailsIn = (season: { readonly fields: Archive['documents'][number]['fields'] } | undefined) =>
  ['host_email', 'host_additional_email'].map((field) => textIn(season?.fields, field)).filter(Boolean);

/** The sign-in accounts that have these e-mails. */
export async function accountsOf(project: Project, emails: readonly string[]): Promise<Archive['accounts']> {
  if (emails.length === 0) return [];
  const lowerCase = emails.map((email) => email.trim().toLowerCase());
  const { users } = v.parse(accountsSchema, await project.accounts(':lookup', { email: lowerCase }));
  return users.map(({ localId: uid, email }) => ({ email: email.toLowerCase(), uid }));
}
