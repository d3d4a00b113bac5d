import {
  clearAllButDrafts,
  clearStorage,
  draftsOf,
  dropDraft,
  hasDrafts,
  hasDraftsOfOthers,
  newDraftKey,
  writeDraft,
} from '@console/shared/storage';

const day = 24 * 60 * 60 * 1000;

/** Keeps a title that somebody has typed. */
function keep(title: string, { uid = 'u1', about = 'seasons/S1', at = Date.now() } = {}) {
  const key = newDraftKey(uid, about);
  writeDraft({ key, at, base: { title: '' }, typed: { title } });
  return key;
}

const titles = (uid: string, about: string) => draftsOf(uid, about).map(({ typed }) => typed);

describe('drafts on the device', () => {
  beforeEach(() => localStorage.clear());

  it('come back as they were kept, the latest first, those of two tabs side by side', () => {
    const key = keep('Gospels', { at: 1000 + Date.now() - day });
    keep('Gospels and Acts', { at: 2000 + Date.now() - day });
    expect(titles('u1', 'seasons/S1')).toEqual([{ title: 'Gospels and Acts' }, { title: 'Gospels' }]);
    dropDraft(key);
    expect(titles('u1', 'seasons/S1')).toEqual([{ title: 'Gospels and Acts' }]);
  });

  it('are those of one person and one form', () => {
    keep('Mine');
    expect(titles('u2', 'seasons/S1')).toEqual([]);
    expect(titles('u1', 'seasons')).toEqual([]);
    expect(titles('u1', 'seasons/S1/quizzes')).toEqual([]);
    expect(hasDrafts('u1')).toBe(true);
    expect(hasDrafts('u')).toBe(false);
    expect(hasDraftsOfOthers('u1')).toBe(false);
    expect(hasDraftsOfOthers('u')).toBe(true);
  });

  it.each([
    ['{"at":AT,"base":{},"typed":{}}', { sent: [], decided: [], creation: undefined }],
    ['{"at":AT,"base":{},"typed":{},"sent":[7,{"a":""}],"decided":"x"}', { sent: [{ a: '' }], decided: [] }],
  ])('of another release are read as far as they say something: %s', (text, read) => {
    localStorage.setItem(newDraftKey('u1', 'seasons/S1'), text.replace('AT', String(Date.now())));
    expect(draftsOf('u1', 'seasons/S1')).toMatchObject([read]);
  });

  it('go after 30 days, whoever’s they are', () => {
    keep('Old', { at: Date.now() - 31 * day });
    keep('Old, of somebody else', { uid: 'u2', at: Date.now() - 31 * day });
    keep('Of last month', { at: Date.now() - 29 * day });
    expect(titles('u1', 'seasons/S1')).toEqual([{ title: 'Of last month' }]);
    expect(localStorage).toHaveLength(1);
  });

  it.each([
    '',
    '{',
    'null',
    '7',
    '{"at":1}',
    '{"at":"x","base":{},"typed":{}}',
    '{"at":1,"base":null,"typed":{}}',
  ])('are none where %j stands', (text) => {
    localStorage.setItem(newDraftKey('u1', 'seasons/S1'), text);
    expect(draftsOf('u1', 'seasons/S1')).toEqual([]);
    expect(localStorage).toHaveLength(0);
  });

  it('stay when a session ends unasked, and go with logging out', () => {
    keep('Mine');
    localStorage.setItem('user', '{}');
    clearAllButDrafts();
    expect(localStorage.getItem('user')).toBeNull();
    expect(titles('u1', 'seasons/S1')).toEqual([{ title: 'Mine' }]);
    clearStorage();
    expect(localStorage).toHaveLength(0);
  });

  it('are not kept by a browser whose storage is full, which is said', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const draft = { key: newDraftKey('u1', 'seasons'), at: 1, base: {}, typed: {} };
    expect(() => writeDraft(draft)).not.toThrow();
    expect(warned).toHaveBeenCalled();
  });
});
