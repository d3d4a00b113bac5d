import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readTree } from '../documents/tree';
import { testFile } from './named-tests';
import { readTestTitles, type TaggedText } from './test-titles';

/** A text with tags, and its file relative to the root. */
export type TaggedTest = TaggedText & { readonly path: string };

/** The texts with tags in all files of tests. */
export async function taggedTestsOf(root: string): Promise<TaggedTest[]> {
  const files = readTree(root).paths.filter((path) => testFile.test(path));
  const inFiles = files.sort().map(async (path) => {
    const source = await readFile(join(root, path), 'utf8');
    // Reading the syntax takes long; most files have no tag.
    return /@\d+\.\d/.test(source) ? readTestTitles(source).tagged.map((text) => ({ ...text, path })) : [];
  });
  return (await Promise.all(inFiles)).flat();
}
