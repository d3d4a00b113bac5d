import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../command';
import { root } from '../root';
import { commandsOf, documents } from './commands';

const help = `node --import tsx tools/documents/list-commands.ts
  Lists the commands of ${documents.join(', ')} for tools/bare-machine.sh, one a line: "run", "serve" or "beside" (a served console)
  and the command,
  or "skip", the command and the reason.`;

runCommand(help, ({ log }) => {
  for (const { text, kind, reason } of commandsOf(
    documents.map((path) => readFileSync(join(root, path), 'utf8')),
  ))
    log(reason ? `skip ${text}: ${reason}` : `${kind} ${text}`);
  return Promise.resolve(0);
});
