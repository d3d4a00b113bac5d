import { clearStorage } from '@console/shared/storage';
import { cachedFirstPage, cacheFirstPage, isListKey } from './first-page-cache';

const seasons = { collection: 'seasons' };
const own = { ...seasons, where: [['host_email', 'ruth@example.org']] as const };
const rows = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `S${index}` }));

describe('the cached first page of a list', () => {
  beforeEach(() => {
    localStorage.clear();
    localStorage.setItem('user', '{"uid":"u1"}');
  });

  it('is cached as ids, separately for each query', () => {
    cacheFirstPage(seasons, rows(14));
    expect(cachedFirstPage(seasons)).toEqual(rows(10).map(({ id }) => id));
    expect(cachedFirstPage(own)).toBeUndefined();
  });

  it.each(['14', '{', '[7]'])('is undefined when %s is stored', (text) => {
    localStorage.setItem('list/seasons', text);
    expect(cachedFirstPage(seasons)).toBeUndefined();
  });

  it('is deleted on logout', () => {
    cacheFirstPage(own, rows(3));
    expect(Object.keys(localStorage).filter(isListKey)).toHaveLength(1);
    clearStorage();
    expect(cachedFirstPage(own)).toBeUndefined();
  });

  it('is not stored when the list arrives after logout', () => {
    clearStorage();
    cacheFirstPage(own, rows(3));
    expect(localStorage).toHaveLength(0);
  });

  it('is not cached when the browser refuses storage', () => {
    jest.spyOn(console, 'warn').mockImplementation();
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    cacheFirstPage(seasons, rows(14));
    expect(cachedFirstPage(seasons)).toBeUndefined();
  });
});
