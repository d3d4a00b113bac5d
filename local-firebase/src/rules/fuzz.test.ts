import fc from 'fast-check';
import { createRulesGate, RulesCompileError } from './index';
import { expressions } from './testing/differential/expressions';
import { sharedFunctions } from './testing/differential/shared';

const inMatch = (body: string) =>
  `rules_version = '2';\nservice cloud.firestore { match /databases/{database}/documents {\n${sharedFunctions}\nmatch /t/{id} { ${body} } } }`;

/** The message of the compile error, if that is what the file gives; any other error fails the test. */
function compileError(source: string): string | undefined {
  try {
    createRulesGate(source, { log: () => undefined });
    return undefined;
  } catch (error) {
    if (error instanceof RulesCompileError) return error.message;
    throw error;
  }
}

function decide(condition: string): boolean {
  return createRulesGate(inMatch(`allow get: if ${condition};`), { log: () => undefined }).checkGet({
    auth: { kind: 'anonymous' },
    time: '2026-01-31T12:00:00.000Z',
    name: 'projects/p/databases/(default)/documents/t/1',
    resource: undefined,
    get: () => undefined,
  }).granted;
}

const deep = 100_000;

describe('a rules file, whatever is in it', () => {
  it.each(['(', '[', '{', '!', '-', 'a.', 'a(', "{'a':", 'true ? ', 'true && ', '/a/$('])(
    'is refused with its place when it repeats %s for ever',
    (part) => {
      const repeated = part.repeat(Math.floor(deep / part.length));
      expect(compileError(inMatch(`allow get: if ${repeated};`))).toMatch(/^\d+:\d+ ./);
    },
  );

  it.each(['match /a { ', 'function f() { ', '/*', "'", '\\', '\0'])(
    'is refused when it opens %j for ever',
    (part) => {
      expect(compileError(inMatch(part.repeat(deep / 10)))).toMatch(/^\d+:\d+ ./);
    },
  );

  it('is refused when it is too large', () => {
    expect(compileError(' '.repeat(300_000))).toBe('1:1 The rules are larger than 262144 bytes.');
  });

  it('compiles, or is refused with line and column, when some of it is replaced', () => {
    const source = inMatch(
      "allow get: if data().n == 1 && 'a'.matches('b+') || [1, 2][0:1] == {'a': /a/$(id)}.a;",
    );
    const damage = fc.tuple(fc.nat(source.length), fc.nat(5), fc.string({ unit: 'binary', maxLength: 5 }));
    fc.assert(
      fc.property(damage, ([at, cut, put]) => {
        const error = compileError(source.slice(0, at) + put + source.slice(at + cut));
        if (error !== undefined) expect(error).toMatch(/^\d+:\d+ ./);
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('a condition, whatever it asks', () => {
  it('is decided', () => {
    fc.assert(
      fc.property(fc.oneof(...Object.values(expressions(3))), (expression) => {
        expect(typeof decide(expression)).toBe('boolean');
      }),
      { numRuns: 500 },
    );
  });

  it('ends with patterns that would take other engines for ever', () => {
    expect(decide(`'${'a'.repeat(5_000)}!'.matches('(a+)+')`)).toBe(false);
    expect(decide(`'${'a'.repeat(5_000)}!'.matches('(a|a)*(a|a)*b')`)).toBe(false);
    expect(decide(`'${'a'.repeat(500)}'.replace('(a*)*b', 'x').size() == 500`)).toBe(true);
  });
});
