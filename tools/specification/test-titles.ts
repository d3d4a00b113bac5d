import ts from 'typescript';
import { tagsOf, withoutTags } from './tags';

/** A text with tags of sentences. */
export type TaggedText = {
  readonly text: string;
  readonly tags: readonly string[];
  /** As in `tests`; none if the text is neither the title of a test that runs nor in its table. */
  readonly test?: readonly string[];
};

/** The tests of one source file. */
export type TestTitles = {
  /** For each test, the titles of its groups and its own, the outermost first, as in the source but without tags. */
  readonly tests: readonly (readonly string[])[];
  /** Every string and number literal of the file: possible values of a placeholder. */
  readonly literals: ReadonlySet<string>;
  readonly tagged: readonly TaggedText[];
};

const groups = ['describe'];
const tests = ['it', 'test'];
const left = ['skip', 'todo', 'fixme'];
const variants = ['each', 'serial'];

/** Separates the titles of groups and test in a full name. */
export const separator = ' › ';

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
  return variants.includes(callee.name.text) ? calleeOf(callee.expression) : undefined;
}

function titleOf(argument: ts.Node | undefined): string | undefined {
  if (!argument) return undefined;
  if (ts.isStringLiteralLike(argument)) return argument.text;
  if (!ts.isTemplateExpression(argument)) return undefined;
  const spans = argument.templateSpans.map(
    ({ expression, literal }) => `\${${expression.getText()}}${literal.text}`,
  );
  return argument.head.text + spans.join('');
}

/** The title of a row's test: the template with the cells of the row, as far as they are texts. */
function filledFrom(template: string, cell: ts.Node): string {
  const row = cell.parent;
  const isRow = ts.isArrayLiteralExpression(row) && ts.isArrayLiteralExpression(row.parent);
  const cells = isRow ? [...row.elements] : [cell];
  return template.replace(/%[sdifjop]/g, (place) => titleOf(cells.shift()) ?? place);
}

/** The texts in a part of the source, with their nodes. */
function textsIn(node: ts.Node): [ts.Node, string][] {
  const text = titleOf(node);
  if (text !== undefined) return [[node, text]];
  const children: ts.Node[] = [];
  ts.forEachChild(node, (child) => void children.push(child));
  return children.flatMap(textsIn);
}

/** Reads the titles of a test file's tests, without skipped and todo tests. */
export function readTestTitles(source: string): TestTitles {
  const found: string[][] = [];
  const literals = new Set<string>();
  const chains = new Map<ts.Node, string[]>();

  function visit(node: ts.Node, above: readonly string[]): void {
    if (ts.isStringLiteralLike(node) || ts.isNumericLiteral(node)) literals.add(withoutTags(node.text));
    const callee = ts.isCallExpression(node) ? calleeOf(node.expression) : undefined;
    if (!ts.isCallExpression(node) || !callee) return descend(node, above);
    if (left.includes(callee)) return;
    const [argument] = node.arguments;
    const title = titleOf(argument);
    if (argument && title !== undefined && tests.includes(callee)) {
      found.push([...above, withoutTags(title)]);
      chains.set(argument, [...above, withoutTags(title)]);
      // Cells of a table, which may carry tags, too.
      for (const [cell] of textsIn(node.expression))
        chains.set(cell, [...above, withoutTags(filledFrom(title, cell))]);
    }
    descend(node, title !== undefined && groups.includes(callee) ? [...above, title] : above);
  }
  const descend = (node: ts.Node, above: readonly string[]) =>
    ts.forEachChild(node, (child) => visit(child, above));

  const file = ts.createSourceFile('test.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  visit(file, []);
  const tagged = textsIn(file).map(([node, text]) => ({ text, tags: tagsOf(text), test: chains.get(node) }));
  return { tests: found, literals, tagged: tagged.filter(({ tags }) => tags.length > 0) };
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
