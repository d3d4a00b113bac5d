/** `facts/open`, which every case can read by `data()`. */
export const sharedDocument = {
  yes: true,
  n: 3,
  text: 'Ab c',
  none: null,
  at: new Date('2026-01-31T12:34:56.789Z'),
  list: [1, 'a', 1.5],
  map: { a: { b: 1, c: 'x' }, b: 1.5 },
};

export const sharedFunctions = `
    function data() { return get(/databases/$(database)/documents/facts/open).data; }
    function same(x) { let y = x; return y; }
    function unused(x) { let y = x; return true; }
`;
