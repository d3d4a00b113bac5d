const defaultSheet = require('jsdom/lib/jsdom/browser/default-stylesheet.js');
const { implForWrapper, wrapperForImpl } = require('jsdom/lib/jsdom/living/generated/utils.js');
const { matchesDontThrow } = require('jsdom/lib/jsdom/living/helpers/selectors.js');
const { parse } = require('rrweb-cssom');
const { mayMatch } = require('./may-match.cjs');

/** What queries by role, matchers and user events read, in both spellings. */
const properties = {
  display: 'display',
  visibility: 'visibility',
  opacity: 'opacity',
  'pointer-events': 'pointerEvents',
};
const names = Object.keys(properties);
const initialOfInherited = { visibility: 'visible', 'pointer-events': 'auto' };

/** The rules that declare one of the properties; of the media queries, jsdom applies those that name the screen. */
function relevantRules(rules) {
  return [...rules].flatMap((rule) => {
    if (rule.media) return Array.from(rule.media).includes('screen') ? relevantRules(rule.cssRules) : [];
    return rule.selectorText && names.some((name) => rule.style.getPropertyValue(name)) ? [rule] : [];
  });
}

const defaultRules = relevantRules(parse(defaultSheet).cssRules);

/** The declared values of an element. As in jsdom, the last rule that matches decides. */
function declaredStyle(element, rules) {
  const classes = (element.getAttributeNS(null, 'class') ?? '').split(/\s+/);
  const tag = element.localName.toLowerCase();
  const matching = rules.filter(
    ({ selectorText }) => mayMatch(selectorText, tag, classes) && matchesDontThrow(element, selectorText),
  );
  const declared = Object.fromEntries(names.map((name) => [name, '']));
  for (const style of [...matching.map((rule) => rule.style), element.style])
    for (const name of names) {
      const value = style.getPropertyValue(name);
      if (value) declared[name] = value === 'unset' ? '' : value;
    }
  return declared;
}

/** A style with both spellings of its names, which leaves other properties to jsdom. */
function computedStyle(style, compute) {
  const values = { ...style, getPropertyValue: (name) => style[name] ?? compute().getPropertyValue(name) };
  for (const [name, spelling] of Object.entries(properties)) values[spelling] = style[name];
  return new Proxy(values, { get: (_, name) => (name in values ? values[name] : compute()[name]) });
}

/** Computes the properties of elements, each element once. */
function styler(rules, compute) {
  const computed = new WeakMap();
  const computeStyle = (element) => {
    const style = declaredStyle(element, rules);
    for (const [name, initial] of Object.entries(initialOfInherited))
      style[name] ||= element.parentElement ? styleOf(element.parentElement)[name] : initial;
    return computedStyle(style, () => compute(element));
  };
  const styleOf = (element) => {
    if (!computed.has(element)) computed.set(element, computeStyle(element));
    return computed.get(element);
  };
  return styleOf;
}

/**
 * A `getComputedStyle` that computes what tests read, each element once until the document changes. Queries by role need
 * the style of every element and its ancestors. jsdom matches each element with every rule and computes every colour,
 * which took a third of the time of the screen tests.
 */
exports.screenStyles = function screenStyles(window) {
  const compute = window.getComputedStyle;
  const document = implForWrapper(window.document);
  let state;
  let styleOf;
  return (element, pseudoElement) => {
    if (pseudoElement) return compute(element, pseudoElement);
    // jsdom clears its own cache of matching rules on every change.
    document._styleCache ??= new WeakMap();
    if (state !== document._styleCache) {
      state = document._styleCache;
      const rules = document.styleSheets._list.flatMap(({ cssRules }) => relevantRules(cssRules));
      styleOf = styler([...defaultRules, ...rules], (impl) => compute(wrapperForImpl(impl)));
    }
    return styleOf(implForWrapper(element));
  };
};
