import { changeOf, recordId } from '../deletion-requests/plan';
import { idOf, listDocuments, timeOf, type Document } from '../firestore-project/documents';
import { printable } from '../firestore-project/printable';
import type { Project } from '../firestore-project/project';
import type { Snapshot, Value } from '../firestore-project/snapshots';
import { accountsOf, emailsIn } from './archive-season';
import type { Archive, ArchivedDocument } from './archive-file';
import { countKinds, textIn, whatIs } from './document-kinds';
import { seasonPath } from './season-documents';

/** Documents of an archive without what is about deleted accounts, and what was left out, in words. */
type Cleaned = { readonly documents: readonly ArchivedDocument[]; readonly notes: readonly string[] };

/**
 * Leaves out what is about accounts that were deleted since, of which `account_deletions` has the hash of the uid: the
 * e-mails of the account, its results and other apps' documents, and who has dismissed a finding.
 */
export async function withoutDeletedAccounts(
  project: Project,
  archive: Archive,
  stored: readonly Snapshot[],
): Promise<Cleaned> {
  const records = await listDocuments(project, 'account_deletions');
  const hashes = new Set(records.map(idOf));
  const season = archive.documents.find(({ path }) => path === seasonPath(archive.season));
  const emails = season
    ? await deletedEmails(project, archive, { season, stored, records })
    : new Set<string>();
  const documents = archive.documents.flatMap((document) => cleaned(document, hashes, emails));
  const paths = new Set(documents.map(({ path }) => path));
  const gone = archive.documents.filter(({ path }) => !paths.has(path)).map(({ path }) => path);
  return {
    documents,
    notes: [
      ...(emails.size > 0
        ? [`Left out, as the account was deleted: ${printable([...emails].join(', '))}`]
        : []),
      ...(gone.length > 0 ? [`Left out, as they name deleted accounts: ${countKinds(gone)}`] : []),
    ],
  };
}

type Known = {
  readonly season: ArchivedDocument;
  readonly stored: readonly Snapshot[];
  readonly records: readonly Document[];
};

/**
 * The e-mails whose account was deleted since. That of an account which the archive does not know may have been created
 * and deleted since: where any such account was deleted, an e-mail without an account is left out, too.
 */
async function deletedEmails(
  project: Project,
  { accounts, time, season: seasonId }: Archive,
  { season, stored, records }: Known,
): Promise<ReadonlySet<string>> {
  const named = new Set(emailsIn(stored.find(({ path }) => path === seasonPath(seasonId))));
  const emails = emailsIn(season).filter((email) => !named.has(email));
  const present = new Set((await accountsOf(project, emails)).map(({ email }) => email));
  const known = new Set(accounts.map(({ uid }) => recordId(uid)));
  const areOthersDeleted = records.some(
    (record) => !known.has(idOf(record)) && (timeOf(record, 'deletedAt') ?? Infinity) > Date.parse(time),
  );
  const deleted = new Set(records.map(idOf));
  const isDeleted = (email: string) => {
    const account = accounts.find((candidate) => candidate.email === email);
    return account ? deleted.has(recordId(account.uid)) : areOthersDeleted && !present.has(email);
  };
  return new Set(emails.map((email) => email.trim().toLowerCase()).filter(isDeleted));
}

function cleaned(
  document: ArchivedDocument,
  hashes: ReadonlySet<string>,
  emails: ReadonlySet<string>,
): ArchivedDocument[] {
  const { path, fields } = document;
  const is = whatIs(path);
  if (is === 'season') return [withoutHosts(document, emails)];
  if (is === 'dismissal') {
    const { uid: _uid, email: _email, name: _name, ...rest } = fields;
    return hashes.has(recordId(textIn(fields, 'uid'))) ? [{ path, fields: rest }] : [document];
  }
  if (is !== 'result' && is !== 'other') return [document];
  return namesOne([...path.split('/'), ...textsIn({ mapValue: { fields } })], hashes) ? [] : [document];
}

/** As the deletion of the account changes the season. */
function withoutHosts({ path, fields }: ArchivedDocument, emails: ReadonlySet<string>): ArchivedDocument {
  const change = changeOf({ name: path, fields }, emails);
  const changed = Object.entries(change?.fields ?? {}).map(([field, text]) => [field, { stringValue: text }]);
  return { path, fields: { ...fields, ...(Object.fromEntries(changed) as Record<string, Value>) } };
}

/** Whether one of these texts is the uid of a deleted account, or has it as one of its parts. */
const namesOne = (texts: readonly string[], hashes: ReadonlySet<string>): boolean =>
  hashes.size > 0 &&
  texts
    .flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u), ...text.split(/[\s_/:.,]+/)])
    .some((part) => part !== '' && part.length <= 128 && hashes.has(recordId(part)));

/** The texts and keys in a value, at any depth. */
function textsIn(value: Value): string[] {
  const [content] = Object.values(value);
  if (typeof content === 'string') return [content];
  const { fields = {}, values = [] } = (content ?? {}) as {
    fields?: Record<string, Value>;
    values?: Value[];
  };
  return [
    ...values.flatMap(textsIn),
    ...Object.entries(fields).flatMap(([key, inner]) => [key, ...textsIn(inner)]),
  ];
}
