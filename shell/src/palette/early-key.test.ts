import { keepEarlyKey } from './early-key';
import { takeEarlyKey } from './take-early-key';

/** Presses a key as a person would; whether the browser does nothing else with it. */
const press = (key: string, options: KeyboardEventInit = {}, target: Element = document.body): boolean =>
  !target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...options }));

describe('a key that is pressed before the code of the palette is here', () => {
  beforeEach(keepEarlyKey);

  it.each([
    ['k', { ctrlKey: true }, 'palette'],
    ['K', { metaKey: true }, 'palette'],
    ['/', {}, 'palette'],
    ['?', { shiftKey: true }, 'shortcuts'],
  ] as const)('is kept: %s %j', (key, options, opened) => {
    expect(press(key, options)).toBe(key.toLowerCase() === 'k');
    expect(takeEarlyKey()).toBe(opened);
  });

  it('is left to a field, and other keys to the browser', () => {
    const field = document.body.appendChild(document.createElement('input'));
    expect([press('/', {}, field), press('k'), press('p', { ctrlKey: true })]).toEqual([false, false, false]);
    expect(takeEarlyKey()).toBeUndefined();
    field.remove();
  });

  it('is handed over once, and later ones are not kept', () => {
    press('/');
    expect(takeEarlyKey()).toBe('palette');
    expect(press('/')).toBe(false);
    expect(takeEarlyKey()).toBeUndefined();
  });
});
