import { consoleApi, createConsoleStore, textOf, type StoredDocument } from '@console/shared/data';
import { isFromCache } from '@console/shared/model';
import { createMemoryGateway } from '@console/shared/testing';
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
