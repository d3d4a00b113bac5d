import type { ImportedSource, ImportedTable } from '../../read/imported';
import type { ReadSourceOptions } from './reader';

/** What is being imported: a file, or a text that was pasted. */
export type Content = File | string;

/** What a person has said about a source, and what came with it. */
export type Choices = Omit<ReadSourceOptions, 'signal'>;

export type Reading = {
  readonly content: Content;
  readonly choices: Choices;
  /** Another source has another id. One that is read again with another meaning of its numbers has the same rows. */
  readonly id: number;
};

let lastId = 0;

/** The next id of a source. */
export const nextId = (): number => (lastId += 1);

/** Another source, that was not read before. */
export const newReading = (content: Content, choices: Choices = {}): Reading => ({
  content,
  choices,
  id: nextId(),
});

export type SourceState =
  | { readonly is: 'none' }
  | (Reading & { readonly is: 'reading' })
  | (Reading & { readonly is: 'read'; readonly source: ImportedSource })
  | (Reading & {
      readonly is: 'refused';
      readonly reason: string;
      /** The columns, where the person can say what they hold. */
      readonly table: ImportedTable | undefined;
    });
