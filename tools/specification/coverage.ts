import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cellsOf } from '../documents/markdown';
import { sentencesIn, type Sentence } from './sentences';
import { taggedTestsOf, type TaggedTest } from './tagged-tests';
import { separator } from './test-titles';

const specificationPath = 'docs/specification.md';
const differencesPath = 'docs/differences.md';

function sentenceFaults(
  sentences: readonly Sentence[],
  tests: readonly TaggedTest[],
  differences: readonly string[],
): string[] {
  const count = (tag: string) => sentences.filter((sentence) => sentence.tag === tag).length;
  return sentences.flatMap(({ line, tag, sentence, differs }) => {
    const isShown = tests.some(({ tags }) => tags.includes(tag));
    const isListed = !differs || differences.includes(differs);
    return [
      ...(isShown ? [] : [`no test has '${tag}' in its title`]),
      ...(count(tag) === 1 ? [] : [`'${tag}' stands for several sentences`]),
      ...(isListed ? [] : [`${differencesPath} lists no difference '${differs}'`]),
    ].map((fault) => `${specificationPath}:${line}: ${sentence}\n    ${fault}`);
  });
}

/** The problems of a text with tags: it is no test that runs, or a tag is that of no sentence. */
function tagFaults({ path, text, tags, test }: TaggedTest, sentences: readonly Sentence[]): string[] {
  const unknown = tags.filter((name) => !sentences.some(({ tag }) => tag === name));
  return [
    ...(test ? [] : ['it is not the title of a test that runs']),
    ...unknown.map((name) => `${specificationPath} has no sentence '${name}'`),
  ].map((fault) => `${path}: ${text}\n    ${fault}`);
}

/** The specification, its sentences and the texts with tags in the files of tests. */
async function readAll(root: string) {
  const read = (path: string) => readFile(join(root, path), 'utf8');
  const [specification, listed] = await Promise.all([read(specificationPath), read(differencesPath)]);
  const differences = listed.split('\n').flatMap((line) => cellsOf(line).slice(0, 1));
  return { sentences: sentencesIn(specification), tagged: await taggedTestsOf(root), differences };
}

/** Checks that every sentence has a test with its tag, and every tag a sentence. */
export async function checkCoverage(root: string): Promise<{ rows: number; faults: string[] }> {
  const { sentences, tagged, differences } = await readAll(root);
  const tests = tagged.filter(({ test }) => test);
  const faults = [
    ...sentenceFaults(sentences, tests, differences),
    ...tagged.flatMap((text) => tagFaults(text, sentences)),
  ];
  return { rows: sentences.length, faults };
}

/**
 * The sentences with a tag, and for each the files and titles of its tests. A tag stands for all that begin with it.
 * @example `await testsOf(root, '@2.4')` lists @2.40 to @2.49
 */
export async function testsOf(root: string, wanted: string): Promise<string[]> {
  const { sentences, tagged } = await readAll(root);
  return sentences
    .filter(({ tag }) => tag.startsWith(wanted))
    .flatMap(({ tag, sentence, differs }) => [
      `${tag} ${sentence}${differs && ` (we differ: ${differs})`}`,
      ...tagged
        .filter(({ test, tags }) => test && tags.includes(tag))
        .map(({ path, test = [] }) => `  ${path}: ${test.join(separator)}`),
    ]);
}
