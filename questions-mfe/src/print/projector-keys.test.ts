import { commandOf, stepTo } from './projector-keys';

const press = (key: string, more: KeyboardEventInit = {}) =>
  commandOf(new KeyboardEvent('keydown', { key, ...more }));

describe('the keys of the projector', () => {
  it.each([
    ['ArrowRight', 'next'],
    ['ArrowDown', 'next'],
    ['PageDown', 'next'],
    [' ', 'next'],
    ['ArrowLeft', 'previous'],
    ['ArrowUp', 'previous'],
    ['PageUp', 'previous'],
    ['Home', 'first'],
    ['End', 'last'],
    ['Enter', 'answer'],
    ['a', 'answer'],
    ['A', 'answer'],
    ['F', 'fullScreen'],
    ['x', undefined],
    ['Escape', undefined],
  ])('%s is %s', (key, command) => expect(press(key)).toBe(command));

  it('are the same with a Telugu layout', () => {
    expect(press('ో', { code: 'KeyA' })).toBe('answer');
    expect(press('ి', { code: 'KeyF' })).toBe('fullScreen');
  });

  it('leave the shortcuts of the browser alone, and do nothing when held down', () => {
    expect(press('ArrowLeft', { altKey: true })).toBeUndefined();
    expect(press('a', { ctrlKey: true })).toBeUndefined();
    expect(press('f', { metaKey: true })).toBeUndefined();
    expect(press('ArrowRight', { repeat: true })).toBeUndefined();
  });
});

describe('a step', () => {
  it.each([
    ['next', 9, 10],
    ['next', 10, 10],
    ['previous', 2, 1],
    ['previous', 1, 1],
    ['first', 7, 1],
    ['last', 7, 10],
  ] as const)('%s from question %d of 10 leads to %d', (command, from, to) =>
    expect(stepTo(command, from, 10)).toBe(to),
  );
});
