import type { AuthContext } from '../auth-context';
import type { Backend } from '../commit/commit';
import { checkGiven, type Reads, type Transactions } from '../commit/transactions';
import { StatusError } from '../status';
import { bytes } from '../values/parse-value';
import { version } from '../values/timestamp';
import { badPayload, message, type Parser } from '../wire/message';

/** One REST call, taken apart. */
export interface RestRequest {
  backend: Backend;
  transactions: Transactions;
  auth: AuthContext;
  /** `projects/P/databases/D` */
  database: string;
  /** The full name that the path gives, without the verb: a document, a collection or the root. */
  target: string;
  body: unknown;
  params: URLSearchParams;
}

export const base64: Parser<string> = bytes;

export const transactionOptions = message({
  readOnly: message({ readTime: version }),
  readWrite: message({ retryTransaction: base64 }),
});

/** How a read is made consistent: within a transaction, in a new one, or alone. */
export const consistency = { transaction: base64, newTransaction: transactionOptions, readTime: version };

export interface Consistency {
  transaction?: string;
  newTransaction?: ReturnType<typeof transactionOptions>;
  readTime?: string;
}

/** The transaction that a read belongs to, and the id to tell the client when it was begun just now. */
export function transactionOf(
  transactions: Transactions,
  { transaction, newTransaction, readTime }: Consistency,
): { reads?: Reads; begun?: string } {
  refusePast(readTime ?? newTransaction?.readOnly?.readTime);
  if (newTransaction && transaction !== undefined) throw badPayload('A read is consistent in one way.');
  if (newTransaction) {
    const { readOnly, readWrite } = newTransaction;
    if (readOnly && readWrite) throw badPayload('A transaction is of one kind.');
    if (readWrite?.retryTransaction) checkGiven(readWrite.retryTransaction);
    // Unlike beginTransaction, a read begins a transaction only to read unless it says otherwise.
    const id = transactions.begin(readWrite === undefined);
    return { reads: transactions.get(id), begun: id };
  }
  return transaction === undefined ? {} : { reads: transactions.get(transaction) };
}

/** The past is not kept: a read at another time must not be answered with the present. */
export function refusePast(readTime: string | null | undefined): void {
  if (!readTime) return;
  version(readTime);
  throw new StatusError('UNIMPLEMENTED', 'This server cannot read at a time in the past (readTime).');
}

/** A boolean in a query string. */
export function flag(params: URLSearchParams, name: string): boolean {
  const given = params.get(name) ?? 'false';
  if (given !== 'true' && given !== 'false') throw badPayload(`${name} must be true or false.`);
  return given === 'true';
}
