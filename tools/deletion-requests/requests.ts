import { idOf, listDocuments, textOf, timeOf, type Document } from '../firestore-project/documents';
import { printable } from '../firestore-project/printable';
import type { Project } from '../firestore-project/project';

/** The privacy policy promises that a request is carried out within this time. */
const daysToDelete = 15;
const day = 24 * 60 * 60 * 1000;

/** A person's open request. Times are milliseconds since 1970. */
export type DeletionRequest = {
  /** Empty if the stored documents name no account. */
  readonly uid: string;
  readonly emails: readonly string[];
  readonly requested: number;
  readonly due: number;
  /** More than one if the person also asked when requests had random ids. */
  readonly documents: readonly Document[];
};

/** The open requests, one for each account, the most urgent first. */
export async function openRequests(project: Project): Promise<DeletionRequest[]> {
  const stored = (await listDocuments(project, 'account_deletion_requests')).filter(
    ({ createTime }) => createTime,
  );
  const accounts = new Map<string, Document[]>();
  for (const document of stored) {
    const account = textOf(document, 'uid') || document.name;
    accounts.set(account, [...(accounts.get(account) ?? []), document]);
  }
  return [...accounts.values()].map(requestOf).sort((one, other) => one.due - other.due);
}

function requestOf(documents: Document[]): DeletionRequest {
  const requested = Math.min(...documents.map(timeOfRequest));
  const emails = documents.map((document) => textOf(document, 'email').toLowerCase()).filter(Boolean);
  return {
    uid: documents.map((document) => textOf(document, 'uid')).find(Boolean) ?? '',
    emails: [...new Set(emails)],
    requested,
    due: requested + daysToDelete * day,
    documents,
  };
}

const timeOfRequest = (document: Document): number =>
  timeOf(document, 'requestDate') ?? Date.parse(document.createTime ?? '');

/** Describes the requests, one line each. */
export function describeRequests(requests: readonly DeletionRequest[], now: number): string[] {
  return requests.map(({ uid, emails, requested, due, documents }) => {
    const left = Math.floor((due - now) / day);
    const urgency = left < 0 ? `OVERDUE by ${days(-left)}` : `${days(left)} left`;
    const who = uid
      ? `${printable(uid)}  ${printable(emails.join(', '))}`
      : `no uid: delete the document ${printable(documents.map(idOf).join())} in the Firebase console`;
    return `due ${dateOf(due)}  ${urgency}, asked ${days(Math.floor((now - requested) / day))} ago  ${who}`;
  });
}

const days = (count: number): string => `${count} ${count === 1 ? 'day' : 'days'}`;

/** `YYYY-MM-DD`, UTC. */
export const dateOf = (time: number): string => new Date(time).toISOString().slice(0, 10);
