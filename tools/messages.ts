import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand } from './command';
import { catalogueFaults, completed } from './messages/catalogue-faults';
import { cataloguesIn, languagesOf, messagesOf } from './messages/catalogue-files';
import { faultsOf } from './messages/message-faults';
import { messagesInCode } from './messages/messages-in-code';
import { root } from './root';

const help = `npm run messages
  Adds the messages of the code to the catalogues, src/locales/<language>.json of each workspace, with an empty
  translation, and removes those that no code shows.

npm run messages -- --check
  Changes nothing, and fails where a language that people can choose lacks a message, where a catalogue has one that no
  code shows, and where a translation does not fit its message.`;

const messagesIn = (found: ReturnType<typeof messagesInCode>, workspace: string): Set<string> =>
  new Set(
    found.flatMap((each) =>
      'message' in each && each.file.startsWith(`${workspace}/`) ? [each.message] : [],
    ),
  );

runCommand(help, async ({ log }) => {
  const { check } = parseArgs({ options: { check: { type: 'boolean', default: false } } }).values;
  const workspaces = readdirSync(root).filter((name) => languagesOf(join(root, name)).length > 0);
  const found = messagesInCode(root, workspaces);
  const faults = found.flatMap((each) =>
    ('fault' in each ? [each.fault] : faultsOf(each.message)).map((fault) => `${each.place}: ${fault}`),
  );
  const shared = messagesIn(found, 'shared');
  for (const workspace of workspaces) {
    const own = messagesIn(found, workspace);
    // Both are one catalogue in the page.
    if (workspace === 'shell') shared.forEach((message) => own.delete(message));
    for (const language of languagesOf(join(root, workspace))) {
      const file = join(cataloguesIn(join(root, workspace)), `${language}.json`);
      const catalogue = messagesOf(join(root, workspace), language);
      const wanted = completed(language, catalogue, own);
      if (!check) writeFileSync(file, `${JSON.stringify(wanted, null, 2)}\n`);
      const name = `${workspace}/src/locales/${language}.json`;
      faults.push(
        ...catalogueFaults(language, check ? catalogue : wanted, own).map((fault) => `${name} ${fault}`),
      );
    }
  }
  faults.forEach(log);
  if (faults.length === 0) log(`${found.length} messages, each in its catalogues.`);
  return faults.length > 0 && check ? 1 : 0;
});
