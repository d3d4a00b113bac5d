/** The languages that people can choose; the first is that of the messages in the code. */
export const languages = ['en', 'te'] as const;

/** English with accents, in brackets and longer: shows texts and layouts that were forgotten. */
export const pseudoLanguage = 'en-XA';

/** The name of a language in the language itself. */
export const nameOf = (language: string): string =>
  new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
