import { help } from './cli/help';
import { parseOptions, UsageError } from './cli/parse-options';
import {
  DataFolderError,
  IndexesFileError,
  PortInUseError,
  RulesFileError,
  startLocalFirebase,
  TransferError,
  type LocalFirebaseOptions,
} from './index';
import { exportFolder } from './transfer/export-folder';
import { packageVersion } from './version';

/** Does what the options ask. What goes wrong is said in words; the exit code is 2 for wrong options, else 1. */
export async function main(args: string[]): Promise<void> {
  try {
    const command = parseOptions(args);
    if (command.kind === 'help') console.log(help);
    else if (command.kind === 'version') console.log(packageVersion());
    else if (command.kind === 'export') console.log(await exportFolder(command));
    else await serve(command.options);
  } catch (error) {
    console.error(explain(error));
    process.exitCode = error instanceof UsageError ? 2 : 1;
  }
}

/** Runs until Ctrl-C or SIGTERM. */
async function serve(options: LocalFirebaseOptions): Promise<void> {
  const server = await startLocalFirebase(options);
  console.log(
    `Firestore at ${server.firestoreUrl}, Auth at ${server.authUrl}, data in ${options.data}.\n` +
      `What is stored, watched and refused: ${server.firestoreUrl}. Ctrl-C stops.`,
  );
  let closing: Promise<void> | undefined;
  const stop = () => {
    closing ??= server.close();
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof UsageError) return `${error.message}\nlocal-firebase --help tells all options.`;
  if (error instanceof PortInUseError)
    return `${error.message} Choose another with --firestore-port or --auth-port.`;
  const known = [DataFolderError, IndexesFileError, RulesFileError, TransferError].some(
    (kind) => error instanceof kind,
  );
  return known || 'code' in error ? error.message : (error.stack ?? error.message);
}
