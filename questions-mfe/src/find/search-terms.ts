import { foldText } from './folded-text';

/** Words, and phrases in quotes; a quote that is not closed yet ends with the text. */
const terms = /"([^"]*)"?|[^\s"]+/g;

/** What a search asks for, folded: each word, and each phrase in quotes as it is written. */
export const searchTerms = (search: string): readonly string[] => [
  ...new Set(
    [...foldText(search).folded.matchAll(terms)]
      .map(([term, phrase]) => (phrase ?? term).trim())
      .filter(Boolean),
  ),
];
