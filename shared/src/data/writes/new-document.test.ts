import { newDocument, type StoredFields } from '@console/shared/data';
import { readCreation, type Creation } from './new-document';
import { createMemoryGateway } from '@console/shared/testing';

const path = 'seasons/S1';
const first = { season: 'First', host: 'A' };

/** A form whose first try was stored although it looked as if it had failed. */
async function storedOnce() {
  const gateway = createMemoryGateway();
  const document = newDocument();
  await document.store(gateway, path, first);
  return { gateway, store: (fields = first) => document.store(gateway, path, fields) };
}

describe('a new document', () => {
  it('is stored once, however often it is tried', async () => {
    const { gateway, store } = await storedOnce();
    await store();
    expect(gateway.documents()).toEqual({ [path]: first });
  });

  it('takes what the form holds at last when an earlier try had arrived', async () => {
    const { gateway, store } = await storedOnce();
    await store({ season: 'Second', host: 'A' });
    expect(gateway.documents()).toEqual({ [path]: { season: 'Second', host: 'A' } });
  });

  it('leaves what others have made of it since an earlier try arrived', async () => {
    const { gateway, store } = await storedOnce();
    gateway.put(path, { season: 'Theirs', host: 'A' });
    await store();
    expect(gateway.documents()).toEqual({ [path]: { season: 'Theirs', host: 'A' } });
  });

  it('is not stored over the work of others when both went on with it', async () => {
    const { gateway, store } = await storedOnce();
    gateway.put(path, { season: 'Theirs', host: 'A' });
    await expect(store({ season: 'Second', host: 'A' })).rejects.toMatchObject({ kind: 'exists' });
    expect(gateway.documents()).toEqual({ [path]: { season: 'Theirs', host: 'A' } });
  });

  it('is not stored over one that came by another way', async () => {
    const gateway = createMemoryGateway({ [path]: { season: 'Kept' } });
    await expect(newDocument().store(gateway, path, first)).rejects.toMatchObject({ kind: 'exists' });
    expect(gateway.documents()).toEqual({ [path]: { season: 'Kept' } });
  });

  it('is the same on a later page that knows of the tries, its moments too', async () => {
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
    'goes on with nothing where %j was kept',
    (kept) => expect(readCreation(kept)).toBeUndefined(),
  );

  it('is stored by a later try when the earlier one did not arrive', async () => {
    const gateway = createMemoryGateway();
    const document = newDocument();
    const refuse = () => Promise.reject(new Error('not yet'));
    await expect(document.store(gateway, path, first, refuse)).rejects.toThrow('not yet');
    expect(gateway.documents()).toEqual({});
    await document.store(gateway, path, first);
    expect(gateway.documents()).toEqual({ [path]: first });
  });
});
