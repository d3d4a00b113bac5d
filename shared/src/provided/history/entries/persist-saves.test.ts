import { locations, persistedDocuments, persistedKey, type StoredDocument } from '@console/shared/data';
import { createMemoryGateway, withHistory } from '@console/shared/testing';

const author = { uid: 'u1', email: 'host@example.org', name: 'Esther Rani' };
const path = locations.quiz('S1', 'Q1');
const fields = { title: 'Week 9', status: 'Upcoming' };
const list = persistedKey(locations.quizzes('S1'));
const document = { id: 'Q1', path, fields };
const gateway = withHistory(createMemoryGateway({ [path]: fields }), () => author);

/** As a subscription has persisted them. */
const persist = (key: string, ...documents: readonly StoredDocument[]) =>
  localStorage.setItem(
    key,
    JSON.stringify({ uid: author.uid, savedAt: 1, total: documents.length, documents }),
  );

describe('a save', () => {
  beforeEach(() => {
    localStorage.clear();
    localStorage.setItem('user', '{"uid":"u1"}');
  });

  it('brings the copies of the document on this device up to date', async () => {
    persist(list, document);
    await gateway.transact(async (transaction) => transaction.merge(path, { status: 'Ongoing' }));
    const saved = [{ ...document, fields: { title: 'Week 9', status: 'Ongoing' } }];
    expect(persistedDocuments(persistedKey(path))).toMatchObject({ documents: saved });
    expect(persistedDocuments(list)).toMatchObject({ documents: saved, savedAt: 1 });
  });

  it('removes what it deletes', async () => {
    persist(persistedKey(path), document);
    persist(list, document, { ...document, id: 'Q2', path: locations.quiz('S1', 'Q2') });
    await gateway.transact(async (transaction) => transaction.remove(path));
    expect(persistedDocuments(persistedKey(path))).toBeUndefined();
    expect(persistedDocuments(list)?.documents.map(({ id }) => id)).toEqual(['Q2']);
  });
});
