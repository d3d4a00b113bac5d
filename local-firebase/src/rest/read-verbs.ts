import { readDocument, readQuery } from '../access/read';
import { readMask } from '../commit/parse-write';
import { databaseOf, documentName, parentName } from '../paths/resource-name';
import { parseQuery } from '../query/parse-query';
import { invalid } from '../status';
import { documentJson } from '../values/document-json';
import { list, message, text, type Parser } from '../wire/message';
import { consistency, transactionOf, type RestRequest } from './request';

const anything: Parser<unknown> = (json) => json;

const batchGetRequest = message({ database: text, documents: list(text), mask: readMask, ...consistency });

export async function batchGetVerb({ backend, transactions, auth, database, body }: RestRequest) {
  const given = batchGetRequest(body);
  const names = [...new Set(given.documents ?? [])];
  if (names.some((name) => databaseOf(documentName(name)) !== database))
    throw invalid(`A document is not in ${database}.`);
  const { reads, begun } = transactionOf(transactions, given);
  const readTime = backend.database.version;
  const looked = new Set<string>();
  const answers = names.map((name) => {
    const document = readDocument(backend, auth, name, reads, looked);
    return document ? { found: documentJson(document, given.mask), readTime } : { missing: name, readTime };
  });
  await backend.database.durable();
  return begun === undefined ? answers : [{ transaction: begun }, ...answers];
}

const runQueryRequest = message({ parent: text, structuredQuery: anything, ...consistency });

export async function runQueryVerb({ backend, transactions, auth, target, body }: RestRequest) {
  const given = runQueryRequest(body);
  const query = parseQuery(parentName(target), given.structuredQuery);
  const { reads, begun } = transactionOf(transactions, given);
  const readTime = backend.database.version;
  const documents = readQuery(backend, auth, query, reads);
  await backend.database.durable();

  const found = documents.map((document) => ({ document: documentJson(document, query.select), readTime }));
  const [first, ...others] = found;
  const skippedResults = query.offset;
  const answers = first
    ? [skippedResults > 0 ? { ...first, skippedResults } : first, ...others]
    : [{ readTime }];
  const complete = answers.map((answer, index) =>
    index === answers.length - 1 ? { ...answer, done: true } : answer,
  );
  return begun === undefined ? complete : [{ transaction: begun }, ...complete];
}
