import { commit, type Committed } from '../commit/commit';
import { parseWrite } from '../commit/parse-write';
import { StatusError, invalid, statusErrorOf } from '../status';
import { checkGiven } from '../commit/transactions';
import { badPayload, list, message, text, type Parser } from '../wire/message';
import { base64, refusePast, transactionOptions, type RestRequest } from './request';

const anything: Parser<unknown> = (json) => json;

const commitRequest = message({ database: text, writes: list(anything), transaction: base64 });

export async function commitVerb({ backend, transactions, auth, database, body }: RestRequest) {
  const { writes: given = [], transaction: id } = commitRequest(body);
  const writes = given.map((json) => parseWrite(database, json));
  if (id && writes.length > 0 && transactions.get(id).readOnly)
    throw invalid('Cannot modify entities in a read-only transaction.');
  const transaction = id ? transactions.end(id) : undefined;
  if (writes.length === 0) {
    transaction?.verify();
    return {};
  }
  const committed = commit(backend, auth, writes, () => transaction?.verify());
  await backend.database.durable();
  return committed;
}

const beginRequest = message({ database: text, options: transactionOptions });

export function beginTransactionVerb({ transactions, body }: RestRequest) {
  const { options } = beginRequest(body);
  if (options?.readOnly && options.readWrite) throw badPayload('A transaction is of one kind.');
  refusePast(options?.readOnly?.readTime);
  const retried = options?.readWrite?.retryTransaction;
  if (retried) checkGiven(retried);
  return { transaction: transactions.begin(options?.readOnly !== undefined) };
}

export function rollbackVerb({ transactions, body }: RestRequest) {
  const { transaction = '' } = message({ database: text, transaction: base64 })(body);
  if (!transactions.isKnown(transaction)) checkGiven(transaction);
  else transactions.end(transaction);
  return {};
}

const batchRequest = message({ database: text, writes: list(anything), labels: anything });

/** Each write on its own: one that fails says so in its place. */
export async function batchWriteVerb({ backend, auth, database, body }: RestRequest) {
  const writes = (batchRequest(body).writes ?? []).map((json) => parseWrite(database, json));
  if (new Set(writes.map((write) => write.name)).size < writes.length) {
    throw invalid('A batch must not write to the same document twice.');
  }
  if (writes.length === 0) return {};
  const outcomes = writes.map((write) => attempt(() => commit(backend, auth, [write])));
  await backend.database.durable();
  return {
    writeResults: outcomes.map((outcome) =>
      outcome instanceof StatusError ? {} : (outcome.writeResults[0] ?? {}),
    ),
    status: outcomes.map((outcome) =>
      outcome instanceof StatusError ? { code: outcome.grpc, message: outcome.message } : {},
    ),
  };
}

function attempt(action: () => Committed): Committed | StatusError {
  try {
    return action();
  } catch (error) {
    return statusErrorOf(error);
  }
}
