import type { Difference } from './compare';

interface Known {
  /** The row of docs/differences-rules.md that gives the reason. */
  row: string;
  explains(difference: Difference): boolean;
}

const known: readonly Known[] = [];

/** The row of the table that explains the difference. */
export const knownDifference = (difference: Difference): string | undefined =>
  known.find(({ explains }) => explains(difference))?.row;
