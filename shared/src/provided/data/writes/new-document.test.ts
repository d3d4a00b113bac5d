import { newDocument, type StoredFields } from '@console/shared/data';
import { readCreation, type Creation } from './new-document';
import { createMemoryGateway } from '@console/shared/testing';

const path = 'seasons/S1';
const first = { season: 'First', host: 'A' };

/** A form with a first attempt that was stored although it seemed to fail. */
async function storedOnce() {
  const gateway = createMemoryGateway();
  const document = newDocument();
  await document.store(gateway, path, first);
  return { gateway, store: (fields = first) => document.store(gateway, path, fields) };
}

describe('a new document', () => {
  it('is stored once, however often it is retried', async () => {
    const { gateway, store } = await storedOnce();
    await store();
    expect(gateway.documents()).toEqual({ [path]: first });
  });

  it('is updated with later input when an earlier attempt was stored', async () => {
    const { gateway, store } = await storedOnce();
    await store({ season: 'Second', host: 'A' });
    expect(gateway.documents()).toEqual({ [path]: { season: 'Second', host: 'A' } });
  });

  it('keeps other people’s changes after an earlier attempt was stored', async () => {
    const { gateway, store } = await storedOnce();
    gateway.put(path, { season: 'Theirs', host: 'A' });
    await store();
    expect(gateway.documents()).toEqual({ [path]: { season: 'Theirs', host: 'A' } });
  });

  it('is not stored over other people’s changes when both sides changed it', async () => {
    const { gateway, store } = await storedOnce();
    gateway.put(path, { season: 'Theirs', host: 'A' });
    await expect(store({ season: 'Second', host: 'A' })).rejects.toMatchObject({ kind: 'exists' });
    expect(gateway.documents()).toEqual({ [path]: { season: 'Theirs', host: 'A' } });
  });

  it('is not stored over a document with another origin', async () => {
    const gateway = createMemoryGateway({ [path]: { season: 'Kept' } });
    await expect(newDocument().store(gateway, path, first)).rejects.toMatchObject({ kind: 'exists' });
    expect(gateway.documents()).toEqual({ [path]: { season: 'Kept' } });
  });

  it('is recognized on a later page that knows the attempts, including dates', async () => {
    const gateway = createMemoryGateway();
    const fields: StoredFields = { ...first, start: new Date(2026, 0, 11) };
    let kept: Creation | undefined;
    const document = newDocument(undefined, (creation) => (kept = creation));
    await document.store(gateway, path, fields);
    const later = newDocument(readCreation(JSON.parse(JSON.stringify(kept))));
    expect(later.id).toBe(document.id);
    await later.store(gateway, path, { ...fields, season: 'Second' });
    expect(gateway.documents()).toEqual({ [path]: { ...fields, season: 'Second' } });
    gateway.put(path, { ...fields, season: 'Theirs' });
    await expect(later.store(gateway, path, { ...fields, season: 'Third' })).rejects.toMatchObject({
      kind: 'exists',
    });
  });

  it.each([undefined, null, 'x', {}, { id: 7, sent: [] }, { id: 'a/b', sent: [] }, { id: 'a' }])(
    'starts without attempts when the draft contains %j',
    (kept) => expect(readCreation(kept)).toBeUndefined(),
  );

  it('is stored by a retry when the earlier attempt was not stored', async () => {
    const gateway = createMemoryGateway();
    const document = newDocument();
    const refuse = () => Promise.reject(new Error('not yet'));
    await expect(document.store(gateway, path, first, refuse)).rejects.toThrow('not yet');
    expect(gateway.documents()).toEqual({});
    await document.store(gateway, path, first);
    expect(gateway.documents()).toEqual({ [path]: first });
  });
});
