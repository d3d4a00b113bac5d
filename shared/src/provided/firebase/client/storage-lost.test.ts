import { onStorageLost } from './storage-lost';

/** A connection as browsers have it. */
class Database extends EventTarget {
  constructor(readonly name: string) {
    super();
  }

  transaction() {
    return { db: this };
  }
}

const versionChange = (newVersion: number | null) =>
  Object.assign(new Event('versionchange'), { oldVersion: 18, newVersion });

describe('the database of the Firestore client', () => {
  const lost = jest.fn();
  beforeAll(() => {
    Object.assign(globalThis, { IDBDatabase: Database });
    onStorageLost(lost);
  });
  beforeEach(() => lost.mockReset());

  const opened = (name = 'firestore/[DEFAULT]/demo-bible-quiz/main') => {
    const database = new Database(name);
    database.transaction();
    database.transaction();
    return database;
  };

  it('is lost once when the browser clears its data', () => {
    opened().dispatchEvent(new Event('close'));
    expect(lost.mock.calls).toEqual([['browser']]);
  });

  it('is lost when another page deletes it, not when a newer version opens', () => {
    const database = opened();
    database.dispatchEvent(versionChange(19));
    expect(lost).not.toHaveBeenCalled();
    database.dispatchEvent(versionChange(null));
    expect(lost.mock.calls).toEqual([['page']]);
  });

  it('is not another one', () => {
    opened('drafts').dispatchEvent(new Event('close'));
    expect(lost).not.toHaveBeenCalled();
  });
});
