import {
  clearStorage,
  hasStorageLeft,
  readId,
  readJson,
  storageKeys,
  writeText,
} from '@console/shared/storage';

describe('local browser storage', () => {
  beforeEach(() => localStorage.clear());

  it('has exactly the eight keys of the specification @3.32 @3.36', () => {
    expect(Object.values(storageKeys)).toEqual([
      'user',
      'user_role',
      'selected_season',
      'selected_quiz',
      'selected_quiz_details',
      'selected_question',
      'selected_season_to_update',
      'seasons',
    ]);
  });

  it.each([
    ['a plain id', 'S1'],
    ['a JSON text', '"S1"'],
    ['a stored document', '{"season_id":"S1","season":"Gospels"}'],
    ['a document with a plain id', '{"id":"S1"}'],
  ])('finds the id in %s', (_what, stored) => {
    localStorage.setItem('selected_season', stored);
    expect(readId(storageKeys.season, 'season_id')).toBe('S1');
  });

  it.each([
    '',
    '""',
    'null',
    'undefined',
    '{"season":',
    '[object Object]',
    '[]',
    '{}',
    '{"season_id":7}',
    'a/b',
  ])('finds no id in an older value: %j', (stored) => {
    localStorage.setItem('selected_season', stored);
    expect(readId(storageKeys.season, 'season_id')).toBeNull();
  });

  it('reads malformed JSON as undefined', () => {
    localStorage.setItem('user', '{"uid":');
    expect(readJson(storageKeys.user)).toBeUndefined();
  });

  it('reports whether it accepts more, and leaves no trace of the test', () => {
    expect(hasStorageLeft()).toBe(true);
    expect(localStorage.length).toBe(0);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(hasStorageLeft()).toBe(false);
  });

  it('is cleared completely on logout', () => {
    writeText(storageKeys.season, 'S1');
    localStorage.setItem('something_else', 'x');
    clearStorage();
    expect(localStorage.length).toBe(0);
  });
});
