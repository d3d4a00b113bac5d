import { relative } from 'node:path';
import { demoAccounts } from './demo-accounts';
import type { Product } from './product';

/** What a person who started the console needs to know, as a block for the terminal. */
export function summary({ origin, backend }: Product, data: string): string {
  const row = (label: string, text: string) => `  ${label.padEnd(12)}${text}`;
  const people = demoAccounts.map(({ person, email, displayName }, index) =>
    row(index === 0 ? 'Sign in as' : '', `${person.padEnd(9)}${email.padEnd(22)}${displayName}`),
  );
  return [
    '',
    row('Open', origin),
    ...people,
    '',
    row('Database', backend.running.firestoreUrl),
    row('Data', relative(process.cwd(), data) || data),
    row('Stop', 'Ctrl-C'),
    '',
  ].join('\n');
}
