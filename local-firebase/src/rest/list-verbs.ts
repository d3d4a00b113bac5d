import { readQuery } from '../access/read';
import { parseFieldPath } from '../paths/field-path';
import { compareNames } from '../ordering/compare-text';
import { containerOf, idOf, parentName } from '../paths/resource-name';
import { checkQuery } from '../query/check-query';
import { completeOrder } from '../query/complete-order';
import { parseOrderText } from '../query/parse-order-text';
import type { Query } from '../query/query';
import { StatusError, invalid } from '../status';
import { documentJson } from '../values/document-json';
import type { Document } from '../values/value';
import { int32, message, text } from '../wire/message';
import { flag, refusePast, type RestRequest } from './request';

const mostIds = 300;
const defaultPage = 30;

/** `GET /c`: one page of a collection. The token of the next page is the number of rows seen so far. */
export async function listDocuments({ backend, auth, target, params }: RestRequest) {
  refusePast(params.get('readTime'));
  const orderText = params.get('orderBy') ?? '';
  const query = queryOf(target, orderText);
  const from = offsetIn(params.get('pageToken') ?? '');
  const size = int32(params.get('pageSize') || '0') || defaultPage;
  if (size < 0) throw invalid('pageSize must not be negative.');
  const isMissingShown = flag(params, 'showMissing');
  if (isMissingShown && orderText !== '')
    throw invalid('Missing documents have no order but that of their names.');
  const shown = isMissingShown ? missingToo(backend.database.collections.parentsIn(target)) : same;
  const rows = shown(readQuery(backend, auth, query));
  await backend.database.durable();
  const mask = params.getAll('mask.fieldPaths').map(parseFieldPath);
  const page = rows
    .slice(from, from + size)
    .map((row) => ('fields' in row ? documentJson(row, mask.length > 0 ? mask : undefined) : row));
  return {
    ...(page.length > 0 ? { documents: page } : {}),
    ...(from + size < rows.length ? { nextPageToken: tokenOf(from + size) } : {}),
  };
}

type Row = Document | { name: string };
const same = (documents: Row[]): Row[] => documents;

const missingToo =
  (names: string[]) =>
  (documents: Document[]): Row[] => {
    const stored = new Set(documents.map((document) => document.name));
    const missing = names.filter((name) => !stored.has(name)).map((name) => ({ name }));
    return [...documents, ...missing].sort((a, b) => compareNames(a.name, b.name));
  };

function queryOf(collection: string, orderBy: string): Query {
  const explicitOrder = parseOrderText(orderBy);
  const parent = parentName(containerOf(collection));
  const order = completeOrder(explicitOrder);
  const query = {
    parent,
    collectionId: idOf(collection),
    allDescendants: false,
    explicitOrder,
    order,
    offset: 0,
  };
  checkQuery(query);
  return query;
}

const listIds = message({ parent: text, pageSize: int32, pageToken: text, readTime: text });

/** `POST [/c/d]:listCollectionIds`, for the administrator only. */
export function listCollectionIdsVerb({ backend, auth, target, body }: RestRequest) {
  if (auth.kind !== 'admin')
    throw new StatusError('PERMISSION_DENIED', 'Only the administrator may list collections.');
  const { pageSize = 0, pageToken = '', readTime } = listIds(body);
  refusePast(readTime);
  if (pageSize < 0) throw invalid('pageSize must not be negative.');
  const from = offsetIn(pageToken);
  const ids = backend.database.collections.collectionIds(parentName(target));
  const end = from + (pageSize > 0 ? pageSize : mostIds);
  return {
    ...(ids.length > from ? { collectionIds: ids.slice(from, end) } : {}),
    ...(end < ids.length ? { nextPageToken: tokenOf(end) } : {}),
  };
}

const tokenOf = (offset: number): string => Buffer.from(String(offset)).toString('base64');

function offsetIn(token: string): number {
  if (token === '') return 0;
  const given = Buffer.from(token, 'base64').toString();
  if (!/^\d{1,15}$/.test(given)) throw invalid('The page token is not one of this server.');
  return Number(given);
}
