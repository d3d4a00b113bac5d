import { createHash } from 'node:crypto';
import * as v from 'valibot';
import {
  documentsAnywhere,
  documentsWhere,
  getDocument,
  holdsText,
  idOf,
  keysAbout,
  listDocuments,
  nameOf,
  textOf,
  timeOf,
} from '../firestore-project/documents';
import type { Document, Write } from '../firestore-project/documents';
import type { Project } from '../firestore-project/project';
import { openRequests, type DeletionRequest } from './requests';

const accountSchema = v.object({
  users: v.optional(
    v.array(
      v.object({
        email: v.optional(v.string(), ''),
        emailVerified: v.optional(v.boolean(), false),
        displayName: v.optional(v.string(), ''),
      }),
    ),
    [],
  ),
});

/** A season that names the account, and its fields afterwards. */
export type SeasonChange = {
  readonly season: Document;
  /** The e-mails of the account that it names. */
  readonly removed: readonly string[];
  /** The e-mail of the other host; empty if there is none. */
  readonly remaining: string;
  readonly fields: Readonly<Record<string, string>>;
};

/** The entries of the history that name the account. */
export type History = {
  /** What the account did: its uid, e-mail and name are deleted, what changed stays. */
  readonly actions: readonly Document[];
  /** Changes of who hosts a season, by anyone: deleted, as undoing them would bring the e-mail back. */
  readonly mentions: readonly Document[];
};

/** A part of the history with the contents of a deleted quiz, and the ids of the account's results in it. */
export type KeptResults = { readonly part: Document; readonly ids: readonly string[] };

/** What is stored about an account and will be deleted. */
export type DeletionPlan = {
  readonly uid: string;
  readonly request?: DeletionRequest;
  /** The sign-in account; missing if an interrupted run has deleted it. */
  readonly account?: {
    readonly email: string;
    /** Without it, the e-mail may be another person's, and seasons keep it. */
    readonly emailVerified: boolean;
    readonly displayName: string;
  };
  /** The role in `user_permissions`. */
  readonly role?: string;
  readonly seasons: readonly SeasonChange[];
  /** Seasons that would be left without a host: nothing is deleted while there is one. */
  readonly onlyHostOf: readonly Document[];
  readonly markers: readonly Document[];
  /** Findings of the season check that the account has dismissed: the reasons stay. */
  readonly dismissals: readonly Document[];
  readonly history: History;
  /** Results of the account that the history keeps with deleted quizzes: undoing the deletion would bring them back. */
  readonly keptResults: readonly KeptResults[];
  /** When an account with this uid was deleted before, in milliseconds since 1970. */
  readonly deletedAt?: number;
};

/** The path of the record that an account was deleted: it has the time, and only a hash of the uid. */
export const recordPath = (uid: string): string => `account_deletions/${recordId(uid)}`;

/** The id of that record. */
export const recordId = (uid: string): string => createHash('sha256').update(uid).digest('hex');

/** Finds all that is stored about an account. A uid without any of it is no error. */
export async function planDeletion(project: Project, uid: string): Promise<DeletionPlan> {
  const [requests, found, permission, record, seasons] = await Promise.all([
    openRequests(project),
    project.accounts(':lookup', { localId: [uid] }),
    getDocument(project, `user_permissions/${encodeURIComponent(uid)}`),
    getDocument(project, recordPath(uid)),
    listDocuments(project, 'seasons'),
  ]);
  const request = requests.find((candidate) => candidate.uid === uid);
  const [account] = v.parse(accountSchema, found).users;
  const verified = account?.emailVerified ? [account.email.toLowerCase()] : [];
  const emails = new Set([...verified, ...(request?.emails ?? [])].filter(Boolean));
  const named = seasons.flatMap((season) => changeOf(season, emails) ?? []);
  const markers = await inSeasons(project, seasons, 'quiz_deletions', uid);
  const dismissals = await inSeasons(project, seasons, 'check_dismissals', uid);
  const history = await historyOf(project, uid, emails);
  const keptResults = await keptResultsOf(project, uid);
  const deletedAt = record && timeOf(record, 'deletedAt');
  return {
    uid,
    ...(request && { request }),
    ...(account && { account }),
    ...(permission && { role: textOf(permission, 'role') }),
    seasons: named.filter(({ remaining }) => remaining !== ''),
    onlyHostOf: named.filter(({ remaining }) => remaining === '').map(({ season }) => season),
    markers,
    dismissals,
    history,
    keptResults,
    ...(deletedAt !== undefined && { deletedAt }),
  };
}

/**
 * How a season changes that names an account. The remaining host's e-mail becomes the host e-mail. The name of a host is
 * deleted with their e-mail.
 */
export function changeOf(season: Document, emails: ReadonlySet<string>): SeasonChange | undefined {
  const isOurs = (email: string) => emails.has(email.toLowerCase());
  const host = textOf(season, 'host_email').trim();
  const additional = textOf(season, 'host_additional_email').trim();
  if (!isOurs(host) && !isOurs(additional)) return undefined;
  const remaining = [host, additional].find((email) => !isOurs(email)) ?? '';
  const fields: Record<string, string> = isOurs(host)
    ? { host: '', host_email: remaining, host_additional_email: '' }
    : { host_additional_email: '' };
  const removed = [host, additional].filter(isOurs);
  return { season, removed, remaining, fields };
}

/** The documents below all seasons that name the account, one season at a time: no index is needed. */
async function inSeasons(
  project: Project,
  seasons: readonly Document[],
  collection: string,
  uid: string,
): Promise<Document[]> {
  const found: Document[] = [];
  for (const season of seasons) {
    const parent = `seasons/${encodeURIComponent(idOf(season))}`;
    found.push(...(await documentsWhere(project, parent, collection, ['uid', 'EQUAL', uid])));
  }
  return found;
}

/** The entries of all seasons that name the account. E-mails are only in those about a season's own fields. */
async function historyOf(project: Project, uid: string, emails: ReadonlySet<string>): Promise<History> {
  const [actions, ofSeasons] = await Promise.all([
    documentsAnywhere(project, 'history', ['uid', 'EQUAL', uid]),
    documentsAnywhere(project, 'history', ['about', 'ARRAY_CONTAINS', 'season']),
  ]);
  const mentions = ofSeasons.filter((entry) =>
    [...emails].some((email) => holdsText(entry, 'changes', email)),
  );
  const names = new Set(mentions.map(({ name }) => name));
  return { actions: actions.filter(({ name }) => !names.has(name)), mentions };
}

/** The results of the account in what the history keeps of deleted quizzes: whose id or a field names its uid. */
async function keptResultsOf(project: Project, uid: string): Promise<KeptResults[]> {
  // Only parts with the contents of a quiz have its id.
  const parts = await documentsAnywhere(project, 'parts', ['quiz_id', 'GREATER_THAN', '']);
  return parts
    .map((part) => ({ part, ids: keysAbout(part, 'results', uid) }))
    .filter(({ ids }) => ids.length > 0);
}

/** Whether nothing is stored under the plan's uid. */
export const isEmpty = ({ request, account, role, history, ...plan }: DeletionPlan): boolean =>
  !request &&
  !account &&
  role === undefined &&
  [
    ...[plan.seasons, plan.onlyHostOf, plan.markers, plan.dismissals, plan.keptResults],
    ...[history.actions, history.mentions],
  ].every(({ length }) => length === 0);

/** The writes that delete the role, and the account from seasons, what is below them, and the history. */
export function writesOf(project: Project, plan: DeletionPlan): Write[] {
  const { uid, role, seasons, markers, dismissals, history, keptResults } = plan;
  return [
    ...(role === undefined ? [] : [{ delete: nameOf(project, `user_permissions/${uid}`) }]),
    ...seasons.map(({ season: { name, updateTime }, fields }) => ({
      update: {
        name,
        fields: Object.fromEntries(
          Object.entries(fields).map(([field, text]) => [field, { stringValue: text }]),
        ),
      },
      updateMask: { fieldPaths: Object.keys(fields) },
      // Refuses to overwrite what a host has saved since the plan was made.
      currentDocument: { updateTime },
    })),
    ...markers.map((marker) => without(marker, ['uid'])),
    ...dismissals.map((dismissal) => without(dismissal, ['uid', 'email', 'name'])),
    ...history.actions.map((entry) => without(entry, ['uid', 'email', 'name'])),
    ...history.mentions.map(({ name }) => ({ delete: name })),
    ...keptResults.map(({ part, ids }) =>
      without(
        part,
        ids.map((id) => `results.\`${id.replace(/[\\`]/g, '\\$&')}\``),
      ),
    ),
  ];
}

/** Deletes these fields of a document that still exists. */
const without = ({ name }: Document, fieldPaths: readonly string[]): Write => ({
  update: { name, fields: {} },
  updateMask: { fieldPaths },
  currentDocument: { exists: true },
});
