import { clearStorage, isListKey, keepLength, keptLength } from '@console/shared/storage';

describe('the length of a list', () => {
  beforeEach(() => localStorage.clear());

  it('is unknown until it is kept, for each list alone', () => {
    keepLength('seasons', 14);
    expect([keptLength('seasons'), keptLength('seasons/S1/quizzes')]).toEqual([14, undefined]);
  });

  it('is gone with the session', () => {
    keepLength('seasons', 14);
    expect(Object.keys(localStorage).every(isListKey)).toBe(true);
    clearStorage();
    expect(keptLength('seasons')).toBeUndefined();
  });

  it('is not kept where the browser refuses', () => {
    jest.spyOn(console, 'warn').mockImplementation();
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    keepLength('seasons', 14);
    expect(keptLength('seasons')).toBeUndefined();
  });
});
