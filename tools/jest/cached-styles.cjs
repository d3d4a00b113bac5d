const { implForWrapper } = require('jsdom/lib/jsdom/living/generated/utils.js');

/**
 * A `getComputedStyle` that computes each element once until the document changes. Queries by role need the style of
 * every element and its ancestors, which took a seventh of the time of the screen tests.
 */
exports.cachedStyles = function cachedStyles(window) {
  const compute = window.getComputedStyle;
  const document = implForWrapper(window.document);
  const stylesOf = new WeakMap();
  return (element, pseudoElement) => {
    if (pseudoElement) return compute(element, pseudoElement);
    // jsdom clears its own cache of matching rules on every change.
    const known = stylesOf.get(document._styleCache ?? document)?.get(element);
    if (known) return known;
    const style = compute(element);
    const state = document._styleCache;
    if (!stylesOf.has(state)) stylesOf.set(state, new WeakMap());
    stylesOf.get(state).set(element, style);
    return style;
  };
};
