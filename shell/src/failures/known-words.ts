/** What engines name between the words of their messages, beside names. */
const ofEngines = new Set(['undefined', 'null']);

/** Objects whose properties are named by the language and the browser. A page cannot add names to them by its elements. */
const namedByPlatform = (): object[] => [
  Object,
  Object.prototype,
  Array.prototype,
  String.prototype,
  Function.prototype,
  Promise.prototype,
  Map.prototype,
  Set.prototype,
  Date.prototype,
  HTMLInputElement.prototype,
];

/** Names that minifiers give have at most two characters; no name of a person is worth one. */
const longestMinified = 2;

const isKnown = (word: string): boolean =>
  word.length <= longestMinified || ofEngines.has(word) || namedByPlatform().some((object) => word in object);

/**
 * The text without the words that neither a minifier nor the language and the browser have given: a property may be
 * named by what somebody has typed.
 */
export const knownWordsOf = (text: string): string =>
  text.replace(/[\w$]+/g, (word) => (isKnown(word) ? word : '*'));
