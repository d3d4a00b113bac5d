import type { OptionToken } from './tokens';

/** A question with what belongs to it; one without options was found between others. */
export type Draft = {
  readonly line: number;
  readonly number?: number;
  readonly question: readonly string[];
  readonly options: readonly (OptionToken | undefined)[];
  readonly answers: string[];
  /** Lines beside the question that belong to none of its fields, as far as can be told. */
  readonly leftOut: string[];
  /** Lines that the question begins with, or that belong to the question before. */
  readonly begin: readonly string[];
  /** Lines between the last option and the answer: parts of the option, or not. */
  readonly belowOptions: string[];
};
