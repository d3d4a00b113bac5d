/** The languages that people can choose; the first is that of the messages in the code. */
export const languages = ['en', 'te'] as const;

/** English with accents, in brackets and longer: shows texts and layouts that were forgotten. */
export const pseudoLanguage = 'en-XA';

/** The name of a language in the language itself, or in another one. */
export const nameOf = (language: string, named = language): string =>
  new Intl.DisplayNames(named, { type: 'language' }).of(language) ?? language;
