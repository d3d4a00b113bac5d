import { languages } from '@console/shared/i18n';
import { faultsOf } from './message-faults';
import type { Messages } from './catalogue-files';

const isOffered = (language: string): boolean => languages.some((each) => each === language);

/**
 * What is wrong with a catalogue: translations that no code uses or that do not fit their message, and in a language
 * that people can choose, missing ones.
 */
export function catalogueFaults(
  language: string,
  catalogue: Messages,
  messages: ReadonlySet<string>,
): string[] {
  const missing = isOffered(language) ? [...messages].filter((message) => !catalogue[message]) : [];
  const stale = Object.keys(catalogue).filter((message) => !messages.has(message));
  const unfit = Object.entries(catalogue).flatMap(([message, translation]) =>
    faultsOf(message, translation || message, translation ? language : 'en').map(
      (fault) => `${fault}: '${translation}' for '${message}'`,
    ),
  );
  return [
    ...missing.map((message) => `lacks '${message}'`),
    ...stale.map((message) => `has '${message}', which no code shows, or which the console’s catalogue has`),
    ...unfit,
  ];
}

/** The catalogue with exactly these messages, in the order of their text; a missing one is empty. */
export function completed(language: string, catalogue: Messages, messages: ReadonlySet<string>): Messages {
  const kept = [...messages].filter((message) => isOffered(language) || catalogue[message]);
  return Object.fromEntries(kept.sort().map((message) => [message, catalogue[message] ?? '']));
}
