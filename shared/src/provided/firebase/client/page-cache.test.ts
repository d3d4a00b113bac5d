import { releaseInPageCache } from './page-cache';

const page = (type: 'pagehide' | 'pageshow', persisted: boolean) =>
  dispatchEvent(new PageTransitionEvent(type, { persisted }));

class Transaction extends EventTarget {
  abort = jest.fn();
  constructor(readonly db: Database) {
    super();
  }
}

/** The browser's databases, which jsdom does not have. */
class Database {
  close = jest.fn();
  constructor(readonly name: string) {}
  transaction(): Transaction {
    return new Transaction(this);
  }
}

class Factory {
  open(name: string): unknown {
    return { opened: name };
  }
}

const ofClient = 'firestore/[DEFAULT]/console/main';
const begin = (name = 'drafts') => new Database(name).transaction();

describe('a page that is left', () => {
  const left = jest.fn();
  const returned = jest.fn();
  const order: string[] = [];

  beforeAll(() => {
    Object.assign(globalThis, { IDBDatabase: Database, IDBFactory: Factory });
    releaseInPageCache(left, returned);
    // As the client does it.
    addEventListener('pagehide', () => order.push('client'));
  });
  beforeEach(() => void order.splice(0));

  it('holds no transaction in the back/forward cache', () => {
    const [open, ended, committed] = [begin(), begin(), begin()];
    ended.dispatchEvent(new Event('complete'));
    committed.abort.mockImplementation(() => {
      throw new DOMException('It is being committed', 'InvalidStateError');
    });
    page('pagehide', true);
    expect(open.abort).toHaveBeenCalledTimes(1);
    expect(ended.abort).not.toHaveBeenCalled();
  });

  it('closes the connections of the client before the client begins what it does at its end, and no other', () => {
    const [connection, ofDrafts] = [begin(ofClient).db, begin().db];
    connection.close.mockImplementation(() => order.push('closed'));
    page('pagehide', true);
    expect(order).toEqual(['closed', 'client']);
    expect(ofDrafts.close).not.toHaveBeenCalled();
  });

  it('opens no connection of the client until it comes back', () => {
    const factory = new Factory();
    page('pagehide', true);
    expect(factory.open(ofClient)).not.toHaveProperty('opened');
    expect(factory.open('drafts')).toHaveProperty('opened');
    page('pageshow', true);
    expect(factory.open(ofClient)).toHaveProperty('opened');
    returned.mockReset();
  });

  it('cleans up when it goes for good', () => {
    const open = begin(ofClient);
    page('pagehide', false);
    expect(order).toEqual(['client']);
    expect(open.abort).not.toHaveBeenCalled();
    expect(open.db.close).not.toHaveBeenCalled();
  });

  it('says so when it is left, unless it goes for good', () => {
    left.mockReset();
    page('pagehide', false);
    expect(left).not.toHaveBeenCalled();
    page('pagehide', true);
    expect(left).toHaveBeenCalledTimes(1);
    page('pageshow', true);
    returned.mockReset();
  });

  it('says so when it comes back', () => {
    page('pageshow', false);
    expect(returned).not.toHaveBeenCalled();
    page('pageshow', true);
    expect(returned).toHaveBeenCalledTimes(1);
  });
});
