import { stayStillInPageCache } from './page-cache';

const page = (type: 'pagehide' | 'pageshow', persisted: boolean) =>
  dispatchEvent(new PageTransitionEvent(type, { persisted }));
const visibilityChange = () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));

class Transaction extends EventTarget {
  abort = jest.fn();
}

/** The browser's databases, which jsdom does not have. */
class Database {
  transaction(): Transaction {
    return new Transaction();
  }
}

const begin = () => new Database().transaction();

describe('a page that is left', () => {
  const heard: string[] = [];
  const hear = ({ type }: Event) => heard.push(type);

  beforeAll(() => {
    Object.assign(globalThis, { IDBDatabase: Database });
    stayStillInPageCache();
    // As the client does it.
    addEventListener('pagehide', hear);
    document.addEventListener('visibilitychange', hear);
  });
  beforeEach(() => void heard.splice(0));
  afterEach(() => void page('pageshow', true));

  it('lets the client begin nothing while it goes into the back/forward cache, and goes on when it comes back', () => {
    page('pagehide', true);
    visibilityChange();
    expect(heard).toEqual([]);
    page('pageshow', true);
    visibilityChange();
    expect(heard).toEqual(['visibilitychange']);
  });

  it('holds no transaction in the cache', () => {
    const [open, ended, committed] = [begin(), begin(), begin()];
    ended.dispatchEvent(new Event('complete'));
    committed.abort.mockImplementation(() => {
      throw new DOMException('It is being committed', 'InvalidStateError');
    });
    page('pagehide', true);
    expect(open.abort).toHaveBeenCalledTimes(1);
    expect(ended.abort).not.toHaveBeenCalled();
  });

  it('cleans up when it goes for good', () => {
    const open = begin();
    page('pagehide', false);
    visibilityChange();
    expect(heard).toEqual(['pagehide', 'visibilitychange']);
    expect(open.abort).not.toHaveBeenCalled();
  });
});
