import { readQuery } from '../access/read';
import { parentName } from '../paths/resource-name';
import { aggregate, neededFields } from '../query/aggregate';
import { parseAggregations } from '../query/parse-aggregation';
import { parseQuery } from '../query/parse-query';
import { message, text, type Parser } from '../wire/message';
import { consistency, transactionOf, type RestRequest } from './request';

const anything: Parser<unknown> = (json) => json;

const structuredAggregationQuery = message({ structuredQuery: anything, aggregations: parseAggregations });
const request = message({ parent: text, structuredAggregationQuery, ...consistency });

export async function runAggregationQueryVerb({ backend, transactions, auth, target, body }: RestRequest) {
  const given = request(body);
  const { structuredQuery = {}, aggregations = parseAggregations([]) } =
    given.structuredAggregationQuery ?? {};
  const query = parseQuery(parentName(target), structuredQuery, neededFields(aggregations));
  const { reads, begun } = transactionOf(transactions, given);
  const readTime = backend.database.version;
  const documents = readQuery(backend, auth, query, reads);
  await backend.database.durable();
  const result = { result: { aggregateFields: aggregate(documents, aggregations) }, readTime, done: true };
  return begun === undefined ? [result] : [{ transaction: begun }, result];
}
