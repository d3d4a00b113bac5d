/** The names that an element needs to match the last compound of one selector: `a:hover > p.b` needs `p` and `b`. */
function neededBy(selector) {
  const last = selector
    .trim()
    .split(/[\s>+~]+/)
    .at(-1);
  const tag = /^[a-z][\w-]*/i.exec(last)?.[0].toLowerCase();
  return { tag, classes: [...last.matchAll(/\.([\w-]+)/g)].map(([, name]) => name) };
}

/** What is in parentheses and brackets may hold commas and spaces, and needs nothing of the element by name. */
const withoutArguments = (selectors) => {
  const inner = selectors.replace(/\([^()]*\)|\[[^\]]*\]/g, '');
  return inner === selectors ? inner : withoutArguments(inner);
};

const needs = new Map();

/** The elements that a list of selectors may match, as the names that each of its selectors needs. */
function needsOf(selectors) {
  if (!needs.has(selectors))
    needs.set(
      selectors,
      selectors.includes('\\') ? [{ classes: [] }] : withoutArguments(selectors).split(',').map(neededBy),
    );
  return needs.get(selectors);
}

/** Says quickly of most selectors that they cannot match an element with this tag and these classes. */
exports.mayMatch = (selectors, tag, classes) =>
  needsOf(selectors).some(
    (needed) =>
      (needed.tag === undefined || needed.tag === tag) &&
      needed.classes.every((name) => classes.includes(name)),
  );
