/** The shortest text that each text reader accepts. Repeated many times, it exposes loops and patterns that backtrack. */
export const repeatedParts = [
  ...['{', '\\', '=', '~', '::', '//', '"', "'", '<', '&', '(', 'A) ', '1. '],
  '"Who?,a,b,c,d,A\n',
];
