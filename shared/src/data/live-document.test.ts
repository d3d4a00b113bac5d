import { consoleApi, createConsoleStore, textOf, type StoredDocument } from '@console/shared/data';
import { isRemembered } from '@console/shared/model';
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

/** A document whose followers are told what the test says. */
async function open() {
  const gateway = createMemoryGateway();
  let tell: (document: StoredDocument | undefined) => void = () => {};
  gateway.watchDocument = (path, { next }) => {
    tell = (document) => next(document && { ...document, path });
    tell({ id: 'T1', path, fields: { name: 'Old' }, remembered: true });
    return () => {};
  };
  const store = createConsoleStore(gateway);
  await store.dispatch(endpoints.thing.initiate('T1'));
  const found = () => endpoints.thing.select('T1')(store.getState()).data;
  return { tell: (document?: StoredDocument) => tell(document), found };
}

describe('a document that is followed', () => {
  it('is known to be remembered until the database has answered, also alike', async () => {
    const { tell, found } = await open();
    expect(found()).toEqual({ name: 'Old', remembered: true });
    tell({ id: 'T1', path: '', fields: { name: 'Old' } });
    expect(isRemembered(found() ?? {})).toBe(false);
    expect(found()).toEqual({ name: 'Old' });
  });

  it('is null once there is none', async () => {
    const { tell, found } = await open();
    tell();
    expect(found()).toBeNull();
  });
});
