import { readFailureReport, type Failure } from '@console/shared/failures';
import { setLanguage, t } from '@console/shared/i18n';
import { DataError } from '@console/shared/data';
import { UserFacingError } from '../lib/user-facing-error';
import { ScriptLoadError } from '../remotes/load/script-load-error';
import { buildReport, merged } from './build-report';

const quizzes = {
  name: 'quizzes_mfe',
  release: '0123abcd4567',
  contract: '1.20.0',
  entry: 'https://quizzes.example.org/0123abcd4567/mf-manifest.json',
};
const seasons = {
  ...quizzes,
  name: 'seasons_mfe',
  release: undefined,
  entry: 'http://localhost:3001/mf-manifest.json',
};
const chromium =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/149.0.0.0 Safari/537.36';
const now = Date.parse('2026-11-30T09:41:23Z');
const page = {
  modules: [quizzes, seasons],
  shell: 'a'.repeat(12),
  here: seasons,
  userAgent: chromium,
  online: true,
  now,
};

const build = (failure: Failure, more: object = {}) => buildReport(failure, { ...page, ...more });

/** An error as an engine throws it. */
const thrown = (message: string, { name = 'TypeError', stack = '' } = {}) =>
  Object.assign(new Error(message), { name, stack: `${name}: ${message}\n${stack}` });

const inQuizzes = '    at Ue (https://quizzes.example.org/0123abcd4567/assets/list.3f2a.js:1:2345)';

describe('a report', () => {
  it('has the fields of the schema, and no others', () => {
    const error = thrown("Cannot read properties of undefined (reading 'map')", { stack: inQuizzes });
    expect(build(['screen', error, quizzes])).toEqual({
      kind: 'screen',
      modules: ['quizzes_mfe@0123abcd4567@1.20.0'],
      shell: 'aaaaaaaaaaaa',
      message: "TypeError: Cannot read properties of undefined (reading 'map')",
      frames: ['quizzes_mfe/list.3f2a.js:1:2345'],
      engine: 'Chromium',
      version: 149,
      online: true,
      hour: Date.parse('2026-11-30T09:00:00Z'),
      expires: Date.parse('2026-12-14T09:00:00Z'),
    });
  });

  it('calls files without a release local', () =>
    expect(build(['screen', new Error('x'), seasons], { shell: '' })).toMatchObject({
      modules: ['seasons_mfe@local@1.20.0'],
      shell: 'local',
    }));

  it('of the database names the module of the page', () =>
    expect(build(['quota', new Error('x')])).toMatchObject({ modules: ['seasons_mfe@local@1.20.0'] }));

  it('names the modules of its calls, each once', () => {
    const stack = `${inQuizzes}\n${inQuizzes}\n    at http://localhost:3001/assets/267.js:1:9`;
    expect(build(['uncaught', thrown('x', { stack })])).toMatchObject({
      modules: ['quizzes_mfe@0123abcd4567@1.20.0', 'seasons_mfe@local@1.20.0'],
    });
  });

  it('of several failures names the modules of all', () => {
    const one = build(['load', new ScriptLoadError('x'), quizzes]);
    const other = build(['load', new ScriptLoadError('x'), seasons]);
    expect(one && other && merged(one, other).modules).toEqual([
      'quizzes_mfe@0123abcd4567@1.20.0',
      'seasons_mfe@local@1.20.0',
    ]);
  });
});

describe('calls are reported by file, line and column', () => {
  const frames = (stack: string) => build(['screen', thrown('x', { stack })])?.frames;

  it.each([
    ['Chromium', inQuizzes],
    ['Chromium, without a function', inQuizzes.replace(/Ue \((.*)\)/, '$1')],
    ['Firefox', inQuizzes.replace(/ +at Ue \((.*)\)/, 'Ue/<@$1')],
    ['WebKit', inQuizzes.replace(/ +at Ue \((.*)\)/, 'global code@$1')],
  ])('of %s', (_engine, stack) => expect(frames(stack)).toEqual(['quizzes_mfe/list.3f2a.js:1:2345']));

  it('of the shell, and at most five', () =>
    expect(frames(`    at x (${location.origin}/assets/app.0a1b.js:1:7)\n`.repeat(6))).toEqual(
      Array(5).fill('shell/app.0a1b.js:1:7'),
    ));

  it.each([
    ['an extension', 'chrome-extension://abcdef/content.js:1:1'],
    ['another origin', 'https://example.org/assets/list.js:1:1'],
    ['the page', `${location.origin}/home?season=1767000000000Hannah0:1:1`],
    ['a file that is no script', 'https://quizzes.example.org/0123abcd4567/Hannah:1:1'],
  ])('not of %s', (_place, address) => expect(frames(`    at x (${address})`)).toEqual([]));

  it('not of a message that looks like one', () => {
    const error = thrown(`no\n${inQuizzes}`);
    expect(build(['screen', error])?.frames).toEqual([]);
  });
});

describe('what is not reported', () => {
  it.each<[string, unknown]>([
    [
      'an error of an extension',
      thrown('x', { stack: '    at x (chrome-extension://abcdef/content.js:1:1)' }),
    ],
    ['an event without an error, as of scripts of other sites', new Event('error')],
    ['a text that was thrown', 'Hannah'],
  ])('%s', (_title, error) => expect(build(['uncaught', error])).toBeUndefined());

  it('a module that is not there offline', () =>
    expect(build(['screen', new ScriptLoadError('x'), quizzes], { online: false })).toBeUndefined());
});

it('reads the error of the events of a page', () => {
  const error = thrown('x.map is not a function', { stack: inQuizzes });
  for (const event of [new ErrorEvent('error', { error }), Object.assign(new Event('r'), { reason: error })])
    expect(build(['uncaught', event])?.message).toBe('TypeError: x.map is not a function');
});

describe('the message of an error', () => {
  const message = (error: unknown) => build(['screen', error])?.message;

  it.each([
    "Cannot read properties of undefined (reading 'map')",
    "Cannot set properties of null (setting 'x')",
    'e.map is not a function',
    'e.map(...).filter is not a function',
    "Cannot access 't' before initialization",
    'Assignment to constant variable.',
    'can\'t access property "length", e is undefined',
    'e.t is null',
    "undefined is not an object (evaluating 'e.t.map')",
    "Can't find variable: t",
    'Maximum call stack size exceeded',
    'too much recursion',
  ])('of an engine is reported: %s', (known) => expect(message(thrown(known))).toBe(`TypeError: ${known}`));

  it.each([
    [
      "Cannot read properties of undefined (reading 'Hannah')",
      "Cannot read properties of undefined (reading '*')",
    ],
    ['seasons.Hannah is not a function', '*.* is not a function'],
    ['(intermediate value).t is not a function', '(...).t is not a function'],
    ["Failed to execute 'removeChild' on 'Node': \"Hannah\"", "Failed to execute 'removeChild' on '*'"],
    [
      'Minified React error #418; visit https://react.dev/errors/418?args[]=Hannah',
      'Minified React error #418',
    ],
    ['Unexpected token H, "Hannah" is not valid JSON', ''],
    ['Hannah was not found', ''],
  ])('loses what is not known: %s', (text, rest) =>
    expect(message(thrown(text))).toBe(rest ? `TypeError: ${rest}` : 'TypeError'),
  );

  it('has only known classes', () => expect(message(thrown('x', { name: 'Hannah' }))).toBe('Error'));

  it('of the database is its code, and what the operator lacks', () => {
    const error = (code: string, text: string) =>
      Object.assign(thrown(text, { name: 'FirebaseError' }), { code });
    const index = error('failed-precondition', 'The query requires an index: https://example.org/?id=Hannah');
    expect(message(index)).toBe('FirebaseError: failed-precondition, an index is missing');
    expect(message(error('permission-denied', 'Hannah'))).toBe('FirebaseError: permission-denied');
    expect(message(new DataError('denied', 'Hannah'))).toBe('DataError');
  });
});

describe('why a module is not shown is reported in English', () => {
  const found = (text: string, error = new UserFacingError(text)) => {
    const report = build(['screen', error, quizzes]);
    return report && [report.kind, report.message];
  };
  const cases = (): [string, string, string][] => [
    [t('Couldn’t reach the server.'), 'load', "couldn't reach the server"],
    [
      t('The server answered with status {status}.', { status: '404' }),
      'load',
      'the server answered with status 404',
    ],
    [
      t('Built for contract {contract}; this console serves {served}.', {
        contract: '2.0.0',
        served: '1.4.0',
      }),
      'refused',
      'built for contract 2.0.0; this console serves 1.4.0',
    ],
    [
      t('Needs other versions of shared libraries: {libraries}.', { libraries: 'Hannah' }),
      'refused',
      'needs other versions of shared libraries',
    ],
    [
      t('The registry entry is invalid: {problems}.', { problems: 'Hannah' }),
      'refused',
      'the registry entry is invalid',
    ],
    [t('This is no sentence of ours: Hannah' as 'Retry'), 'screen', 'Error'],
  ];

  afterEach(() => setLanguage('en'));

  it.each(['en', 'te'] as const)('on a page in %s', (language) => {
    setLanguage(language);
    for (const [text, kind, message] of cases()) expect(found(text)).toEqual([kind, message]);
  });

  it.each([
    ['a script', new ScriptLoadError('https://example.org/Hannah')],
    ['a part', thrown('Loading chunk 7 failed', { name: 'ChunkLoadError' })],
  ])('also of %s that does not load, for which browsers give no reason', (_title, error) =>
    expect(build(['screen', error, quizzes])).toMatchObject({ kind: 'load' }),
  );
});

it.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox', 140],
  [
    'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Safari/605.1.15',
    'WebKit',
    26,
  ],
  [
    'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/149.0 Mobile/15E148 Safari/604.1',
    'WebKit',
    0,
  ],
  ['curl/8', 'other', 0],
])('%s is %s %d', (userAgent, engine, version) =>
  expect(build(['screen', new Error('x')], { userAgent })).toMatchObject({ engine, version }),
);

it('is what readers of the database take for a report', () => {
  const report = build(['screen', thrown('e is undefined', { stack: inQuizzes }), quizzes]);
  expect(readFailureReport({ ...report })).toEqual(report);
});
