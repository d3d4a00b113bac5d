import type { OptionToken } from './tokens';

/** A question with what belongs to it; one without options was found between others. */
export type Draft = {
  readonly line: number;
  readonly number?: number;
  readonly question: readonly string[];
  readonly options: readonly (OptionToken | undefined)[];
  readonly answers: string[];
};
