import type { FoundMessage } from '../messages-in-code';
import { faultsOf } from '../message-faults';
import type { Glossary } from './glossary';
import { refusedWords, translatedTermFaults, unneededExceptions } from './glossary-faults';
import { differentTranslations, type NamedCatalogue } from './same-translation';

const isReadable = (message: string): boolean => message !== '' && faultsOf(message).length === 0;

/** Where messages, and catalogues of Telugu, do not say what the glossary says; by the name of the file and message. */
export function checkGlossary(
  glossary: Glossary,
  found: readonly FoundMessage[],
  catalogues: readonly NamedCatalogue[],
): string[] {
  const messages = found.flatMap((each) => ('message' in each && isReadable(each.message) ? [each] : []));
  const entries = catalogues.flatMap(({ name, messages: all }) =>
    Object.entries(all)
      .filter(([, translation]) => isReadable(translation))
      .map(([message, translation]) => ({ name, message, translation })),
  );
  const texts = [...messages.map(({ message }) => message), ...entries.map(({ translation }) => translation)];
  return [
    ...messages.flatMap(({ place, message }) =>
      refusedWords(glossary, 'en', message).map((fault) => `${place} “${message}”: ${fault}`),
    ),
    ...entries.flatMap(({ name, message, translation }) =>
      [
        ...new Set([
          ...refusedWords(glossary, 'te', translation),
          ...translatedTermFaults(glossary, message, translation),
        ]),
      ].map((fault) => `${name} “${message}”: ${fault}`),
    ),
    ...differentTranslations(glossary, catalogues),
    ...unneededExceptions(glossary, texts),
  ];
}
