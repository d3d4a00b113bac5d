import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserFacingError } from '../command';
import { readTree } from '../documents/tree';
import {
  renamedCatalogue,
  renamedCode,
  renamedProse,
  renamedTests,
  renamingFaults,
  type Renaming,
} from './rename-message';
import { shownForms } from './shown-forms';

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

/**
 * Renames messages in code, catalogues, tests, flows and documents. Nothing is written if one of them cannot be renamed.
 * @throws if a new message does not fit the old one
 */
export function renameMessages(root: string, renamings: readonly Renaming[]): Renamed {
  for (const renaming of renamings) {
    const faults = renamingFaults(renaming);
    if (faults.length > 0) throw new UserFacingError(`“${renaming.to}” ${faults.join(', ')}`);
  }
  const searched = renamings.map((renaming) => ({ renaming, texts: longestTexts(renaming.from) }));
  const changed: string[] = [];
  const left: string[] = [];
  for (const path of readTree(root).paths.filter((each) => /\.(tsx?|md|json)$/.test(each))) {
    const source = readFileSync(join(root, path), 'utf8');
    const line = oneLine(source);
    const within = searched.filter(({ texts }) => texts.some((text) => line.includes(text)));
    const renamed = within.reduce((text, { renaming }) => renamedFile(path, text, renaming), source);
    if (renamed !== source) {
      writeFileSync(join(root, path), renamed);
      changed.push(path);
    }
    const rest = oneLine(renamed);
    for (const { renaming, texts } of within)
      for (const text of texts)
        if (text.length >= shortest && !renaming.to.includes(text) && rest.includes(text))
          left.push(`${path} still says “${text}”`);
  }
  return { changed, left };
}
