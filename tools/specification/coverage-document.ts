import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cellsOf, link, linksIn, sourcesIn, targetsOf, testFault, type Link } from './named-tests';

/** One sentence of the specification and the document's entry for it. */
type Row = { line: number; sentence: string; shownBy: Link[]; differs: Link[]; stray: string };

const documentPath = 'docs/specification-coverage.md';
const differencesPath = 'docs/differences.md';

/** The rows of the document: a section's number, the sentence, its tests, the difference. */
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

/** The differences that the document lists, by their names in the table. */
const differencesIn = (document: string): string[] =>
  document.split('\n').flatMap((line) => cellsOf(line).slice(0, 1));

function differenceFault({ text, target }: Link, differences: readonly string[]): string | undefined {
  const isListed = differences.some((difference) => difference.startsWith(text));
  const isThere = join('docs', target) === differencesPath;
  return isListed && isThere ? undefined : `${differencesPath} lists no difference '${text}'`;
}

/** Checks that every sentence names existing tests, and differences that docs/differences.md lists. */
export async function checkCoverage(root: string): Promise<{ rows: number; faults: string[] }> {
  const [document, listed] = await Promise.all(
    [documentPath, differencesPath].map((path) => readFile(join(root, path), 'utf8')),
  );
  const rows = rowsOf(document ?? '');
  const differences = differencesIn(listed ?? '');
  const sources = sourcesIn(root);
  const faults: string[] = [];
  for (const { line, sentence, shownBy, differs, stray } of rows) {
    const found = [
      ...(shownBy.length === 0 ? ['no test is named'] : []),
      ...(stray ? [`'${stray}' is no link`] : []),
      ...(await Promise.all(shownBy.map((link) => testFault(documentPath, link, sources)))),
      ...differs.map((link) => differenceFault(link, differences)),
    ].filter((fault) => fault !== undefined);
    faults.push(...found.map((fault) => `${documentPath}:${line}: ${sentence}\n    ${fault}`));
  }
  return { rows: rows.length, faults };
}
