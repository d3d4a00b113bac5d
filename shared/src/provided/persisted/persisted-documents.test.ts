import { clearStorage } from '@console/shared/storage';
import {
  forgetPersisted,
  isPersistedKey,
  persistDocuments,
  persistedDocuments,
  persistedKey,
} from './persisted-documents';

const all = persistedKey('seasons');
const own = persistedKey('seasons', [['host_email', 'ruth@example.org']]);
const signIn = (uid: string) => localStorage.setItem('user', JSON.stringify({ uid }));
const season = (id: string, length = 10) => ({
  id,
  path: `seasons/${id}`,
  fields: { season: 'x'.repeat(length), start: new Date(0) },
});
const idsOf = (key: string) => persistedDocuments(key)?.documents.map(({ id }) => id);

describe('persisted documents', () => {
  beforeEach(() => {
    localStorage.clear();
    signIn('u1');
  });

  it('are kept for each query, with the time and with dates as ISO texts', () => {
    persistDocuments(all, [season('S1')], null);
    expect(persistedDocuments(all)).toMatchObject({
      savedAt: expect.closeTo(Date.now(), -4) as number,
      total: null,
      documents: [{ ...season('S1'), fields: { season: 'xxxxxxxxxx', start: '1970-01-01T00:00:00.000Z' } }],
    });
    expect(persistedDocuments(own)).toBeUndefined();
    expect(persistedDocuments(persistedKey('seasons/S1'))).toBeUndefined();
  });

  it('are those of the session that stored them, and of no other', () => {
    persistDocuments(all, [season('S1')]);
    signIn('u2');
    expect(persistedDocuments(all)).toBeUndefined();
    localStorage.removeItem('user');
    expect(persistedDocuments(all)).toBeUndefined();
  });

  it('are deleted on logout, and not stored when they arrive after it', () => {
    persistDocuments(all, [season('S1')]);
    expect(Object.keys(localStorage).filter(isPersistedKey)).toHaveLength(1);
    clearStorage();
    persistDocuments(all, [season('S1')]);
    expect(localStorage).toHaveLength(0);
  });

  it('are forgotten one by one', () => {
    persistDocuments(all, [season('S1')]);
    persistDocuments(own, [season('S2')]);
    forgetPersisted(all);
    expect([idsOf(all), idsOf(own)]).toEqual([undefined, ['S2']]);
  });

  it.each([Infinity, 1e300, -1, Date.now() + 1e9])('are ignored when they claim to be of %d', (savedAt) => {
    persistDocuments(all, [season('S1')]);
    const entry = JSON.parse(localStorage.getItem(all) ?? '') as object;
    localStorage.setItem(all, JSON.stringify({ ...entry, savedAt }));
    expect(persistedDocuments(all)).toBeUndefined();
  });

  it('leave out what does not fit', () => {
    persistDocuments(all, [season('S1', 9000), season('S2', 9000), season('S3')]);
    expect(idsOf(all)).toEqual(['S1']);
  });

  it('take 50,000 characters together: the oldest go first', () => {
    jest.useFakeTimers();
    const keys = ['A', 'B', 'C', 'D', 'E'].map((id) => persistedKey(`seasons/${id}/quizzes`));
    for (const key of keys) {
      persistDocuments(key, [season('S1', 14_000)]);
      jest.advanceTimersByTime(1);
    }
    jest.useRealTimers();
    expect(keys.map((key) => idsOf(key)?.length ?? 0)).toEqual([0, 0, 1, 1, 1]);
  });

  it.each(['14', '{', '["S1"]', '{"uid":"u1","savedAt":1,"documents":[{"id":7}]}'])(
    'are undefined when %s is stored',
    (text) => {
      localStorage.setItem(all, text);
      expect(persistedDocuments(all)).toBeUndefined();
    },
  );

  it('are not kept when the browser refuses storage', () => {
    jest.spyOn(console, 'warn').mockImplementation();
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    persistDocuments(all, [season('S1')]);
    expect(persistedDocuments(all)).toBeUndefined();
  });
});
