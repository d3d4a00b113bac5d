import ts from 'typescript';

/** The tests of one source file. */
export type TestTitles = {
  /** Of each test the titles of its groups and its own, the outermost first, as the source writes them. */
  readonly tests: readonly (readonly string[])[];
  /** Every text and number the file spells out: what may stand in the place of a placeholder. */
  readonly literals: ReadonlySet<string>;
};

const groups = ['describe'];
const tests = ['it', 'test'];
const left = ['skip', 'todo'];

/** Separates the titles of groups and test in a full name. */
const separator = ' › ';

/** What a title leaves open: `%s` and `$name` of a table, `${…}` of a template. */
const placeholder = /%[sdifjop]|\$\{[^}]*\}|\$[a-z]\w*/g;

/** `it` of `it(…)`, `it.each(…)(…)`; `skip` and `todo` where the test is not played. */
function calleeOf(callee: ts.Expression): string | undefined {
  if (ts.isIdentifier(callee)) return callee.text;
  if (ts.isCallExpression(callee)) return calleeOf(callee.expression);
  if (!ts.isPropertyAccessExpression(callee)) return undefined;
  if (left.includes(callee.name.text)) return callee.name.text;
  // `test.describe(…)` is how flows are grouped.
  if (groups.includes(callee.name.text)) return callee.name.text;
  return callee.name.text === 'each' ? calleeOf(callee.expression) : undefined;
}

function titleOf(argument: ts.Expression | undefined): string | undefined {
  if (!argument) return undefined;
  if (ts.isStringLiteralLike(argument)) return argument.text;
  if (!ts.isTemplateExpression(argument)) return undefined;
  const spans = argument.templateSpans.map(
    ({ expression, literal }) => `\${${expression.getText()}}${literal.text}`,
  );
  return argument.head.text + spans.join('');
}

/** Reads what a test file calls its tests; tests that are skipped or still to be written are not there. */
export function readTestTitles(source: string): TestTitles {
  const found: string[][] = [];
  const literals = new Set<string>();

  function visit(node: ts.Node, above: readonly string[]): void {
    if (ts.isStringLiteralLike(node) || ts.isNumericLiteral(node)) literals.add(node.text);
    const callee = ts.isCallExpression(node) ? calleeOf(node.expression) : undefined;
    if (!ts.isCallExpression(node) || !callee) return descend(node, above);
    if (left.includes(callee)) return;
    const title = titleOf(node.arguments[0]);
    if (title !== undefined && tests.includes(callee)) found.push([...above, title]);
    descend(node, title !== undefined && groups.includes(callee) ? [...above, title] : above);
  }
  const descend = (node: ts.Node, above: readonly string[]) =>
    ts.forEachChild(node, (child) => visit(child, above));

  visit(ts.createSourceFile('test.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX), []);
  return { tests: found, literals };
}

/**
 * How many tests a name is for: the test's own title, or that of groups around it before it. A title as it is written
 * comes first; otherwise its placeholders are filled with something that the same file spells out.
 */
export function countTests({ tests: chains, literals }: TestTitles, name: string): number {
  const count = (fits: (title: string) => boolean) =>
    chains.filter((chain) => chain.some((_title, index) => fits(chain.slice(index).join(separator)))).length;
  return count((title) => title === name) || count((title) => isFilled(title, name, literals));
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

function isFilled(title: string, name: string, literals: ReadonlySet<string>): boolean {
  const filled = new RegExp(`^${title.split(placeholder).map(escaped).join('(.+)')}$`, 's').exec(name);
  return filled !== null && filled.slice(1).every((text) => literals.has(text));
}
