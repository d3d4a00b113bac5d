import type { Messages } from '../catalogue-files';
import { glossaryDocument, type Glossary } from './glossary';

/** A catalogue and the name by which people find it. */
export type NamedCatalogue = { readonly name: string; readonly messages: Messages };

type Translations = ReadonlyMap<string, readonly string[]>;

/** The translations of each message, and the catalogues that have them. */
function translationsOf(catalogues: readonly NamedCatalogue[]): ReadonlyMap<string, Translations> {
  const all = new Map<string, Map<string, string[]>>();
  for (const { name, messages } of catalogues)
    for (const [message, translation] of Object.entries(messages)) {
      if (translation === '') continue;
      const translations = all.get(message) ?? new Map<string, string[]>();
      translations.set(translation, [...(translations.get(translation) ?? []), name]);
      all.set(message, translations);
    }
  return all;
}

const listed = (translations: Translations): string =>
  [...translations].map(([translation, names]) => `${translation} (${names.join(', ')})`).join(', ');

/** Messages that catalogues translate differently, unless the glossary lists these translations with the reason. */
export function differentTranslations(
  { different }: Pick<Glossary, 'different'>,
  catalogues: readonly NamedCatalogue[],
): string[] {
  const all = translationsOf(catalogues);
  const allowed = new Map(different.map(({ message, translations }) => [message, new Set(translations)]));
  const unlike = [...all].filter(
    ([message, translations]) =>
      translations.size > 1 &&
      [...translations.keys()].some((translation) => !allowed.get(message)?.has(translation)),
  );
  const unneeded = different.flatMap(({ message, translations }) =>
    translations
      .filter((translation) => !all.get(message)?.has(translation))
      .map((translation) => `${glossaryDocument}: no catalogue says ${translation} for “${message}”`),
  );
  return [
    ...unlike.map(
      ([message, translations]) => `“${message}” has several translations: ${listed(translations)}`,
    ),
    ...unneeded,
  ];
}
