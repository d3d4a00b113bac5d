import { relative } from 'node:path';
import type { Alone } from './alone';
import { demoAccounts } from '../backend/demo-accounts';
import type { Product } from './product';

const row = (label: string, text: string) => `  ${label.padEnd(12)}${text}`;

/** The summary for a person who started the console, as a block for the terminal. */
export function summary({ origin, backend }: Product, data: string): string {
  const people = demoAccounts.map(({ person, email, displayName }, index) =>
    row(index === 0 ? 'Sign in as' : '', `${person.padEnd(9)}${email.padEnd(22)}${displayName}`),
  );
  const { firestoreUrl } = backend.running;
  return ['', row('Open', origin), ...people, '', ...storage(firestoreUrl, data), ''].join('\n');
}

/** The summary for standalone modules. They need no sign-in window: the page has a list of the accounts. */
export function summaryAlone({ sites, backend }: Alone, data: string): string {
  const pages = sites.map(({ title, origin }) => row('Open', `${origin}  ${title}`));
  return ['', ...pages, '', ...storage(backend.firestoreUrl, data), ''].join('\n');
}

const storage = (firestoreUrl: string, data: string): string[] => [
  row('Database', firestoreUrl),
  row('Data', relative(process.cwd(), data) || data),
  row('Stop', 'Ctrl-C'),
];
