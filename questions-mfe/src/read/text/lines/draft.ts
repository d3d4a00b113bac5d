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
  /** Lines that were read as parts of the question, and could be none. */
  readonly unsure: string[];
  /** Lines of no question that could correct its answer: below it, below its key, or with its number. */
  readonly corrections: string[];
  /** Answers within sentences, such as `Oops, the right answer: b`. */
  readonly saidAnswers: string[];
  /** Lines between the last option and the answer: parts of the option, or not. */
  readonly belowOptions: string[];
};
