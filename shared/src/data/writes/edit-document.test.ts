import {
  editDocument,
  integerOf,
  momentOf,
  storedMoment,
  textOf,
  type Converter,
  type StoredFields,
} from '@console/shared/data';
import { createMemoryGateway } from '@console/shared/testing';

type Thing = { name: string; count: number | null; at: number | null };

const converter: Converter<Thing> = {
  fromDocument: ({ fields }) => ({
    name: textOf(fields, 'name'),
    count: integerOf(fields, 'count'),
    at: momentOf(fields, 'at'),
  }),
  toFields: ({ name, count, at }) => ({ name, count, at: storedMoment(at) }),
};

const path = 'things/T1';

/** A gateway that keeps a list of what was written. */
function recordingGateway(fields?: StoredFields) {
  const gateway = createMemoryGateway(fields && { [path]: fields });
  const written: StoredFields[] = [];
  const { transact } = gateway;
  gateway.transact = (work) =>
    transact((transaction) =>
      work({
        ...transaction,
        merge: (at, sent) => {
          written.push(sent);
          return transaction.merge(at, sent);
        },
      }),
    );
  return { gateway, written };
}

const rename = (current: Thing | null) => ({
  edited: { name: 'Mine', count: current?.count ?? null, at: current?.at ?? null },
  outcome: 'saved',
});

describe('editing a document', () => {
  it('sends the changed fields only', async () => {
    const { gateway, written } = recordingGateway({ name: 'Old', count: 4, at: new Date(5) });
    await expect(editDocument(gateway, { path, ...converter, decide: rename })).resolves.toBe('saved');
    expect(written).toEqual([{ name: 'Mine' }]);
  });

  it.each([
    ['that is missing', {}],
    ['that holds NaN', { count: Number.NaN, at: Number.NaN }],
    ['of another type', { count: '4', at: '2026-01-10T09:00Z' }],
  ])('sends no field %s, however it reads', async (_case, odd) => {
    const { gateway, written } = recordingGateway({ name: 'Old', ...odd });
    await editDocument(gateway, { path, ...converter, decide: rename });
    expect(written).toEqual([{ name: 'Mine' }]);
    expect(gateway.documents()[path]).toEqual({ ...odd, name: 'Mine' });
  });

  it('sends a new document whole, with its ids', async () => {
    const { gateway, written } = recordingGateway();
    await editDocument(gateway, { path, ...converter, decide: rename, ids: { thing_id: 'T1' } });
    expect(written).toEqual([{ thing_id: 'T1', name: 'Mine', count: null, at: null }]);
  });

  it('puts a wrong id right with the next change, and sends a right one no more', async () => {
    const { gateway, written } = recordingGateway({ thing_id: 'T7', name: 'Old' });
    const edit = (name: string) =>
      editDocument(gateway, {
        path,
        ...converter,
        decide: (current) => ({ edited: { ...rename(current).edited, name }, outcome: undefined }),
        ids: { thing_id: 'T1' },
      });
    await edit('Mine');
    await edit('Mine too');
    expect(written).toEqual([{ thing_id: 'T1', name: 'Mine' }, { name: 'Mine too' }]);
  });

  it('sends nothing where nothing differs, or nothing is decided', async () => {
    const { gateway, written } = recordingGateway({ name: 'Mine', thing_id: 'T7' });
    await editDocument(gateway, { path, ...converter, decide: rename, ids: { thing_id: 'T1' } });
    await editDocument(gateway, { path, ...converter, decide: () => ({ outcome: 'conflict' }) });
    expect(written).toEqual([]);
  });

  it('decides again when another write was quicker', async () => {
    const { gateway } = recordingGateway({ name: 'Old', count: 0 });
    const countUp = () =>
      editDocument(gateway, {
        path,
        ...converter,
        decide: (current) => ({
          edited: { name: 'Old', count: (current?.count ?? 0) + 1, at: null },
          outcome: undefined,
        }),
      });
    await Promise.all([countUp(), countUp()]);
    expect(gateway.documents()[path]).toMatchObject({ count: 2 });
  });

  it('decides nothing where what it requires does not hold', async () => {
    const { gateway } = recordingGateway({ name: 'Old' });
    const decide = jest.fn(rename);
    const refused = editDocument(gateway, {
      path,
      ...converter,
      decide,
      require: () => Promise.reject(new Error('closed')),
    });
    await expect(refused).rejects.toThrow('closed');
    expect(decide).not.toHaveBeenCalled();
  });
});
