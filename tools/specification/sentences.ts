import { cellsOf } from '../documents/markdown';

/** One sentence of docs/specification.md. */
export type Sentence = {
  readonly line: number;
  readonly tag: string;
  readonly sentence: string;
  /** The name of the difference in docs/differences.md, if we differ. */
  readonly differs: string;
};

/** The sentences of the document: its table rows that begin with a tag. */
export const sentencesIn = (document: string): Sentence[] =>
  document.split('\n').flatMap((text, index) => {
    const [tag = '', sentence = '', differs = ''] = cellsOf(text);
    return tag.startsWith('@') ? [{ line: index + 1, tag, sentence, differs }] : [];
  });
