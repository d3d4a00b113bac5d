import fc from 'fast-check';
import type { RulesCase, RulesGroup } from './case';
import { oneOf, samples, text } from './samples';

const literal = oneOf('a', 'b', 'c');
const wildcard = oneOf('{x}', '{y}');
const rest = oneOf('{z=**}');
const condition = oneOf(
  'true',
  "x == 'a'",
  "y == 'b' || x == 'b'",
  "string(z) == '/a'",
  "z == path('a/b')",
  'z is path',
  "z[0] == 'a'",
  'z == /b',
  'x is string',
  'z is string',
);
const pattern = fc.oneof(
  text`/${fc.oneof(literal, wildcard)}`,
  text`/${literal}/${wildcard}`,
  text`/${literal}/${literal}`,
  text`/${fc.oneof(literal, wildcard, rest)}`,
  text`/${literal}/${rest}`,
);
const between = fc.oneof(pattern, text`/${rest}/${fc.oneof(literal, wildcard)}`);
const allow = text`allow get: if ${condition};`;
const block = (part: typeof pattern) =>
  fc.oneof(
    text`match /C${part} { ${allow} }`,
    text`match /C${part} { ${allow} match ${part} { ${allow} ${allow} } }`,
    text`match /C/{x} { match ${part} { ${allow} } }`,
    text`match /C { match ${part} { ${allow} } }`,
    text`match /{z=**} { ${allow.map((each) => each.replace('if ', "if z[0] == 'C' && "))} }`,
  );
const asked = fc
  .array(oneOf('a', 'b', 'c'), { minLength: 1, maxLength: 5 })
  .filter(({ length }) => length % 2 === 1)
  .map((segments) => `C/${segments.join('/')}`);

// A path of two {z=**}, or of one name twice, does not compile.
const isSound = (rules: string) =>
  (rules.match(/\*\*/g) ?? []).length < 2 && !/\{(x)\}[^{]*\{\1\}/.test(rules);

// In version 1 nothing stands inside a match that ends so.
const isOfVersion1 = (rules: string) => !/\*\*\}[^}]*\{[^}]*match/.test(rules);

const cases = (part: typeof pattern, count: number, isTaken = isSound): RulesCase[] =>
  samples(fc.tuple(block(part).filter(isTaken), fc.tuple(asked, asked, asked)), count).map(
    ([rules, paths]) => ({
      title: `${paths.join(', ')} ← ${rules}`,
      rules,
      requests: paths.map((path) => ({ kind: 'get', path })),
    }),
  );

export const pathGroups: RulesGroup[] = [
  { name: "matches in rules_version '2'", cases: cases(between, 150) },
  {
    name: "matches in rules_version '1'",
    version: 1,
    cases: cases(pattern, 150, (rules) => isSound(rules) && isOfVersion1(rules)),
  },
];
