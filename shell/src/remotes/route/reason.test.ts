import { reasonOf } from './reason';

const missing = Object.assign(new Error('Loading chunk 12 failed'), { name: 'ChunkLoadError' });

describe('why a part of the page does not load', () => {
  it('is perhaps a new version', () => {
    expect(reasonOf(missing)).toMatch(/A new version may be out/);
  });

  it('is the connection, where there is none', () => {
    jest.spyOn(Navigator.prototype, 'onLine', 'get').mockReturnValue(false);
    expect(reasonOf(missing)).toMatch(/isn’t available offline/);
  });

  it('is not named where it does not help', () => {
    expect(reasonOf(new Error('x is undefined'))).toBeUndefined();
  });
});
