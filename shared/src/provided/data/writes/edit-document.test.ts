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

/** A gateway that records its writes. */
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
  it('sends only the changed fields', async () => {
    const { gateway, written } = recordingGateway({ name: 'Old', count: 4, at: new Date(5) });
    await expect(editDocument(gateway, { path, ...converter, decide: rename })).resolves.toBe('saved');
    expect(written).toEqual([{ name: 'Mine' }]);
  });

  it.each([
    ['that is missing', {}],
    ['that is NaN', { count: Number.NaN, at: Number.NaN }],
    ['of another type', { count: '4', at: '2026-01-10T09:00Z' }],
  ])('does not send an unchanged field %s', async (_case, odd) => {
    const { gateway, written } = recordingGateway({ name: 'Old', ...odd });
    await editDocument(gateway, { path, ...converter, decide: rename });
    expect(written).toEqual([{ name: 'Mine' }]);
    expect(gateway.documents()[path]).toEqual({ ...odd, name: 'Mine' });
  });

  it('sends all fields of a new document, with its ids', async () => {
    const { gateway, written } = recordingGateway();
    await editDocument(gateway, { path, ...converter, decide: rename, ids: { thing_id: 'T1' } });
    expect(written).toEqual([{ thing_id: 'T1', name: 'Mine', count: null, at: null }]);
  });

  it('corrects a wrong id with the next change, and does not send a correct one again', async () => {
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

  it('sends nothing when nothing differs or nothing is to be stored', async () => {
    const { gateway, written } = recordingGateway({ name: 'Mine', thing_id: 'T7' });
    await editDocument(gateway, { path, ...converter, decide: rename, ids: { thing_id: 'T1' } });
    await editDocument(gateway, { path, ...converter, decide: () => ({ outcome: 'conflict' }) });
    expect(written).toEqual([]);
  });

  it('decides again when another write came first', async () => {
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

  it('does not decide when its precondition is not met', async () => {
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
