import { RulesCompileError } from '../index';
import { parseRules } from './parser';

const inService = (body: string) => `rules_version = '2';\nservice cloud.firestore {\n${body}\n}`;
const inMatch = (body: string) => inService(`match /a/{id} {\n${body}\n}`);

const deepCalls = (count: number) =>
  Array.from({ length: count }, (_, n) => `function f${n}() { return ${n === 0 ? 1 : `f${n - 1}()`}; }`).join(
    ' ',
  );

function errorOf(source: string): string {
  try {
    parseRules(source);
  } catch (error) {
    if (error instanceof RulesCompileError) return error.message;
    throw error;
  }
  return 'compiles';
}

describe('reading rules', () => {
  it('takes comments, both quotes, several methods and a missing last semicolon', () => {
    const source = inMatch(`/* a */ allow get, list; // b
      function f(a) { let b = a; return b == "x" || b == 'y' }
      allow write: if f(id)`);
    expect(errorOf(source)).toBe('compiles');
  });

  it('knows which methods an allow is for', () => {
    const [match] = parseRules(inMatch('allow read, delete: if true;')).service.matches;
    expect([...(match?.allows[0]?.methods ?? [])]).toEqual(['get', 'list', 'delete']);
  });

  it.each([
    ['', "1:1 Expected 'service cloud.firestore' but found the end of the file."],
    ["rules_version = '3';", "1:17 Expected the version '1' or '2' but found the string 3."],
    [inService('match a {}'), "3:7 Expected a path that begins with a slash but found 'a'."],
    [inService('allow read;'), "3:1 Expected 'match', 'function' or '}' but found 'allow'."],
    [
      inMatch('allow reed;'),
      "4:7 Expected one of get, list, read, create, update, delete, write but found 'reed'.",
    ],
    [inMatch('allow read: true;'), "4:13 Expected 'if' but found 'true'."],
    [inMatch('allow read: if a ==;'), '4:20 Expected an expression.'],
    [inMatch('allow read: if (a;'), "4:18 Expected ')' but found ';'."],
    [inMatch('allow read: if a is thing;'), "4:21 There is no type 'thing'"],
    [inMatch("allow read: if 'abc;"), '4:16 This text or comment has no end.'],
    [inMatch("allow read: if 'a\\.b' == a;"), '4:16 This text has an escape that does not exist'],
    [inMatch('allow read: if 9999999999999999999 > 1;'), '4:16 This whole number does not fit into 64 bits.'],
    [inMatch('allow read: if a # b;'), '4:18 Unexpected character "#".'],
    [
      inMatch('function f() { return g(); } function g() { return f(); }'),
      "4:1 The function 'f' calls itself",
    ],
    [
      inMatch('function f() { return 1; } function f() { return 2; }'),
      "4:28 The function 'f' is defined twice.",
    ],
    [
      inService('match /a/{b=**}/c/{d=**} { allow get; }'),
      '3:18 A match and those around it have at most one {name=**}.',
    ],
    ['service cloud.firestore { match /a/{b=**}/c {} }', "1:42 In rules_version '1'"],
    [inMatch(`allow read: if ${'('.repeat(200)}`), '4:116 Expressions nest deeper than 99 levels.'],
    [inMatch(`allow read: if ${'a && '.repeat(600)}a;`), '4:513 Expressions nest deeper than 99 levels.'],
    [inMatch('allow read;').slice(0, -2), '5:2 Expected'],
    [inMatch(`allow read: if a${'.b'.repeat(600)};`), '4:1019 An expression has more than 500 links.'],
    [inMatch('allow read: if 4/2 == 2;'), '4:17 A slash with something right behind it begins a path'],
    [inMatch('allow read: if 1--1 == 2;'), "4:17 Expected ';' but found '--'."],
    [inMatch('allow read: if 007 == 7;'), '4:16 A number does not begin with 0.'],
    [inMatch('allow read: if 9223372036854775808 > 1;'), '4:16 This whole number does not fit into 64 bits.'],
    [inMatch("allow read: if b'\\u0041' == a;"), '4:16 This text has an escape that does not exist'],
    [inMatch("allow read: if a.matches('(');"), '4:26 This is no regular expression that RE2 knows.'],
    [inMatch('allow read: if math == 1;'), "4:16 'math' is a package and no variable."],
    [inMatch('allow read: if let == 1;'), "4:16 'let' is a word of the language."],
    [inMatch('function f(in) { return 1; }'), "4:12 Expected the name of a parameter but found 'in'."],
    [inMatch('function f(a, a) { return 1; }'), "4:1 'a' is named twice in 'f'."],
    [inMatch('function f(a, b, c, d, e, g, h, i) { return 1; }'), "4:1 'f' has more than 7 parameters."],
    [inMatch(deepCalls(22)), "4:670 'f21' calls more than 20 functions deep."],
    [inService('match /a/{b}/c/{b} { allow get; }'), "3:15 'b' is named twice in this path."],
    [inService('match /a/{b=**} { match /c/{d=**} { allow get; } }'), '3:27 A match and those around it'],
    [inService('match /a/{b} {}'), "3:15 Expected something in the block but found '}'."],
    [
      inService('match /a/{b} { allow get; }').replace(/\n}$/, '\n} service cloud.firestore {}'),
      '4:11 The service stands here twice.',
    ],
  ])('tells where it stops: %#', (source, message) => {
    expect(errorOf(source)).toContain(message);
  });

  it("leaves another service's rules alone", () => {
    const other = 'service firebase.storage { match /b/{bucket}/o { allow read: if size / 2 < 1; } }';
    expect(errorOf(`${inMatch('allow get;')}\n${other}`)).toBe('compiles');
  });

  it.each([
    '[1, 2,]',
    "{'a': 1,}",
    'int(1,)',
    '.5 + 1.',
    '-9223372036854775808',
    "b'\\xff\\377'",
    'a$b.$c',
    '/a/{b}/c:d',
  ])('takes %s, as the official compiler does', (expression) =>
    expect(errorOf(inMatch(`allow get: if ${expression} == 1;`))).toBe('compiles'),
  );

  it('lets a function of an inner block share its name with one further out', () => {
    const source = inService(
      'function f() { return true; } match /a/{id} { function f() { return false; } }',
    );
    expect(errorOf(source)).toBe('compiles');
  });
});
