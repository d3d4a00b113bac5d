import { databaseOf, documentName, parentName } from '../paths/resource-name';
import { parseQuery } from '../query/parse-query';
import type { Query } from '../query/query';
import { invalid } from '../status';
import { version } from '../values/timestamp';
import { bool, int32, list, message, text, wrappedInt32, type Parser } from '../wire/message';

const anything: Parser<unknown> = (json) => json;

const addTarget = message({
  targetId: int32,
  query: message({ parent: text, structuredQuery: anything }),
  documents: message({ documents: list(text) }),
  resumeToken: text,
  readTime: version,
  once: bool,
  expectedCount: wrappedInt32,
});

/** One message of the client: a target to add or the id of one to remove. */
export const listenRequest = message({ database: text, addTarget, removeTarget: int32, labels: anything });

export type AddTarget = ReturnType<typeof addTarget>;

/** What a target is about. */
export type Subject = { kind: 'query'; query: Query } | { kind: 'documents'; names: string[] };

/** Throws INVALID_ARGUMENT; the caller refuses this one target. */
export function subjectOf({ query, documents }: AddTarget, database: string): Subject {
  if (query && !documents) {
    const parent = inDatabase(parentName(query.parent ?? ''), database);
    return { kind: 'query', query: parseQuery(parent, query.structuredQuery) };
  }
  if (documents && !query) {
    const names = (documents.documents ?? []).map((name) => inDatabase(documentName(name), database));
    return { kind: 'documents', names: [...new Set(names)] };
  }
  throw invalid('A target must be a query or documents.');
}

function inDatabase(name: string, database: string): string {
  if (databaseOf(name) !== database) throw invalid(`"${name.slice(0, 200)}" is not in ${database}.`);
  return name;
}
