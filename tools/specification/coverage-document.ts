import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cellsOf } from '../documents/markdown';
import { sentencesIn, type Sentence } from './sentences';
import { taggedTestsOf, type TaggedTest } from './tagged-tests';
import { separator } from './test-titles';

const specificationPath = 'docs/specification.md';
const differencesPath = 'docs/differences.md';
const documentPath = 'docs/specification-coverage.md';

const head = `# Specification coverage

\`npm run spec -- --write\` generates this page from [specification.md](specification.md) and the tags in the titles of tests.
Do not edit it. Each sentence has links to the files of its tests, by group and title; a placeholder such as \`%s\` stands
for every case of a table. The last column names the [difference](differences.md) where we differ on purpose; there
the tests show our behaviour.
`;

const escaped = (text: string) => text.replace(/[\\[\]|*_<`]/g, '\\$&');

const linkTo = ({ path, test = [] }: TaggedTest) =>
  `[${escaped(test.slice(-2).join(separator))}](../${path})`;

/** The tables of the specification with one more column: the tests of each sentence. */
function coverageOf(specification: string, tests: readonly TaggedTest[]): string {
  function withTests(line: string): string {
    if (/^[|-]+$/.test(line)) return `${line}---|`;
    const [tag = '', sentence = '', differs = ''] = cellsOf(line);
    if (!tag) return line;
    if (!tag.startsWith('@')) return `| ${tag} | ${sentence} | Shown by | ${differs} |`;
    const shownBy = tests.filter(({ tags }) => tags.includes(tag)).map(linkTo);
    const difference = differs && `[${differs}](differences.md)`;
    return `| ${tag} | ${sentence} | ${shownBy.join('<br>')} | ${difference} |`;
  }
  const sections = specification.slice(specification.indexOf('\n## '));
  return head + sections.split('\n').map(withTests).join('\n');
}

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

/**
 * Checks that every sentence has a test with its tag, and the coverage document; `isWriting` writes the document
 * instead.
 */
export async function checkCoverage(
  root: string,
  isWriting: boolean,
): Promise<{ rows: number; faults: string[] }> {
  const read = (path: string) => readFile(join(root, path), 'utf8');
  const [specification, listed] = await Promise.all([read(specificationPath), read(differencesPath)]);
  const tagged = await taggedTestsOf(root);
  const tests = tagged.filter(({ test }) => test);
  const sentences = sentencesIn(specification);
  const differences = listed.split('\n').flatMap((line) => cellsOf(line).slice(0, 1));
  const faults = [
    ...sentenceFaults(sentences, tests, differences),
    ...tagged.flatMap((text) => tagFaults(text, sentences)),
  ];
  const coverage = coverageOf(specification, tests);
  if (isWriting) await writeFile(join(root, documentPath), coverage);
  else if ((await read(documentPath)) !== coverage)
    faults.push(`${documentPath} is not up to date: npm run spec -- --write`);
  return { rows: sentences.length, faults };
}
