/** Expressions of the rules language by outcome; both our evaluator and the official emulator are held to them. */
export const expressionCases = {
  true: [
    // Precedence: `in` and `is` bind more loosely than `==`, which binds more loosely than `<`.
    '1 + 2 * 3 == 7',
    '2 - 1 - 1 == 0',
    '8 / 4 / 2 == 1',
    "'a' == 'a' in [true]",
    '1 + 1 in [2]',
    '1 is int == true',
    '1 is int is bool',
    '2 > 1 == true',
    '1 == 1 == true',
    'true || false && false',
    '1 in [1] ? true : false',
    "-'a'.size() == -1",
    '!!true',
    '-9223372036854775808 < 0',
    // Logic: one decisive side is enough, whatever the other does.
    'true || 1 / 0 == 1',
    '1 / 0 == 1 || true',
    '!(false && 1 / 0 == 1)',
    '!(1 / 0 == 1 && false)',
    'true ? true : 1 / 0 == 1',
    'unusedLet()',
    'unusedArgument(1 / 0)',
    'letsSeeEachOther(2) == 5',
    // Numbers.
    '7 / 2 == 3',
    '-7 / 2 == -3',
    '-7 % 3 == -1',
    '7.5 % 2.0 == 1.5',
    '1 + 1.5 == 2.5',
    '1 == 1.0',
    '1.0 / 0.0 > 1.0',
    '1 / 0.0 > 1.0',
    'math.isNaN(0.0 / 0.0)',
    'math.abs(-1) == 1',
    'math.ceil(1.2) == 2',
    'math.round(-2.5) == -2',
    'math.sqrt(4) == 2.0',
    'math.pow(2, 3) is float',
    '1 is number && 1.5 is number && 1.5 is float',
    // Text and bytes.
    "'a' + 'b' == 'ab'",
    "'abc'[1] == 'b'",
    "'abc'[0:2] == 'ab'",
    "int('1769860800000aB3xY9z'[0:13]) == 1769860800000",
    "'1769860800000aB3xY9z'.matches('[0-9]{13}[A-Za-z0-9]{7}')",
    "'é😀'.size() == 3",
    "'aé'.toUtf8().size() == 3",
    "b'ab' == 'ab'.toUtf8()",
    "b'a'.toBase64() == 'YQ=='",
    "'\\u0041\\x42' == 'AB'",
    "\"it's\" == 'it\\'s'",
    "'ABC'.matches('(?i)abc')",
    "'abc'.matches('.*b.*')",
    "'a1b22c'.split('[0-9]+') == ['a', 'b', 'c']",
    "'a,b,,'.split(',') == ['a', 'b']",
    "'aab'.replace('a+', 'x') == 'xb'",
    "'aab'.replace('(a)(b)', '$2') == 'ab'",
    "' A b '.trim().lower() == 'a b' && 'a'.upper() == 'A'",
    "'a' < 'b' && 'a' < 'aa'",
    "hashing.md5('a').toHexString() == '0CC175B9C0F1B6A831C399E269772661'",
    "hashing.sha256(b'a').size() == 32",
    // Lists and sets.
    '[1, 2, 3][0:2] == [1, 2]',
    '[1, 2, 3][1:1] == []',
    '[2, 1].hasAny([1]) && [2, 1].hasAll([1]) && [1, 1].hasOnly([1, 2])',
    '[1, 2].toSet() == [2, 1].toSet()',
    '[1, 1.0].toSet().size() == 1',
    '[1, 2].toSet().hasAny([1]) && 1 in [1].toSet()',
    "[1, 2].join(',') == '1,2'",
    '[1, 2].concat([3]) == [1, 2, 3]',
    '[1, 2, 2].removeAll([2]) == [1]',
    '[1].toSet().union([2].toSet()).size() == 2',
    '[1, 2].toSet().intersection([2].toSet()) == [2].toSet()',
    '[1, 2].toSet().difference([2].toSet()) == [1].toSet()',
    // Maps.
    "{'a': 1}['a'] == 1 && {'a': 1}.a == 1",
    "'a' in {'a': 1}",
    "{'a': {'b': 1}}.get(['a', 'b'], 0) == 1",
    "{'a': 1}.get('b', 0) == 0",
    "{'b': 1, 'a': 2}.keys() == ['a', 'b']",
    "{'c': 6, 'b': 5, 'a': 7}.values() == [6, 5, 7]",
    "{'x': null}.get('x', 1) == null && {'x': 1}.get(['x', 'y'], 3) == 3",
    "{'a': 1, 'a': 2}.a == 2",
    "{'a': 1, 'c': 1}.diff({'a': 2, 'b': 1}).addedKeys() == ['c'].toSet()",
    "{'a': 1, 'c': 1}.diff({'a': 2, 'b': 1}).removedKeys() == ['b'].toSet()",
    "{'a': 1, 'c': 1}.diff({'a': 2, 'c': 1}).changedKeys() == ['a'].toSet()",
    "{'a': 1, 'c': 1}.diff({'a': 2, 'c': 1}).unchangedKeys() == ['c'].toSet()",
    "{'a': 1, 'c': 1}.diff({'a': 2, 'b': 1}).affectedKeys() == ['a', 'b', 'c'].toSet()",
    "{'a': 1}.diff({'a': 1.0}).changedKeys().size() == 0",
    "{'a': 0.0 / 0.0}.diff({'a': 0.0 / 0.0}).affectedKeys().size() == 0",
    "!('a' in {'b': 1}.diff({'b': 2}).affectedKeys())",
    '{} == {}',
    // Paths.
    "/a/b.c == path('a/b.c')",
    "path('/a/b') == path('a/b')",
    "/a/$(database)/c == path('/a/(default)/c')",
    "string(/a/b) == '/a/b'",
    "(/a/b)[0] == 'a'",
    '/a/b is path',
    // Times and places.
    'timestamp.date(2020, 1, 2).year() == 2020 && timestamp.date(2020, 1, 2).dayOfWeek() == 4',
    'timestamp.date(2020, 2, 2).dayOfYear() == 33',
    'timestamp.value(1001).nanos() == 1000000 && timestamp.value(1000).seconds() == 1',
    'timestamp.value(1001).toMillis() == 1001 && request.time.toMillis() > 1700000000000',
    "timestamp.date(2020, 1, 2) + duration.value(1, 'd') == timestamp.date(2020, 1, 3)",
    "timestamp.date(2020, 1, 2) - timestamp.date(2020, 1, 1) == duration.value(1, 'd')",
    "duration.value(1500, 'ms').seconds() == 1 && duration.value(1500, 'ms').nanos() == 500000000",
    "duration.value(1, 'd') == duration.time(24, 0, 0, 0)",
    "duration.abs(duration.value(-1, 's')) == -duration.value(-1, 's')",
    'latlng.value(0, 0).distance(latlng.value(0, 1)) > 111000',
    // Conversions.
    "int('12') == 12 && int(1.7) == 1 && float('1.5') == 1.5",
    "string(1) == '1' && string(1.0) == '1.0' && string(true) == 'true' && string(null) == 'null'",
    "string(10000000.0) == '1.0E7' && string(0.00001) == '1.0E-5'",
    'math.round(1.2) is int',
    // The request and its document.
    "request.method == 'get' && request.path == /databases/(default)/documents/t/own && database == '(default)'",
    'request.auth == null && request.time is timestamp',
    'resource == null',
    "request.path == /databases/$(database)/documents/t/$('own')",
    'exists(/databases/$(database)/documents/none/x) == false',
    'debug(1) == 1',
  ],
  false: [
    "'foo' in request",
    "1 == '1'",
    'null == false',
    '1.0 in [1]',
    '[1] == [1.0]',
    '0.0 / 0.0 == 0.0 / 0.0',
    "'abc'.matches('b')",
    "'1769860800000aB3xY9'.matches('[0-9]{13}[A-Za-z0-9]{7}')",
    'true == 1 is int',
    'null is map',
    '[1].toSet() is set',
    '[1] == [1].toSet()',
    'math.ceil(1.2) is int',
    '2 < 1 || false',
    '[1, 2, 3].hasOnly([1, 2])',
    "'a\\nb'.matches('a.b')",
  ],
  error: [
    '1 / 0 == 1',
    '9223372036854775807 + 1 == 0',
    "'a' + 1 == 'a1'",
    '[1] + [2] == [1, 2]',
    'null < 1',
    'true < false',
    "1 < '2'",
    '1 < 2 < 3',
    '[1] < [2]',
    '!1',
    '1 && true',
    'false || 1',
    '1 ? true : false',
    '1 in [1] == true',
    '!1 in [1]',
    "1 in 'abc'",
    "1 in {'a': 1}",
    "{'a': 1}.b == 1",
    "{'a': 1}.get('b') == 0",
    'request.auth.uid == null',
    'request.resource == null',
    'request.query == null',
    'resource.data == null',
    'noSuchVariable == null',
    'noSuchFunction()',
    "'a'.noSuchMethod()",
    "'abc'[5] == 'a'",
    "'abc'[-1] == 'c'",
    "'abc'[0:9] == 'abc'",
    "int('176986080000x') == 0",
    "int('short'[0:13]) == 0",
    '[1, 2, 3][2:1] == []',
    '[2, 1].hasAny([1].toSet())',
    "b'ab'[0] == 1",
    'timestamp.date(2020, 13, 2).year() == 2021',
    "int('a') == 1",
    "int('1.5') == 1",
    'int(true) == 1',
    "float('x') == 1.0",
    "string([1]) == '[1]'",
    "bool('true')",
    'get(/databases/$(database)/documents/none/x) == null',
    'exists(/none/x)',
    "'a' in request.auth",
    'resource.id == null',
  ],
} as const;

export type Outcome = keyof typeof expressionCases;

export interface ExpressionCase {
  expression: string;
  outcome: Outcome;
  /** Document whose `get` asks for the expression, and the one that asks for its negation. */
  id: string;
  negatedId: string;
}

const outcomes: Outcome[] = ['true', 'false', 'error'];

export const allExpressions: ExpressionCase[] = outcomes.flatMap((outcome) =>
  expressionCases[outcome].map((expression, index) => ({
    expression,
    outcome,
    id: `${outcome}-${index}`,
    negatedId: `not-${outcome}-${index}`,
  })),
);

const allow = (id: string, condition: string) => `    match /t/${id} { allow get: if ${condition}; }`;

/** A rules file that asks for one expression per document. */
export const expressionRules = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    function unusedLet() { let x = 1 / 0; return true; }
    function unusedArgument(a) { return true; }
    function letsSeeEachOther(a) { let b = a * 2; let c = b + 1; return c; }
${allExpressions
  .flatMap(({ id, negatedId, expression }) => {
    const own = expression.replace('/t/own', `/t/${id}`).replace("'own'", `'${id}'`);
    const negated = expression.replace('/t/own', `/t/${negatedId}`).replace("'own'", `'${negatedId}'`);
    return [allow(id, own), allow(negatedId, `!(${negated})`)];
  })
  .join('\n')}
  }
}
`;

/** What a `get` of the two documents tells about the expression. */
export function outcomeOf(allowed: boolean, negationAllowed: boolean): Outcome | 'both' {
  if (allowed) return negationAllowed ? 'both' : 'true';
  return negationAllowed ? 'false' : 'error';
}
