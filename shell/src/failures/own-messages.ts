import type { FailureKind } from '@console/shared/failures';
import { t } from '@console/shared/i18n';

/** What a page says about a module that it does not show, in its language; `mark` stands for a number in it. */
type Reason = { kind: FailureKind; report: string; shown: (mark: string) => string };

const load = (report: string, shown: Reason['shown']): Reason => ({ kind: 'load', report, shown });
const refused = (report: string, shown: Reason['shown']): Reason => ({ kind: 'refused', report, shown });

/** Of a sentence with names of code in it, only the beginning is compared. */
const beginningOf = (sentence: string): string => sentence.slice(0, sentence.indexOf('{x}'));

const reasons: readonly Reason[] = [
  load("couldn't reach the server", () => t('Couldn’t reach the server.')),
  load("the server didn't answer in time", () => t('The server didn’t answer in time.')),
  load('the server answered with status {x}', (status) =>
    t('The server answered with status {status}.', { status }),
  ),
  load('the server sent a web page instead of a script', () =>
    t('The server sent a web page instead of a script.'),
  ),
  refused('the registry entry is invalid', (problems) =>
    beginningOf(t('The registry entry is invalid: {problems}.', { problems })),
  ),
  refused('a file does not match its hash', () =>
    t('This part of the console failed a security check and wasn’t loaded. Contact your Admin.'),
  ),
  refused('a file has no valid hash', () =>
    t('This part of the console couldn’t be verified and wasn’t loaded.'),
  ),
  refused('built for contract {x}; this console serves {x}', (mark) =>
    t('Built for contract {contract}; this console serves {served}.', { contract: mark, served: mark }),
  ),
  refused('built for contract {x}, needs {x}; this console serves {x}', (mark) =>
    t('Built for contract {contract}, needs {needed}; this console serves {served}.', {
      contract: mark,
      needed: mark,
      served: mark,
    }),
  ),
  refused('uses exports that this console does not have', (exports) =>
    beginningOf(t('Uses {exports}; this console serves {contract}.', { exports, contract: '' })),
  ),
  refused('needs other versions of shared libraries', (libraries) =>
    beginningOf(t('Needs other versions of shared libraries: {libraries}.', { libraries })),
  ),
  refused("doesn't match the contract", () => t('Doesn’t match the contract between modules and console.')),
  refused('has no screen for its path', (path) => beginningOf(t('Has no screen for {path}.', { path }))),
];

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The kind of failure that a sentence of our own describes, and the sentence in English; `undefined` for another text. */
export function ownMessage(message: string): { kind: FailureKind; message: string } | undefined {
  for (const { kind, report, shown } of reasons) {
    const form = escaped(shown('{x}')).replaceAll('\\{x\\}', '(\\d{1,4}(?:\\.\\d{1,4}){0,2})');
    const found = new RegExp(`^${form}`).exec(message)?.slice(1);
    if (found) return { kind, message: report.replaceAll('{x}', () => found.shift() ?? '') };
  }
  return undefined;
}
