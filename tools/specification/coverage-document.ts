import { readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { countTests, readTestTitles, type TestTitles } from './test-titles';

/** One sentence of the specification and what the document says of it. */
type Row = { line: number; sentence: string; shownBy: Link[]; differs: Link[]; stray: string };
type Link = { text: string; target: string };

const documentPath = 'docs/specification-coverage.md';
const readmePath = 'README.md';
const differencesTitle = '## Where we differ from the specification';
const differencesAnchor = `${readmePath}#where-we-differ-from-the-specification`;

const testFile = /\.(test\.tsx?|flow\.ts)$/;

/** The cells of a table's line; nothing for other lines, headings and rulers. */
function cellsOf(line: string): string[] {
  if (!line.startsWith('|') || /^[|\s:-]+$/.test(line)) return [];
  return line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim());
}

type Targets = ReadonlyMap<string, string>;

/** Where the document's links lead: `[name]: target` at its end. */
const targetsOf = (document: string): Targets =>
  new Map(
    [...document.matchAll(/^\[([^\]]+)\]: (\S+)$/gm)].map(([, name = '', target = '']) => [name, target]),
  );

/** `[text][name]` */
const link = /\[((?:\\.|[^\]\\])+)\]\[([^\]]+)\]/g;

const linksIn = (cell: string, targets: Targets): Link[] =>
  [...cell.matchAll(link)].map(([, text = '', name = '']) => ({
    text: text.replace(/\\(.)/g, '$1'),
    target: targets.get(name) ?? name,
  }));

/** The rows of the document: a section's number, the sentence, its tests, how we differ. */
function rowsOf(document: string): Row[] {
  const targets = targetsOf(document);
  return document.split('\n').flatMap((text, index) => {
    const [section = '', sentence = '', shownBy = '', differs = ''] = cellsOf(text);
    if (!/^\d/.test(section)) return [];
    const [tests, differences] = [linksIn(shownBy, targets), linksIn(differs, targets)];
    const stray = `${shownBy} ${differs}`.replace(link, '').replaceAll('<br>', '').trim();
    return [{ line: index + 1, sentence, shownBy: tests, differs: differences, stray }];
  });
}

/** What the README lists as different, each as its table names it. */
function differencesIn(readme: string): string[] {
  const [, after = ''] = readme.split(`${differencesTitle}\n`);
  const [part = ''] = after.split(/^## /m);
  return part.split('\n').flatMap((line) => cellsOf(line).slice(0, 1));
}

type Sources = (path: string) => Promise<TestTitles | undefined>;

/** The tests of a file, read once; `undefined` where there is no such file. */
function sourcesIn(root: string): Sources {
  const read = new Map<string, ReturnType<Sources>>();
  return (path) => {
    const known = read.get(path);
    if (known) return known;
    const titles = readFile(join(root, path), 'utf8').then(readTestTitles, () => undefined);
    read.set(path, titles);
    return titles;
  };
}

async function testFault({ text, target }: Link, sources: Sources): Promise<string | undefined> {
  const path = relative('.', join(dirname(documentPath), target));
  if (!testFile.test(path)) return `${path} is no file of tests`;
  const titles = await sources(path);
  if (!titles) return `${path} does not exist`;
  const count = countTests(titles, text);
  if (count === 0) return `${path} has no test '${text}'`;
  return count > 1 ? `${path} has ${count} tests '${text}': put the title of the group before it` : undefined;
}

function differenceFault({ text, target }: Link, differences: readonly string[]): string | undefined {
  const isListed = differences.some((difference) => difference.startsWith(text));
  const isThere = join(dirname(documentPath), target) === differencesAnchor;
  return isListed && isThere ? undefined : `${readmePath} lists no difference '${text}'`;
}

/** Checks that every sentence names tests that exist, and differences that the README tells. */
export async function checkCoverage(root: string): Promise<{ rows: number; faults: string[] }> {
  const [document, readme] = await Promise.all(
    [documentPath, readmePath].map((path) => readFile(join(root, path), 'utf8')),
  );
  const rows = rowsOf(document ?? '');
  const differences = differencesIn(readme ?? '');
  const sources = sourcesIn(root);
  const faults: string[] = [];
  for (const { line, sentence, shownBy, differs, stray } of rows) {
    const found = [
      ...(shownBy.length === 0 ? ['no test is named'] : []),
      ...(stray ? [`'${stray}' is no link`] : []),
      ...(await Promise.all(shownBy.map((link) => testFault(link, sources)))),
      ...differs.map((link) => differenceFault(link, differences)),
    ].filter((fault) => fault !== undefined);
    faults.push(...found.map((fault) => `${documentPath}:${line}: ${sentence}\n    ${fault}`));
  }
  return { rows: rows.length, faults };
}
