import { readMarkdown } from './markdown';
import { isPlaceholder } from './npm-command';

/** The documents whose commands are run, in the order in which people read them. */
export const documents = ['README.md', 'CONTRIBUTING.md', 'docs/commands.md'] as const;

/** A command of a document: a server is stopped when it is ready; what has a reason is not run. */
export type DocumentCommand = {
  readonly text: string;
  readonly isServer: boolean;
  readonly reason: string | undefined;
};

/** What the reader fills in. */
const values: Readonly<Record<string, string>> = {
  '<module>': 'settings',
  '<module> …': 'settings',
  '<workspace>': 'public-mfe',
  '<name>': 'awards',
  '<folder>': '/tmp/filled-in',
};

/** Each command has a folder of its own: some fill it, others need a new one. */
const filledIn = (text: string, place: number): string =>
  text.replace(/<[^>]+>(?: …)?/g, (name) =>
    name === '<folder>' ? `${values[name]}-${place}` : (values[name] ?? name),
  );

/** What is not run, and why. The first that fits counts. */
const notRun: readonly (readonly [command: RegExp, reason: string])[] = [
  [/^npm ci( &&|$)/, 'runs first'],
  [/^npm (test|run verify|run e2e|run unit)$/, 'a part of its own, or of npm test'],
  [/e2e:long/, 'a part of its own'],
  [/bare-machine/, 'is this'],
  [/--backend official|test:official|setup:emulators/, 'needs Java and the official emulator'],
  [/run firebase|run hosting|run verify-live|run deletion-requests/, 'needs a hosted project'],
  [/run rollback/, 'needs an earlier release that differs; a flow makes one'],
  [/run retire/, 'needs releases for an earlier contract; a test makes them'],
  [/^npm run bench$/, 'measures on a quiet machine, with the official emulator'],
];

const isCommand = /^(?:[A-Z_]+=\S+ )*npm [a-z]/;

/** The npm commands of documents, each once, in their order, with their placeholders filled in. */
export function commandsOf(sources: readonly string[]): DocumentCommand[] {
  const written = sources.flatMap((source) => readMarkdown(source).codes.map(({ text }) => text.trim()));
  const texts = written.filter((text) => isCommand.test(text)).map((text) => text.replace(/ {2,}.*/, ''));
  return [...new Set(texts)].map(filledIn).map((text) => ({
    text,
    isServer: /npm (start|run dev)\b/.test(text),
    reason:
      notRun.find(([pattern]) => pattern.test(text))?.[1] ??
      (isPlaceholder(text) ? 'has a placeholder' : undefined),
  }));
}
