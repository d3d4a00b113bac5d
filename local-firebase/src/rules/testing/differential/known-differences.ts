/** Where two servers decide differently. */
export interface Difference {
  group: string;
  title: string;
  /** What each request was answered with, or whether the file compiles. */
  ours: string;
  theirs: string;
}

interface Known {
  /** The row of docs/differences-rules.md that gives the reason. */
  row: string;
  explains(difference: Difference): boolean;
}

const known: readonly Known[] = [
  { row: 'failure', explains: ({ theirs }) => theirs.includes('failed') },
  {
    // Only ever the careful way: we refuse what the emulator grants.
    row: 'fields that the query does not name',
    explains: ({ group, title, ours, theirs }) =>
      group === 'lists' && ours === 'refused' && theirs === 'granted' && /!\(|\?/.test(title),
  },
  {
    row: 'halves of characters',
    explains: ({ group, title }) => group.startsWith('values') && /😀/.test(title) && /''/.test(title),
  },
  {
    row: 'odd path segments',
    explains: ({ group, title }) => group === 'compiling' && /if \/a\/\$a ==/.test(title),
  },
  {
    row: 'half ranges',
    explains: ({ group, title }) => group === 'compiling' && /if a\[(1:|:1)\];/.test(title),
  },
];

export const rows: readonly string[] = known.map(({ row }) => row);

/** The row of the table that explains the difference. */
export const knownDifference = (difference: Difference): string | undefined =>
  known.find(({ explains }) => explains(difference))?.row;
