import ts from 'typescript';

/** The tests of one source file. */
export type TestTitles = {
  /** For each test, the titles of its groups and its own, the outermost first, as in the source. */
  readonly tests: readonly (readonly string[])[];
  /** Every string and number literal of the file: possible values of a placeholder. */
  readonly literals: ReadonlySet<string>;
};

const groups = ['describe'];
const tests = ['it', 'test'];
const left = ['skip', 'todo'];

/** Separates the titles of groups and test in a full name. */
const separator = ' › ';

/** Placeholders of a title: `%s` and `$name` of a table, `${…}` of a template. */
const placeholder = /%[sdifjop]|\$\{[^}]*\}|\$[a-z]\w*/g;

/** The `it` of `it(…)` and `it.each(…)(…)`; `skip` and `todo` for tests that do not run. */
function calleeOf(callee: ts.Expression): string | undefined {
  if (ts.isIdentifier(callee)) return callee.text;
  if (ts.isCallExpression(callee)) return calleeOf(callee.expression);
  if (!ts.isPropertyAccessExpression(callee)) return undefined;
  if (left.includes(callee.name.text)) return callee.name.text;
  // Flows are grouped by `test.describe(…)`.
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

/** Reads the titles of a test file's tests, without skipped and todo tests. */
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
 * The number of tests that a name matches: the test's own title, optionally preceded by those of its groups. An exact
 * title takes precedence; otherwise its placeholders match the literals of the same file.
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
