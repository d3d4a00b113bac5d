/** The shortest text that each reader of texts takes: many times, it finds a loop too many, or a pattern that backtracks. */
export const repeatedParts = [
  ...['{', '\\', '=', '~', '::', '//', '"', "'", '<', '&', '(', 'A) ', '1. '],
  '"Who?,a,b,c,d,A\n',
];
