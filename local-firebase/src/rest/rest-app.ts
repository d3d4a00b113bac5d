import { Hono } from 'hono';
import type { AuthContext } from '../auth-context';
import type { Backend } from '../commit/commit';
import { Transactions } from '../commit/transactions';
import { bodyText } from '../server/body-text';
import { StatusError, invalid } from '../status';
import { badPayload, camelCase } from '../wire/message';
import { runAggregationQueryVerb } from './aggregation-verb';
import { batchWriteVerb, beginTransactionVerb, commitVerb, rollbackVerb } from './commit-verbs';
import { createDocument, deleteDocument, getDocument, patchDocument } from './document-verbs';
import { listCollectionIdsVerb, listDocuments } from './list-verbs';
import { batchGetVerb, runQueryVerb } from './read-verbs';
import type { RestRequest } from './request';

// projects/P/databases/D/documents
const rootDepth = 5;

type Handler = (request: RestRequest) => object | Promise<object>;

const verbs: ReadonlyMap<string, Handler> = new Map<string, Handler>([
  ['commit', commitVerb],
  ['batchGet', batchGetVerb],
  ['runQuery', runQueryVerb],
  ['runAggregationQuery', runAggregationQueryVerb],
  ['beginTransaction', beginTransactionVerb],
  ['rollback', rollbackVerb],
  ['batchWrite', batchWriteVerb],
  ['listCollectionIds', listCollectionIdsVerb],
]);

export interface RestOptions {
  backend: Backend;
  /** Throws for a header that is no credential. */
  verify(authorization: string | undefined): AuthContext;
  /** Throws unless this server holds the database. */
  checkDatabase(database: string): void;
}

/** The REST interface of Firestore (https://firebase.google.com/docs/firestore/reference/rest). */
export function restApp({ backend, verify, checkDatabase }: RestOptions): Hono {
  const transactions = new Transactions(backend.database);
  return new Hono().all('/v1/projects/*', async (c) => {
    const url = new URL(c.req.url);
    const { target, verb } = pathOf(url.pathname);
    const database = target.split('/', 4).join('/');
    checkDatabase(database);
    const handler = handlerOf(c.req.method, target, verb);
    const auth = verify(c.req.header('Authorization'));
    const body = parseBody(await bodyText(c.req.raw));
    return c.json(
      await handler({ backend, transactions, auth, database, target, body, params: paramsOf(url) }),
    );
  });
}

function pathOf(path: string): { target: string; verb: string | undefined } {
  const segments = path.slice('/v1/'.length).split('/').map(decode);
  if (segments.some((part) => part.includes('/'))) throw invalid('A path segment must not hold a slash.');
  const target = segments.join('/');
  const colon = target.lastIndexOf(':');
  const verb = target.slice(colon + 1);
  return colon > 0 && verbs.has(verb)
    ? { target: target.slice(0, colon), verb }
    : { target, verb: undefined };
}

/** Names of parameters may be written in either way, as those of messages. */
const paramsOf = ({ searchParams }: URL) =>
  new URLSearchParams([...searchParams].map(([name, value]): [string, string] => [camelCase(name), value]));

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw invalid('The path is not percent-encoded UTF-8.');
  }
}

function handlerOf(method: string, target: string, verb: string | undefined): Handler {
  const named = method === 'POST' && verb !== undefined ? verbs.get(verb) : undefined;
  if (named) return named;
  const depth = target.split('/').length - rootDepth;
  const isDocument = depth > 0 && depth % 2 === 0;
  const isCollection = depth % 2 === 1;
  if (method === 'GET' && isDocument) return getDocument;
  if (method === 'GET' && isCollection) return listDocuments;
  if (method === 'POST' && isCollection) return createDocument;
  if (method === 'PATCH' && isDocument) return patchDocument;
  if (method === 'DELETE' && isDocument) return deleteDocument;
  if (depth > 0 && method !== 'GET')
    throw invalid(
      `${method} does not go with this path: it names no ${depth % 2 === 1 ? 'document' : 'collection'}.`,
    );
  throw nothingHere();
}

const nothingHere = () => new StatusError('NOT_FOUND', 'There is nothing at this path by this method.');

function parseBody(text: string): unknown {
  if (text === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    throw badPayload('The body is not JSON.');
  }
}
