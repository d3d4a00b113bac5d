import { parseArgs } from 'node:util';
import type { LocalFirebaseOptions } from '../index';
import { isWebOrigin } from '../server/origin-policy';

/** Options that cannot be right, in words. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** What the options ask for. */
export type Command =
  | { kind: 'help' }
  | { kind: 'version' }
  | { kind: 'export'; project: string; data: string; path: string; overwrite: boolean }
  | { kind: 'serve'; options: LocalFirebaseOptions };

/** @throws UsageError for what is unknown, missing or contradictory. */
export function parseOptions(args: string[]): Command {
  const values = valuesIn(args);
  if (values.help) return { kind: 'help' };
  if (values.version) return { kind: 'version' };
  for (const [name, value] of Object.entries(values)) {
    if (value === '') throw new UsageError(`--${name} needs a value.`);
  }
  const { project, data, overwrite, host, rules, indexes, seed, import: imported, export: exported } = values;
  if (!/^[a-z0-9][-a-z0-9:.]*$/i.test(project)) {
    throw new UsageError(`--project must be a project id such as demo-project, not "${project}".`);
  }
  if (exported !== undefined) {
    if (imported ?? seed)
      throw new UsageError('--export writes and ends; it goes with neither --import nor --seed.');
    return { kind: 'export', project, data, path: exported, overwrite };
  }
  if (imported !== undefined && seed !== undefined) throw new UsageError('Choose either --import or --seed.');
  if (overwrite && imported === undefined) {
    throw new UsageError('--overwrite goes with --import or --export.');
  }
  const firestorePort = portIn('--firestore-port', values['firestore-port']);
  const authPort = portIn('--auth-port', values['auth-port']);
  if (firestorePort === authPort && authPort !== 0) {
    throw new UsageError(`--firestore-port and --auth-port must differ; both are ${authPort}.`);
  }
  return {
    kind: 'serve',
    options: {
      project,
      data,
      overwrite,
      firestorePort,
      authPort,
      allowOrigins: values['allow-origin'].map(originIn),
      ...(host === undefined ? {} : { host }),
      ...(rules === undefined ? {} : { rules }),
      ...(indexes === undefined ? {} : { indexes }),
      ...(seed === undefined ? {} : { seed }),
      ...(imported === undefined ? {} : { import: imported }),
    },
  };
}

function valuesIn(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        project: { type: 'string', default: 'demo-project' },
        data: { type: 'string', default: '.local-firebase' },
        rules: { type: 'string' },
        indexes: { type: 'string' },
        'firestore-port': { type: 'string', default: '8080' },
        'auth-port': { type: 'string', default: '9099' },
        seed: { type: 'string' },
        import: { type: 'string' },
        export: { type: 'string' },
        overwrite: { type: 'boolean', default: false },
        host: { type: 'string' },
        'allow-origin': { type: 'string', multiple: true, default: [] },
        help: { type: 'boolean', short: 'h', default: false },
        version: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function portIn(flag: string, text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535)
    throw new UsageError(`${flag} must be a port number, not "${text}".`);
  return port;
}

function originIn(text: string): string {
  if (!isWebOrigin(text)) {
    throw new UsageError(`--allow-origin must be an origin such as https://app.example.org, not "${text}".`);
  }
  return text;
}
