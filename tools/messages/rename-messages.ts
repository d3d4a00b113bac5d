import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserFacingError } from '../command';
import { readTree } from '../documents/tree';
import type { FoundMessage } from './messages-in-code';
import {
  renamedCatalogue,
  renamedCode,
  renamedProse,
  renamedTests,
  renamingFaults,
  type Renaming,
} from './rename-message';
import { shownForms } from './shown-forms';

/** A renaming with the longest words of each form of its message. */
type Searched = { readonly renaming: Renaming; readonly texts: readonly string[] };

/** What a renaming changed, and what a person must look at. */
export type Renamed = { readonly changed: readonly string[]; readonly left: readonly string[] };

/** Shorter texts are found everywhere. */
const shortest = 12;

const isTest = (path: string) => /\.(test|flow)\.tsx?$|(^|\/)(testing|e2e|bench|tools)\//.test(path);

/** The words of the specification are never renamed. */
const specification = 'docs/specification.md';

function renamedFile(path: string, source: string, renaming: Renaming): string {
  if (/\/locales\/[\w-]+\.json$/.test(path)) {
    const catalogue = JSON.parse(source) as Record<string, string>;
    const renamed = renamedCatalogue(catalogue, renaming);
    return renamed === catalogue ? source : `${JSON.stringify(renamed, null, 2)}\n`;
  }
  if (path.endsWith('.md')) return path === specification ? source : renamedProse(source, renaming);
  if (!/\.tsx?$/.test(path)) return source;
  return isTest(path) ? renamedTests(source, renaming) : renamedCode(source, renaming);
}

/** The longest run of words of each form of a message: a file without them has nothing of it. */
const longestTexts = (message: string): string[] =>
  shownForms(message).map(({ pieces }) => {
    const texts = pieces.flatMap((piece) => ('text' in piece ? piece.text.split(/[^\p{L}’ ,-]+/u) : []));
    return texts
      .map((text) => text.trim())
      .reduce((one, other) => (other.length > one.length ? other : one), '');
  });

const oneLine = (text: string): string => text.replace(/\s+(?:> )?/g, ' ');

const isCode = (path: string) => /\.tsx?$/.test(path) && !isTest(path);

/** What a file says after the renamings, and which of them it has taken. */
function renamedBy(path: string, source: string, renamings: readonly Renaming[]) {
  const taken: Renaming[] = [];
  const text = renamings.reduce((before, renaming) => {
    const after = renamedFile(path, before, renaming);
    if (after !== before) taken.push(renaming);
    return after;
  }, source);
  return { path, source, text, taken };
}

/**
 * Renames messages in code, catalogues, tests, flows and documents. `found` are the messages of the code. Nothing is
 * written if one of them cannot be renamed.
 * @throws if a new message does not fit the old one, or if the code puts a message together from parts
 */
export function renameMessages(
  root: string,
  renamings: readonly Renaming[],
  found: readonly FoundMessage[],
): Renamed {
  for (const renaming of renamings) {
    const faults = renamingFaults(renaming);
    if (faults.length > 0) throw new UserFacingError(`“${renaming.to}” ${faults.join(', ')}`);
  }
  const searched = renamings.map((renaming) => ({ renaming, texts: longestTexts(renaming.from) }));
  const files = readTree(root)
    .paths.filter((each) => /\.(tsx?|md|json)$/.test(each))
    .map((path) => {
      const source = readFileSync(join(root, path), 'utf8');
      const line = oneLine(source);
      const within = searched.filter(({ renaming, texts }) =>
        [...texts, beginningOf(renaming)].some((text) => line.includes(text)),
      );
      return {
        ...renamedBy(
          path,
          source,
          within.map(({ renaming }) => renaming),
        ),
        within,
      };
    });
  const code = files.filter(({ path }) => isCode(path));
  const outside = renamings.flatMap((renaming) => {
    const shown = found.filter((each) => 'message' in each && each.message === renaming.from);
    const changed = code.filter(({ taken }) => taken.includes(renaming)).map(({ path }) => path);
    if (shown.length > 0 && changed.length === 0)
      throw new UserFacingError(
        `“${renaming.from}” is put together at ${shown.map(({ place }) => place).join(', ')}. Rename it there by hand.`,
      );
    const translated = new Set(shown.map(({ file }) => file));
    return changed
      .filter((path) => !translated.has(path))
      .map((path) => `${path} said “${renaming.from}” outside of t(): check that it may change`);
  });
  const changed = files.filter(({ source, text }) => text !== source);
  changed.forEach(({ path, text }) => writeFileSync(join(root, path), text));
  return { changed: changed.map(({ path }) => path), left: [...outside, ...files.flatMap(leftIn)] };
}

/** The beginning of a message up to the first word that a renaming changes: tests often name only that. */
function beginningOf({ from, to }: Renaming): string {
  const words = from.split(/(?<= )/);
  const first = words.findIndex((word, index) => !to.startsWith(words.slice(0, index).join('') + word));
  return words
    .slice(0, first + 1)
    .join('')
    .trim();
}

/** Where a file still says the longest words of a message, or its beginning. */
function leftIn({
  path,
  text,
  within,
}: {
  path: string;
  text: string;
  within: readonly Searched[];
}): string[] {
  const rest = oneLine(text);
  return within.flatMap(({ renaming, texts }) =>
    [...new Set([...texts, beginningOf(renaming)])]
      .filter((each) => each.length >= shortest && !renaming.to.includes(each) && rest.includes(each))
      .map((each) => `${path} still says “${each}”`),
  );
}
