import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const consoleRulesFile = join(__dirname, '../../firestore.rules');
const playersAppFile = join(__dirname, '../../docs/players-app.md');

/** The rules as they are deployed. */
export const consoleRules = readFileSync(consoleRulesFile, 'utf8');

/** The rules with the block for a players' app that its document shows. @throws if the document has no such block. */
export function rulesWithPlayersApp(): string {
  const block = /```\n(match [^]*?)```/.exec(readFileSync(playersAppFile, 'utf8'))?.[1];
  if (block === undefined) throw new Error('docs/players-app.md shows no match block');
  return consoleRules.replace('match /databases/{database}/documents {', `$& ${block}`);
}
