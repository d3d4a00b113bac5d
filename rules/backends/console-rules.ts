import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const consoleRulesFile = join(__dirname, '../../firestore.rules');

/** The rules as they are deployed. */
export const consoleRules = readFileSync(consoleRulesFile, 'utf8');

const closed = /(function playersMayRead\(\) \{\s*return )false;/;

/** The rules with read access for the players' app. @throws if the rules have no such switch. */
export function rulesOpenToPlayers(): string {
  if (!closed.test(consoleRules))
    throw new Error('firestore.rules does not say playersMayRead() { return false; }');
  return consoleRules.replace(closed, '$1true;');
}
