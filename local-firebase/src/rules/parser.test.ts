import { RulesCompileError } from './index';
import { parseRules } from './parser';

const inService = (body: string) => `rules_version = '2';\nservice cloud.firestore {\n${body}\n}`;
const inMatch = (body: string) => inService(`match /a/{id} {\n${body}\n}`);

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
    [inService('match /a/{b=**}/c/{d=**} {}'), '3:18 A match has at most one {name=**}.'],
    ['service cloud.firestore { match /a/{b=**}/c {} }', "1:42 In rules_version '1'"],
    [inMatch(`allow read: if ${'('.repeat(200)}`), '4:116 Expressions nest deeper than 100 levels.'],
    [inMatch(`allow read: if ${'a && '.repeat(600)}a;`), '4:2523 An expression has more than 500 links.'],
    [inMatch('allow read;').slice(0, -2), '5:2 Expected'],
  ])('tells where it stops: %#', (source, message) => {
    expect(errorOf(source)).toContain(message);
  });

  it('lets a function of an inner block share its name with one further out', () => {
    const source = inService(
      'function f() { return true; } match /a/{id} { function f() { return false; } }',
    );
    expect(errorOf(source)).toBe('compiles');
  });
});
