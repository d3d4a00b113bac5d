import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { testFile } from './named-tests';
import { readTestTitles, type TaggedText } from './test-titles';

/** A text with tags, and its file relative to the root. */
export type TaggedTest = TaggedText & { readonly path: string };

/** The files of tests, in the order of their paths; none in folders that Git ignores. */
async function testFilesOf(root: string): Promise<string[]> {
  const ignored = (await readFile(join(root, '.gitignore'), 'utf8')).split('\n');
  const folders = ignored.filter((name) => name.endsWith('/')).map((name) => `**/${name.slice(0, -1)}`);
  const files = ts.sys.readDirectory(root, ['.ts', '.tsx'], folders);
  return files
    .map((path) => relative(root, path).replaceAll('\\', '/'))
    .filter((path) => testFile.test(path))
    .sort();
}

/** The texts with tags in all files of tests. */
export async function taggedTestsOf(root: string): Promise<TaggedTest[]> {
  const inFiles = (await testFilesOf(root)).map(async (path) => {
    const source = await readFile(join(root, path), 'utf8');
    // Reading the syntax takes long; most files have no tag.
    return /@\d+\.\d/.test(source) ? readTestTitles(source).tagged.map((text) => ({ ...text, path })) : [];
  });
  return (await Promise.all(inFiles)).flat();
}
