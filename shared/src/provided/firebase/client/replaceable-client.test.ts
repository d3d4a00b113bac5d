import { clearIndexedDbPersistence, terminate, type Firestore } from 'firebase/firestore';
import { ReplaceableClient } from './replaceable-client';

jest.mock('firebase/firestore', () => ({
  terminate: jest.fn(async () => undefined),
  clearIndexedDbPersistence: jest.fn(async () => undefined),
}));

/** A client of databases that are called by their number, from 1. */
function givenClient() {
  const opened: { isKept: boolean }[] = [];
  const client = new ReplaceableClient((isKept) =>
    Object.assign({} as Firestore, { number: opened.push({ isKept }) }),
  );
  return { client, opened };
}

const forEver = () => new Promise<never>(() => undefined);
const isFirst = (database: Firestore) => Reflect.get(database, 'number') === 1;
const answer = async (database: Firestore) => `from ${Reflect.get(database, 'number')}`;

beforeEach(() => jest.clearAllMocks());

describe('a client of the database that is replaced', () => {
  it('reads again what the first did not answer', async () => {
    const { client } = givenClient();
    const read = client.read((database) => (isFirst(database) ? forEver() : answer(database)));
    await client.replace({});
    expect(await read).toBe('from 2');
  });

  it('does not write again what may be stored: the caller decides', async () => {
    const { client } = givenClient();
    const written = client.transact(forEver);
    await Promise.all([client.replace({}), expect(written).rejects.toMatchObject({ kind: 'unavailable' })]);
    expect(await client.transact(answer)).toBe('from 2');
  });

  it('is asked nothing until the next one is open', async () => {
    const { client } = givenClient();
    const replaced = client.replace({});
    expect(await client.read(answer)).toBe('from 2');
    await replaced;
  });

  it('is not waited for without end', async () => {
    jest.useFakeTimers();
    jest.mocked(terminate).mockReturnValueOnce(forEver());
    const { client, opened } = givenClient();
    const replaced = client.replace({ isKept: false });
    await jest.advanceTimersByTimeAsync(2000);
    await replaced;
    expect(opened).toEqual([{ isKept: true }, { isKept: false }]);
    jest.useRealTimers();
  });

  it('ends before the next one begins, however quickly they are replaced', async () => {
    const { client, opened } = givenClient();
    const first = client.database;
    await Promise.all([client.replace({ isClosed: true }), client.replace({ isClosed: true })]);
    expect(opened).toHaveLength(3);
    const ended = jest
      .mocked(terminate)
      .mock.calls.map(([database]) => String(Reflect.get(database, 'number')));
    expect(ended).toEqual(['1', '2']);
    expect(client.database).not.toBe(first);
  });

  it('is not waited for if it is closed', async () => {
    jest.useFakeTimers();
    jest.mocked(terminate).mockReturnValueOnce(forEver());
    const { client, opened } = givenClient();
    void client.replace({ isClosed: true });
    await jest.advanceTimersByTimeAsync(0);
    expect(opened).toHaveLength(2);
    jest.useRealTimers();
  });

  it('leaves nothing behind in a database that was emptied', async () => {
    const { client } = givenClient();
    const first = client.database;
    await client.replace({ isEmptied: true });
    expect(clearIndexedDbPersistence).toHaveBeenCalledWith(first);
    await client.replace({});
    expect(clearIndexedDbPersistence).toHaveBeenCalledTimes(1);
  });

  it('keeps nothing while what was left behind cannot be deleted, which would make lists look empty', async () => {
    jest.useFakeTimers();
    jest.mocked(terminate).mockReturnValueOnce(forEver());
    const { client, opened } = givenClient();
    const replaced = client.replace({ isEmptied: true });
    await jest.advanceTimersByTimeAsync(2000);
    expect(await replaced).toBe(false);
    jest.mocked(clearIndexedDbPersistence).mockRejectedValueOnce(new Error('The database is in use'));
    expect(await client.replace({})).toBe(false);
    expect(await client.replace({})).toBe(true);
    expect(opened.map(({ isKept }) => isKept)).toEqual([true, false, false, true]);
    jest.useRealTimers();
  });

  it('does not delete the database of a later client when an earlier one ends late', async () => {
    jest.useFakeTimers();
    let end: () => void = () => undefined;
    jest.mocked(terminate).mockReturnValueOnce(new Promise((resolve) => (end = resolve)));
    const { client } = givenClient();
    const replaced = client.replace({ isEmptied: true });
    await jest.advanceTimersByTimeAsync(2000);
    await replaced;
    expect(await client.replace({})).toBe(true);
    expect(clearIndexedDbPersistence).toHaveBeenCalledTimes(1);
    end();
    await jest.advanceTimersByTimeAsync(0);
    expect(clearIndexedDbPersistence).toHaveBeenCalledTimes(1);
    jest.useRealTimers();
  });

  it('gives what was left behind the time to be deleted, also when it is closed', async () => {
    jest.mocked(clearIndexedDbPersistence).mockRejectedValueOnce(new Error('The database is in use'));
    const { client } = givenClient();
    expect(await client.replace({ isEmptied: true })).toBe(false);
    expect(await client.replace({ isClosed: true })).toBe(true);
  });

  it('deletes what was left behind by a client that failed to end', async () => {
    jest.mocked(terminate).mockRejectedValueOnce(new Error('The database is gone'));
    const { client } = givenClient();
    expect(await client.replace({ isEmptied: true })).toBe(true);
    expect(clearIndexedDbPersistence).toHaveBeenCalledTimes(1);
  });
});
