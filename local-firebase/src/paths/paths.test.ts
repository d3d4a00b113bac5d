import * as fc from 'fast-check';
import { formatFieldPath, parseFieldPath } from './field-path';
import { documentName, isReserved } from './resource-name';

describe('a field path', () => {
  it.each([
    ['a.b_2', ['a', 'b_2']],
    ['`odd name`.x', ['odd name', 'x']],
    ['`a\\`b\\\\`', ['a`b\\']],
    ['__name__', ['__name__']],
  ])('%s has these names', (text, names) => {
    expect(parseFieldPath(text)).toEqual(names);
  });

  it.each(['', '.', 'a.', '.a', 'a..b', '`a', '`a`b', '``', 'a b', '1a', 'a-b'])(
    '"%s" is refused',
    (text) => {
      expect(() => parseFieldPath(text)).toThrow('Invalid property path');
    },
  );

  it('written out is read as the same names', () => {
    const name = fc.string({ minLength: 1, unit: 'binary' }).filter((text) => !isReserved(text));
    fc.assert(
      fc.property(fc.array(name, { minLength: 1 }), (names) => {
        expect(parseFieldPath(formatFieldPath(names))).toEqual(names);
      }),
    );
  });
});

describe('a document name', () => {
  const root = 'projects/p/databases/(default)/documents';

  it.each(['/c/d', '/c/d/e/f', '/c/__id7__', '/c/ü:1'])('may end with %s', (path) => {
    expect(documentName(root + path)).toBe(root + path);
  });

  it.each(['', '/c', '/c/', '/c//d', '/c/..', '/__c__/d', `/c/${'x'.repeat(1501)}`])(
    'may not end with %s',
    (path) => {
      expect(() => documentName(root + path)).toThrow();
    },
  );
});
