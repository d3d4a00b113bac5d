import { readMarkdown } from './markdown';
import { isPlaceholder, npmCommandsOf } from './npm-command';

/** The documents whose commands are run, in the order in which people read them. */
export const documents = ['README.md', 'CONTRIBUTING.md', 'docs/commands.md'] as const;

/**
 * A command of a document: what serves the console is stopped when it is ready, some run beside it, and what has a reason is
 * not run.
 */
export type DocumentCommand = {
  readonly text: string;
  readonly kind: 'run' | 'serve' | 'beside';
  readonly reason: string | undefined;
};

/** What the reader fills in. */
const values: Readonly<Record<string, string>> = {
  '<module>': 'settings',
  '<module> …': 'settings',
  '<workspace>': 'public-mfe',
  '<name>': 'awards',
  '<major>': '0',
  '<command>': '--version',
  '<word>': 'main-job',
  '<title>': '"the main job"',
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
  [/--backend official|test:official/, 'needs Java and the official emulator'],
  [/setup:emulators/, 'downloads the official emulator, which no package registry has'],
  [/run firebase -- [^-]/, 'needs an account and a hosted project'],
  [/run check-live/, 'needs a hosted console; a test serves one'],
  [/run hosting$/, 'runs with --registry'],
  [/run check-database/, 'needs a hosted project; a test answers for it'],
  [/run deploy/, 'needs a hosted project; a test stands in for it'],
  [/run archive -- .*</, 'needs a season or its archive; tests have them'],
  [/run deletion-requests -- --delete/, 'asks before it deletes an account; a test answers'],
  [/run rollback/, 'needs an earlier release that differs; a flow makes one'],
  [/run withdraw/, 'takes a module offline; tests do'],
  [/run bench/, 'measures, and fails on a busy machine'],
  [/run e2e -- --debug/, 'opens a window and waits'],
];

/** The npm commands of documents, each once, in their order, with their placeholders filled in. */
export function commandsOf(sources: readonly string[]): DocumentCommand[] {
  const written = sources.flatMap((source) =>
    npmCommandsOf(readMarkdown(source).codes).map(({ text }) => text),
  );
  const texts = written.map((text) => text.replace(/ {2,}.*/, ''));
  return [...new Set([...new Set(texts)].map(filledIn))].map((text) => ({
    text,
    kind: /npm (start|run dev)\b/.test(text)
      ? 'serve'
      : /run (archive|deletion-requests|failures)|--failures/.test(text)
        ? 'beside'
        : 'run',
    reason:
      notRun.find(([pattern]) => pattern.test(text))?.[1] ??
      (isPlaceholder(text) ? 'has a placeholder' : undefined),
  }));
}
