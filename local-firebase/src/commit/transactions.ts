import { randomBytes } from 'node:crypto';
import type { Database } from '../database/database';
import type { Query } from '../query/query';
import { runQuery } from '../query/run-query';
import { StatusError, invalid } from '../status';
import type { Document } from '../values/value';

const lifetime = 270_000;
const most = 10_000;
const idBytes = 16;

/** Throws unless this can be the id of a transaction that has ended; which one makes no difference then. */
export function checkGiven(id: string): void {
  if (Buffer.from(id, 'base64').length !== idBytes) throw invalid('Invalid transaction.');
}

/** What a transaction has read so far. */
export interface Reads {
  noteDocument(name: string, found: Document | undefined): void;
  noteQuery(query: Query, found: readonly Document[]): void;
}

/**
 * Optimistic transactions: nothing is locked; a commit is refused with ABORTED when something that the transaction
 * read has changed since, and the client tries again.
 */
export class Transactions {
  private readonly open = new Map<string, Transaction>();

  constructor(private readonly database: Database) {}

  begin(readOnly: boolean): string {
    this.dropOld();
    const id = randomBytes(idBytes).toString('base64');
    this.open.set(id, new Transaction(this.database, readOnly));
    return id;
  }

  isKnown(id: string): boolean {
    return this.open.has(id);
  }

  get(id: string): Transaction {
    const transaction = this.open.get(id);
    if (!transaction) throw invalid('The referenced transaction has expired or is no longer valid.');
    return transaction;
  }

  /** Takes the transaction out: it can be committed or rolled back once. */
  end(id: string): Transaction {
    const transaction = this.get(id);
    this.open.delete(id);
    return transaction;
  }

  private dropOld(): void {
    for (const [id, { startedAt }] of this.open) {
      if (this.open.size < most && Date.now() - startedAt < lifetime) return;
      this.open.delete(id);
    }
  }
}

class Transaction implements Reads {
  readonly startedAt = Date.now();
  private readonly documents = new Map<string, string | undefined>();
  private readonly queries: { query: Query; found: string }[] = [];

  constructor(
    private readonly database: Database,
    readonly readOnly: boolean,
  ) {}

  noteDocument(name: string, found: Document | undefined): void {
    if (!this.documents.has(name)) this.documents.set(name, found?.updateTime);
  }

  noteQuery(query: Query, found: readonly Document[]): void {
    this.queries.push({ query, found: versionsOf(found) });
  }

  /** Throws ABORTED when anything read is no longer as it was. */
  verify(): void {
    const { collections } = this.database;
    const same =
      [...this.documents].every(([name, updateTime]) => collections.get(name)?.updateTime === updateTime) &&
      this.queries.every(({ query, found }) => versionsOf(runQuery(collections, query)) === found);
    if (!same) throw new StatusError('ABORTED', 'Data that the transaction read has changed. Please retry.');
  }
}

const versionsOf = (documents: readonly Document[]): string =>
  JSON.stringify(documents.map(({ name, updateTime }) => [name, updateTime]));
