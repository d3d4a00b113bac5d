import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand, UserFacingError } from './command';
import { catalogueFaults, completed } from './messages/catalogue-faults';
import { cataloguesIn, languagesOf, messagesOf } from './messages/catalogue-files';
import { checkGlossary } from './messages/glossary/check-glossary';
import { glossaryOf } from './messages/glossary/glossary';
import type { NamedCatalogue } from './messages/glossary/same-translation';
import { faultsOf } from './messages/message-faults';
import { messagesInCode, type FoundMessage } from './messages/messages-in-code';
import { allTranslations, planCatalogues } from './messages/plan-catalogues';
import { renameMessages } from './messages/rename-messages';
import { writeReview } from './messages/review/write-review';
import { root } from './root';

const help = `npm run messages
  Adds the messages of the code to the catalogues, src/locales/<language>.json of each workspace, with an empty
  translation, and removes those that no code shows.

npm run messages -- --check
  Changes nothing, and fails where a language that people can choose lacks a message, where a catalogue has one that no
  code shows, where a translation does not fit its message, and where one says what the glossary refuses
  (docs/languages.md).

npm run messages -- --rename "Old text" "New text"
  Renames a message in code, catalogues, tests, flows and documents. Its translations stay. Names what is left to change
  by hand. Several pairs may follow each other.

npm run messages -- --review te [--out <file>]
  Writes a page to print, on which a native reader goes over every text of the language: by screen, with its English, a
  box to tick and a line for the correction. Default file: .cache/review-te.html`;

const messagesIn = (found: ReturnType<typeof messagesInCode>, workspace: string): Set<string> =>
  new Set(
    found.flatMap((each) =>
      'message' in each && each.file.startsWith(`${workspace}/`) ? [each.message] : [],
    ),
  );

const options = {
  check: { type: 'boolean', default: false },
  rename: { type: 'boolean', default: false },
  review: { type: 'string' },
  out: { type: 'string' },
} as const;

function renameAll(
  texts: readonly string[],
  found: readonly FoundMessage[],
  log: (line: string) => void,
): number {
  if (texts.length === 0 || texts.length % 2 > 0) throw new UserFacingError('Name the old and the new text.');
  const renamings = texts.flatMap((from, index) =>
    index % 2 > 0 ? [] : [{ from, to: texts[index + 1] ?? '' }],
  );
  const { changed, left } = renameMessages(root, renamings, found);
  changed.forEach((path) => log(`changed ${path}`));
  left.forEach(log);
  log(
    changed.length > 0
      ? 'Look at the changes, then run npm run messages -- --check.'
      : 'No file has this text.',
  );
  return changed.length > 0 ? 0 : 1;
}

runCommand(help, async ({ log }) => {
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const { check } = values;
  const workspaces = readdirSync(root).filter((name) => languagesOf(join(root, name)).length > 0);
  const found = messagesInCode(root, workspaces);
  if (values.rename) return renameAll(positionals, found, log);
  if (values.review !== undefined) {
    log(writeReview(root, found, values.review, values.out));
    return 0;
  }
  const faults = found.flatMap((each) =>
    ('fault' in each ? [each.fault] : faultsOf(each.message)).map((fault) => `${each.place}: ${fault}`),
  );
  const glossary = glossaryOf(root);
  const shown = new Map(workspaces.map((workspace) => [workspace, messagesIn(found, workspace)]));
  const plan = planCatalogues(shown, new Set(glossary.different.map(({ message }) => message)));
  const before = new Map(
    workspaces
      .flatMap((each) => languagesOf(join(root, each)))
      .map((language) => [
        language,
        allTranslations(workspaces.map((each) => messagesOf(join(root, each), language))),
      ]),
  );
  const inTelugu: NamedCatalogue[] = [];
  for (const [workspace, own] of plan) {
    for (const language of languagesOf(join(root, workspace))) {
      const file = join(cataloguesIn(join(root, workspace)), `${language}.json`);
      const catalogue = messagesOf(join(root, workspace), language);
      const wanted = completed(language, { ...before.get(language), ...catalogue }, own);
      if (!check) writeFileSync(file, `${JSON.stringify(wanted, null, 2)}\n`);
      const name = `${workspace}/src/locales/${language}.json`;
      if (language === 'te') inTelugu.push({ name, messages: catalogue });
      faults.push(
        ...catalogueFaults(language, check ? catalogue : wanted, own).map((fault) => `${name} ${fault}`),
      );
    }
  }
  faults.push(...checkGlossary(glossary, found, inTelugu));
  faults.forEach(log);
  if (faults.length === 0) log(`${found.length} messages, each in its catalogues.`);
  return faults.length > 0 && check ? 1 : 0;
});
