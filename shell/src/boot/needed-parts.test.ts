import { partsOf } from './needed-parts';

const shellParts = {
  modules: ['/runtime.js'],
  staff: ['/store.js', '/auth.js'],
  database: ['/store.js', '/database.js'],
};
const filesOf = (...of: Parameters<typeof partsOf>) => {
  const { first, next } = partsOf(...of);
  return { first: first.map(({ file }) => file), next: next.map(({ file }) => file) };
};

describe('what a page asks for ahead', () => {
  it('is nothing for a visitor of the landing page or of a staff screen', () => {
    for (const page of ['landing', 'staff'] as const)
      expect(filesOf(page, false, shellParts)).toEqual({ first: [], next: [] });
  });

  it.each([true, false])('is at once what a public page needs, and nothing of staff (signed in: %s)', (is) =>
    expect(filesOf('public', is, shellParts)).toEqual({ first: ['/runtime.js'], next: [] }),
  );

  it.each(['landing', 'staff'] as const)('leaves the line to the shell first, for staff at %s', (page) =>
    expect(filesOf(page, true, shellParts)).toEqual({
      first: [],
      next: ['/store.js', '/auth.js', '/runtime.js', '/database.js'],
    }),
  );

  it('lets only the database come after all that is drawn', () => {
    const { next } = partsOf('staff', true, shellParts);
    expect(next.filter(({ low }) => low)).toEqual([{ file: '/database.js', low: true }]);
  });
});
