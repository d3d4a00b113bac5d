import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tableBelow } from '../../documents/markdown';

/** What a concept is called in a language: the first text is the term, and none of the refused ones may be said. */
export type Term = { readonly texts: readonly string[]; readonly refused: readonly string[] };

/** The languages of the glossary. */
export type GlossaryLanguage = 'en' | 'te';

export type Concept = Readonly<Record<GlossaryLanguage, Term>> & { readonly why: string };

/** What messages and translations may say. The document's tables are the only place where it stands. */
export type Glossary = {
  readonly concepts: readonly Concept[];
  /** Texts in which a refused word is right. */
  readonly exceptions: readonly { readonly text: string; readonly why: string }[];
  /** Messages whose translation differs between catalogues. */
  readonly different: readonly { readonly message: string; readonly translations: readonly string[] }[];
  /** What only a native speaker can decide, and the words that it is about. */
  readonly questions: readonly { readonly question: string; readonly words: readonly string[] }[];
};

/** The document with the glossary, relative to the root. */
export const glossaryDocument = 'docs/languages.md';

const partsOf = (cell: string, separator: string): string[] =>
  cell
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '' && part !== '–');

/** Words in brackets are not refused yet. */
const refusedOf = (cell: string): string[] => partsOf(cell, ',').filter((words) => !words.startsWith('('));

const termOf = (texts: string, refused: string): Term => ({
  texts: partsOf(texts, ','),
  refused: refusedOf(refused),
});

/** Reads the tables of the document. */
export function glossaryIn(document: string): Glossary {
  return {
    concepts: tableBelow('Terms', document).map(([en = '', notEn = '', te = '', notTe = '', why = '']) => ({
      en: termOf(en, notEn),
      te: termOf(te, notTe),
      why,
    })),
    exceptions: tableBelow('Where a refused word is right', document).map(([text = '', why = '']) => ({
      text,
      why,
    })),
    different: tableBelow('One message, several translations', document).map(
      ([message = '', translations = '']) => ({ message, translations: partsOf(translations, ';') }),
    ),
    questions: tableBelow('Questions for a native speaker', document).map(([question = '', words = '']) => ({
      question,
      words: partsOf(words, ','),
    })),
  };
}

/** The glossary of a repository; an empty one where it has none, as in another repository. */
export function glossaryOf(root: string): Glossary {
  const file = join(root, glossaryDocument);
  return glossaryIn(existsSync(file) ? readFileSync(file, 'utf8') : '');
}
