import { readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { countTests, readTestTitles, type TestTitles } from './test-titles';

/** A link of a document's table: the name of a test, and its file relative to the document. */
export type Link = { text: string; target: string };

/** The name of a file of tests. */
export const testFile = /\.(test\.tsx?|flow\.ts)$/;

export type Targets = ReadonlyMap<string, string>;

/** The link definitions of the document: `[name]: target` at its end. */
export const targetsOf = (document: string): Targets =>
  new Map(
    [...document.matchAll(/^\[([^\]]+)\]: (\S+)$/gm)].map(([, name = '', target = '']) => [name, target]),
  );

/** `[text][name]` */
export const link = /\[((?:\\.|[^\]\\])+)\]\[([^\]]+)\]/g;

/** The links of a cell. */
export const linksIn = (cell: string, targets: Targets): Link[] =>
  [...cell.matchAll(link)].map(([, text = '', name = '']) => ({
    text: text.replace(/\\(.)/g, '$1'),
    target: targets.get(name) ?? name,
  }));

/** The tests of a file; `undefined` if there is no such file. */
export type Sources = (path: string) => Promise<TestTitles | undefined>;

/** Reads each file once. */
export function sourcesIn(root: string): Sources {
  const read = new Map<string, ReturnType<Sources>>();
  return (path) => {
    const known = read.get(path);
    if (known) return known;
    const titles = readFile(join(root, path), 'utf8').then(readTestTitles, () => undefined);
    read.set(path, titles);
    return titles;
  };
}

/** The problem with a link to a test of this document, if any. */
export async function testFault(
  documentPath: string,
  { text, target }: Link,
  sources: Sources,
): Promise<string | undefined> {
  const path = relative('.', join(dirname(documentPath), target));
  if (!testFile.test(path)) return `${path} is no file of tests`;
  const titles = await sources(path);
  if (!titles) return `${path} does not exist`;
  const count = countTests(titles, text);
  if (count === 0) return `${path} has no test '${text}'`;
  return count > 1 ? `${path} has ${count} tests '${text}': put the title of the group before it` : undefined;
}
