import { glossaryDocument, type Glossary, type GlossaryLanguage, type Term } from './glossary';
import { findWords, readTexts } from './words';

/** The texts without what an exception allows. */
const judgedTexts = (glossary: Glossary, message: string): string[] =>
  readTexts(message).map((text) =>
    glossary.exceptions.reduce((rest, exception) => rest.replaceAll(exception.text, '\uFFFC'), text),
  );

const instead = ({ texts: [text] }: Term, why: string): string =>
  text ? `the glossary says ${text}` : `the glossary refuses it: ${why}`;

/** The refused words that an English message or a translation says, each with the word of the glossary. */
export function refusedWords(glossary: Glossary, language: GlossaryLanguage, message: string): string[] {
  const texts = judgedTexts(glossary, message);
  const faults = glossary.concepts.flatMap(({ why, [language]: term }) =>
    term.refused.flatMap((words) =>
      texts.flatMap((text) => {
        const found = findWords(words, text);
        return found ? [`says ${found}; ${instead(term, why)}`] : [];
      }),
    ),
  );
  return [...new Set(faults)];
}

/** What is wrong with the translation of a message that is itself a term, such as a button: it must be the glossary's. */
export function translatedTermFaults({ concepts }: Glossary, message: string, translation: string): string[] {
  const known = concepts.filter(({ en }) =>
    en.texts.some((text) => text.toLowerCase() === message.toLowerCase()),
  );
  const texts = known.flatMap(({ te }) => te.texts);
  if (texts.length === 0 || texts.includes(translation)) return [];
  return [`says ${translation}; the glossary says ${texts.join(' or ')}`];
}

/** The exceptions of the glossary that no text needs. */
export function unneededExceptions(glossary: Glossary, texts: readonly string[]): string[] {
  const read = texts.flatMap(readTexts);
  const unneeded = glossary.exceptions.filter(({ text }) => !read.some((each) => each.includes(text)));
  return unneeded.map(({ text }) => `${glossaryDocument}: no text says “${text}”, so it is no exception`);
}
