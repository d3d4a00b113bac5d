import { collection, deleteDoc, doc, getDoc, setDoc, updateDoc } from 'firebase/firestore';
import type { DataProvider, GetManyParams, RaRecord } from 'react-admin';
import { database } from './connection';
import { collectionOf, forgetCount, listOf } from './lists';
import { fieldsOf, recordOf } from './records';

/** The field that repeats a document's id. */
const idFields: Readonly<Record<string, string>> = {
  seasons: 'season_id',
  quizzes: 'quiz_id',
  questions: 'question_id',
};

const at = (id: RaRecord['id']) => doc(database, String(id));
const read = async <RecordType extends RaRecord>(id: RaRecord['id']) =>
  recordOf<RecordType>(await getDoc(at(id)));

async function change(id: RaRecord['id'], data: Partial<RaRecord>): Promise<void> {
  await updateDoc(at(id), fieldsOf(data));
}

async function remove(id: RaRecord['id']): Promise<void> {
  await deleteDoc(at(id));
  forgetCount(at(id).parent.path);
}

/** react-admin's data provider on Firestore. */
export const dataProvider: DataProvider = {
  getList: listOf,
  getManyReference: (resource, { id, target, filter, ...params }) =>
    listOf(resource, { ...params, filter: { ...(filter as object), [target]: id } }),
  getOne: async (_, { id }) => ({ data: await read(String(id)) }),
  getMany: async <RecordType extends RaRecord>(_: string, { ids }: GetManyParams) => ({
    data: await Promise.all(ids.map((id) => read<RecordType>(id))),
  }),
  async create(resource, { data, meta }) {
    const path = collectionOf(resource, (meta ?? {}) as { parent?: string });
    const document = doc(collection(database, path));
    await setDoc(document, { ...data, [idFields[resource] ?? 'id']: document.id });
    forgetCount(path);
    return { data: await read(document.path) };
  },
  async update(_, { id, data }) {
    await change(String(id), data);
    return { data: await read(String(id)) };
  },
  async updateMany(_, { ids, data }) {
    await Promise.all(ids.map((id) => change(id, data)));
    return { data: ids };
  },
  async delete(_, { id, previousData }) {
    await remove(String(id));
    return { data: previousData ?? (await read(String(id))) };
  },
  async deleteMany(_, { ids }) {
    await Promise.all(ids.map(remove));
    return { data: ids };
  },
};
