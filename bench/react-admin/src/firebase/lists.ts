import {
  collection,
  documentId,
  getCountFromServer,
  getDocs,
  limit,
  orderBy,
  query,
  type Query,
} from 'firebase/firestore';
import type { GetListParams, GetListResult, RaRecord } from 'react-admin';
import { database } from './connection';
import { recordOf } from './records';
import { wholeCollection } from './whole-collection';

/** The field in which a search looks. */
const searched: Readonly<Record<string, string>> = {
  seasons: 'season',
  quizzes: 'title',
  questions: 'question',
};

const counts = new Map<string, Promise<number>>();

/** Where the documents of a list are; `parent` is the path of the document that they belong to. */
export const collectionOf = (resource: string, { parent }: { parent?: string }): string =>
  parent ? `${parent}/${resource}` : resource;

/** One page as the database sorts it; a search filters what it holds of the collection. */
export async function listOf<RecordType extends RaRecord>(
  resource: string,
  { pagination, sort, filter }: GetListParams,
): Promise<GetListResult<RecordType>> {
  const { page, perPage } = pagination ?? { page: 1, perPage: 10 };
  const { field, order } = sort ?? { field: 'id', order: 'ASC' };
  const { q = '', parent } = filter as { q?: string; parent?: string };
  const path = collectionOf(resource, { parent });
  const ofPage = <Row>(rows: readonly Row[]) => rows.slice((page - 1) * perPage, page * perPage);

  if (q.trim()) {
    const wanted = q.trim().toLocaleLowerCase();
    const { records } = (await wholeCollection(path)) as { records: RecordType[] };
    const found = records
      .filter((record) =>
        String(record[searched[resource] ?? 'id'])
          .toLocaleLowerCase()
          .includes(wanted),
      )
      .sort(by(field, order === 'DESC' ? -1 : 1));
    return { data: ofPage(found), total: found.length };
  }
  const all = collection(database, path);
  const direction = order === 'DESC' ? 'desc' : 'asc';
  const sorted = query(all, orderBy(field === 'id' ? documentId() : field, direction), limit(page * perPage));
  const [{ docs }, total] = await Promise.all([getDocs(sorted), countOf(path, all)]);
  return { data: ofPage(docs.map((document) => recordOf<RecordType>(document))), total };
}

/** After a creation or a deletion the collection is counted anew. */
export const forgetCount = (path: string): void => void counts.delete(path);

async function countOf(path: string, all: Query): Promise<number> {
  const known = counts.get(path) ?? getCountFromServer(all).then((answer) => answer.data().count);
  counts.set(path, known);
  try {
    return await known;
  } catch (error) {
    forgetCount(path);
    throw error;
  }
}

function by(field: string, sign: number) {
  return (a: RaRecord, b: RaRecord): number => {
    const [one, other] = [a[field], b[field]] as [string, string];
    return one < other ? -sign : one > other ? sign : 0;
  };
}
