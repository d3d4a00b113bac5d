import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cellsOf } from '../documents/markdown';
import { link, linksIn, sourcesIn, targetsOf, testFault } from './named-tests';

const documentPath = 'docs/security.md';

/** Checks that every threat of the document names a gate and existing tests. */
export async function checkSecurity(root: string): Promise<{ rows: number; faults: string[] }> {
  const document = await readFile(join(root, documentPath), 'utf8');
  const targets = targetsOf(document);
  const sources = sourcesIn(root);
  const faults: string[] = [];
  let rows = 0;
  for (const [index, text] of document.split('\n').entries()) {
    const [threat, gate, shownBy] = cellsOf(text);
    if (!threat || shownBy === undefined || threat === 'Threat') continue;
    rows += 1;
    const tests = linksIn(shownBy, targets);
    const stray = shownBy.replace(link, '').replaceAll('<br>', '').trim();
    const found = [
      ...(gate ? [] : ['no gate is named']),
      ...(tests.length === 0 ? ['no test is named'] : []),
      ...(stray ? [`'${stray}' is no link`] : []),
      ...(await Promise.all(tests.map((test) => testFault(documentPath, test, sources)))),
    ].filter((fault) => fault !== undefined);
    faults.push(...found.map((fault) => `${documentPath}:${index + 1}: ${threat}\n    ${fault}`));
  }
  return { rows, faults };
}
