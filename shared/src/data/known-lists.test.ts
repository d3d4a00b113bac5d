import { clearStorage } from '@console/shared/storage';
import { isListKey, keepKnown, knownLength } from './known-lists';

const seasons = { collection: 'seasons' };
const own = { ...seasons, where: [['host_email', 'ruth@example.org']] as const };

describe('the length of a list', () => {
  beforeEach(() => localStorage.clear());

  it('is unknown until it is kept, for each list alone', () => {
    keepKnown(seasons, 14);
    expect([knownLength(seasons), knownLength(own)]).toEqual([14, undefined]);
  });

  it('is not that of its first ones', () => {
    keepKnown({ ...seasons, limit: 51 }, 14);
    expect([knownLength({ ...seasons, limit: 51 }), knownLength(seasons)]).toEqual([14, undefined]);
  });

  it('is gone with the session', () => {
    keepKnown(own, 3);
    expect(Object.keys(localStorage).every(isListKey)).toBe(true);
    clearStorage();
    expect(knownLength(own)).toBeUndefined();
  });

  it('is not kept where the browser refuses', () => {
    jest.spyOn(console, 'warn').mockImplementation();
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    keepKnown(seasons, 14);
    expect(knownLength(seasons)).toBeUndefined();
  });
});
