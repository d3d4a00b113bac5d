import { waitFor } from '@testing-library/react';
import {
  consoleApi,
  createConsoleStore,
  persistedKey,
  textOf,
  type StoredDocument,
} from '@console/shared/data';
import { isFromCache } from '@console/shared/model';
import { createMemoryGateway, type MemoryGateway } from '@console/shared/testing';
import { liveDocument } from './live-document';

const { endpoints } = consoleApi.injectEndpoints({
  endpoints: (build) => ({
    thing: build.query<{ name: string } | null, string>(
      liveDocument(
        'thing',
        (id) => `things/${id}`,
        ({ fields }) => ({ name: textOf(fields, 'name') }),
      ),
    ),
  }),
});

/** A document with versions that the test sends. */
async function open() {
  const gateway = createMemoryGateway();
  let send: (document: StoredDocument | undefined) => void = () => {};
  gateway.watchDocument = (path, { next }) => {
    send = (document) => next(document && { ...document, path });
    send({ id: 'T1', path, fields: { name: 'Old' }, fromCache: true });
    return () => {};
  };
  const store = createConsoleStore(gateway);
  await store.dispatch(endpoints.thing.initiate('T1'));
  const found = () => endpoints.thing.select('T1')(store.getState()).data;
  return { send: (document?: StoredDocument) => send(document), found };
}

describe('a document subscription', () => {
  it('is fromCache until the server has confirmed it, also without changes', async () => {
    const { send, found } = await open();
    expect(found()).toEqual({ name: 'Old', fromCache: true });
    send({ id: 'T1', path: '', fields: { name: 'Old' } });
    expect(isFromCache(found() ?? {})).toBe(false);
    expect(found()).toEqual({ name: 'Old' });
  });

  it('emits null when the document does not exist', async () => {
    const { send, found } = await open();
    send();
    expect(found()).toBeNull();
  });
});

describe('a document of an earlier visit', () => {
  const path = 'things/T1';
  const { persisted } = consoleApi.injectEndpoints({
    endpoints: (build) => ({
      persisted: build.query<{ name: string } | null, string>(
        liveDocument(
          'persisted',
          () => path,
          ({ fields }) => ({ name: textOf(fields, 'name') }),
          { isPersisted: true },
        ),
      ),
    }),
  }).endpoints;

  const visit = (gateway = createMemoryGateway({ [path]: { name: 'Old' } })) => {
    const store = createConsoleStore(gateway);
    const query = store.dispatch(persisted.initiate('T1'));
    return { gateway, query, found: () => persisted.select('T1')(store.getState()).data };
  };

  beforeEach(() => {
    localStorage.clear();
    localStorage.setItem('user', '{"uid":"u1"}');
  });

  it('is there before the database answers, and replaced by what it answers', async () => {
    await visit().query;
    const gateway = createMemoryGateway({ [path]: { name: 'New' } });
    const release = gateway.holdDocument(path);
    const { query, found } = visit(gateway);
    await query;
    expect(found()).toEqual({ name: 'Old', fromCache: true, asOf: expect.closeTo(Date.now(), -4) as number });
    release();
    await waitFor(() => expect(found()).toEqual({ name: 'New' }));
  });

  it('is not replaced by an older one of Firestore’s cache after an own save', async () => {
    const saved = { uid: 'u1', savedAt: Date.now(), total: 1 };
    const documents = [{ id: 'T1', path, fields: { name: 'Saved' } }];
    localStorage.setItem(persistedKey(path), JSON.stringify({ ...saved, documents }));
    const gateway = createMemoryGateway();
    let send: (document: StoredDocument) => void = () => {};
    gateway.watchDocument = (_path, { next }) => {
      send = next;
      return () => {};
    };
    const { query, found } = visit(gateway);
    await query;
    send({ id: 'T1', path, fields: { name: 'Old' }, fromCache: true });
    expect(found()).toMatchObject({ name: 'Saved' });
    send({ id: 'T1', path, fields: { name: 'Newer' } });
    expect(found()).toEqual({ name: 'Newer' });
  });

  it.each([
    ['deleted', (gateway: MemoryGateway) => gateway.drop(path)],
    ['refused', (gateway: MemoryGateway) => gateway.breakDown('denied')],
  ])('is forgotten when it is %s', async (_what, end) => {
    jest.spyOn(console, 'error').mockImplementation();
    await visit().query;
    const second = visit();
    end(second.gateway);
    await waitFor(() => expect(second.found() ?? null).toBeNull());
    await waitFor(() => expect(Object.keys(localStorage)).toEqual(['user']));
  });
});
