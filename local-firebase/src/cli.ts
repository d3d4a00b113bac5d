import { parseArgs } from 'node:util';
import { DataFolderError, PortInUseError, RulesFileError, startLocalFirebase } from './index';

const help = `local-firebase: a durable local Firestore and sign-in for the unmodified Firebase SDK

Usage: local-firebase [options]

  --project <id>            the Firebase project (default: demo-project)
  --data <folder>           where the data is kept (default: .local-firebase)
  --firestore-port <port>   default: 8080
  --auth-port <port>        default: 9099
  --host <address>          serve on this address (default: this machine only)
  --seed <folder>           fill an empty store with these files
  --rules <file>            the rules file; without it everything is allowed
  --help                    this text
`;

/** Runs the server until Ctrl-C or SIGTERM. What goes wrong is said in one line, and the exit code is 1. */
export async function main(args: string[]): Promise<void> {
  try {
    await run(args);
  } catch (error) {
    console.error(explain(error));
    process.exitCode = 1;
  }
}

async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      project: { type: 'string', default: 'demo-project' },
      data: { type: 'string', default: '.local-firebase' },
      'firestore-port': { type: 'string', default: '8080' },
      'auth-port': { type: 'string', default: '9099' },
      host: { type: 'string' },
      seed: { type: 'string' },
      rules: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return console.log(help);
  const { project, data, host, seed, rules } = values;
  const server = await startLocalFirebase({
    project,
    data,
    firestorePort: portIn('--firestore-port', values['firestore-port']),
    authPort: portIn('--auth-port', values['auth-port']),
    ...(host === undefined ? {} : { host }),
    ...(seed === undefined ? {} : { seed }),
    ...(rules === undefined ? {} : { rules }),
  });
  console.log(
    `Firestore at ${server.firestoreUrl}, Auth at ${server.authUrl}, data in ${data}. Ctrl-C stops.`,
  );
  let closing: Promise<void> | undefined;
  const stop = () => {
    closing ??= server.close();
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

function portIn(flag: string, text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535)
    throw new UsageError(`${flag} must be a port number, not "${text}".`);
  return port;
}

class UsageError extends Error {}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof PortInUseError)
    return `${error.message} Choose another with --firestore-port or --auth-port.`;
  const known = [UsageError, DataFolderError, RulesFileError].some((kind) => error instanceof kind);
  return known || 'code' in error ? error.message : (error.stack ?? error.message);
}
