import { currentLanguage } from '@console/shared/i18n';

/** Names in a sentence: “A, B, and C”. Telugu has commas alone, because its “మరియు” is bookish. */
export const formatList = (names: readonly string[]): string =>
  new Intl.ListFormat(currentLanguage(), { style: currentLanguage() === 'en' ? 'long' : 'narrow' }).format(
    names,
  );
