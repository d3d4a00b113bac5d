import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';

/** The names of arguments and tags in a message, and the forms of its plurals. */
type Parts = { readonly names: ReadonlySet<string>; readonly plurals: readonly (readonly string[])[] };

/** @throws where the message is not in the syntax of ICU, or has what the console does not format. */
function partsOf(message: string): Parts {
  const names = new Set<string>();
  const plurals: string[][] = [];
  const visit = (elements: readonly MessageFormatElement[]) => {
    for (const element of elements) {
      if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
      if (element.type === TYPE.tag) visit(element.children);
      else if (element.type === TYPE.plural) {
        plurals.push(Object.keys(element.options));
        Object.values(element.options).forEach(({ value }) => visit(value));
      } else if (element.type !== TYPE.argument)
        throw new Error('only arguments, plurals and tags are known');
      names.add(element.type === TYPE.tag ? `<${element.value}>` : `{${element.value}}`);
    }
  };
  visit(parse(message, { requiresOtherClause: true }));
  return { names, plurals };
}

const differences = (english: Parts, translated: Parts): string[] => [
  ...[...english.names].filter((name) => !translated.names.has(name)).map((name) => `lacks ${name}`),
  ...[...translated.names].filter((name) => !english.names.has(name)).map((name) => `has ${name}`),
];

/** A text that goes on, or asks, does so in each language. Abbreviations and other scripts decide about full stops. */
const lostEnding = (english: string, translation: string): string[] =>
  ['…', '?']
    .filter((end) => english.endsWith(end) !== translation.endsWith(end))
    .map((end) => (english.endsWith(end) ? `lacks ${end} at its end` : `has ${end} at its end`));

/** What is wrong with an English message, or with its translation into a language. */
export function faultsOf(english: string, translation = english, language = 'en'): string[] {
  try {
    const translated = partsOf(translation);
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    const missing = translated.plurals.flatMap((plural) => forms.filter((form) => !plural.includes(form)));
    return [
      ...differences(partsOf(english), translated),
      ...lostEnding(english, translation),
      ...missing.map((form) => `lacks the plural form '${form}'`),
    ];
  } catch (error) {
    return [`cannot be read: ${error instanceof Error ? error.message : String(error)}`];
  }
}
