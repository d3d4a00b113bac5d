import fc from 'fast-check';
import { failureKinds, type Failure } from '@console/shared/failures';
import { DataError } from '@console/shared/data';
import { UserFacingError } from '../lib/user-facing-error';
import { buildReport } from './build-report';
import { engineMessage } from './engine-messages';

const home = 'https://quizzes.example.org/0123abcd4567/';
const quizzes = {
  name: 'quizzes_mfe',
  release: '0123abcd4567',
  contract: '1.0.0',
  entry: `${home}mf-manifest.json`,
};

/** What people are called, type and store, none of it a word of the language or of the browser. */
const privateText = fc.oneof(
  fc.constantFrom('Hannah', 'Ruth Naomi', 'O’Brien', 'ఆదికాండము', 'हन्ना', 'Through the Bible', 'Zerubbabel7'),
  fc.constantFrom('hannah@example.org', 'h.k+quiz@mail.example.com'),
  fc.stringMatching(/^[A-Za-z0-9]{20}$/).filter((id) => /\d/.test(id)),
  fc.stringMatching(/^17[0-9]{11}[A-Za-z0-9]{7}$/),
  fc.constantFrom(
    'https://console.example.org/home?season=S1Private&quiz=Q1Private',
    '/quizzes?season=S1Private#draft',
  ),
);

/** Where an engine, a library or a module may put it. */
const messages: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => `Cannot read properties of undefined (reading '${text}')`,
  (text) => `Cannot set properties of ${text} (setting '${text}')`,
  (text) => `${text} is not a function`,
  (text) => `e.${text}(...).map is not iterable`,
  (text) => `can't access property "${text}", ${text} is undefined`,
  (text) => `undefined is not an object (evaluating '${text}.${text}')`,
  (text) => `Can't find variable: ${text}`,
  (text) => `Unexpected token '${text.charAt(0)}', "${text}" is not valid JSON`,
  (text) => `Minified React error #${text}; visit ${text}`,
  (text) => `Failed to execute '${text}' on 'Node': ${text}`,
  (text) => `The query requires an index. ${text} does not exist`,
  (text) => `The server answered with status ${text}.`,
  (text) => `Built for contract ${text}; this console serves ${text}.`,
  (text) => `Needs other versions of shared libraries: ${text}.`,
  (text) => `The registry entry is invalid: ${text}.`,
  (text) => `Has no screen for ${text}.`,
];

const stacks: readonly ((text: string) => string)[] = [
  () => '',
  (text) => `    at ${text} (${home}assets/list.js:1:2345)`,
  (text) => `${text}@${home}assets/list.js:1:2345`,
  (text) => `    at x (${home}assets/list.js?${text}:1:2345)`,
  (text) => `    at x (${location.origin}/home?season=${text}:1:2345)`,
  (text) => `    at x (https://elsewhere.example.org/${text}.js:1:2345)`,
  (text) => text,
];

const kinds: readonly ((message: string) => Error)[] = [
  (message) => new TypeError(message),
  (message) => new UserFacingError(message),
  (message) => new DataError('denied', message),
  (message) => Object.assign(new Error(message), { name: 'FirebaseError', code: message }),
];

const errors = fc
  .tuple(
    privateText,
    fc.constantFrom(...messages),
    fc.constantFrom(...stacks),
    fc.constantFrom(...kinds),
    fc.boolean(),
  )
  .map(([text, message, stack, make, isNamed]) => {
    const error = make(message(text));
    return {
      text,
      error: Object.assign(error, {
        stack: `${error.name}: ${error.message}\n${stack(text)}`,
        cause: new Error(text),
        details: text,
        ...(isNamed && { name: text }),
      }),
    };
  });

const longWords = (text: string): string[] =>
  text.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word.length > 2);

/** Words that a report has of its own. */
const ownWords = /^(the|quiz|home|https|example|org|com|quizzes|console)$/i;

it('no report contains what somebody has typed or stored, whatever has failed', () => {
  fc.assert(
    fc.property(fc.constantFrom(...failureKinds), errors, privateText, (kind, { text, error }, other) => {
      const module = { name: other, release: other, contract: other };
      for (const thrown of [error, new ErrorEvent('error', { error, message: text, filename: text }), text]) {
        const failure: Failure = [kind, thrown, module];
        const page = {
          modules: [quizzes],
          shell: other,
          here: module,
          userAgent: other,
          online: true,
          now: Date.now(),
        };
        const report = JSON.stringify(buildReport(failure, page) ?? {});
        for (const word of [...longWords(text), ...longWords(other)])
          if (!ownWords.test(word)) expect(report).not.toContain(word);
        expect(report).not.toMatch(/[^\x20-\x7e]|\?/);
      }
    }),
    { numRuns: 500 },
  );
});

// A pattern that tries each split of a text would not end.
it.each([
  `undefined is not an object (evaluating 'this.${'props'.repeat(40)} + 1')`,
  `Cannot read properties of undefined['${'TheWisdomOfSolomon'.repeat(20)}-2']`,
  `${'a.'.repeat(5000)} is not iterable, or so`,
  '('.repeat(5000),
])('a long message that is nearly that of an engine is read at once: %#', (message) =>
  expect(engineMessage(message)).toBe(''),
);
