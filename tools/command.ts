/** An error whose message is complete for the user; no stack is shown. */
export class UserFacingError extends Error {}

export type Command = {
  readonly log: (line: string) => void;
  /** Aborted when the command ends, so that all its work stops. */
  readonly signal: AbortSignal;
  /** Registers a clean-up step. The steps run when the command ends for any reason, the last first. */
  readonly onEnd: (undo: () => void | Promise<void>) => void;
};

/**
 * Runs a command of this repository: supports --help, prints errors as messages, and cleans up on Ctrl-C. The work
 * resolves to its exit code, or to 'running' if it leaves servers running; interrupting those is a success,
 * interrupting unfinished work is not.
 */
export function runCommand(help: string, work: (command: Command) => Promise<number | 'running'>): void {
  if (process.argv.includes('--help')) return console.log(help);
  const stop = new AbortController();
  const undos: (() => void | Promise<void>)[] = [];
  let isRunning = false;
  let isEnding = false;

  async function end(code: number): Promise<void> {
    if (isEnding) return;
    isEnding = true;
    stop.abort();
    setTimeout(() => process.exit(code || 1), 5000).unref();
    for (const undo of undos.reverse()) await Promise.resolve(undo()).catch(console.error);
    process.exit(code);
  }

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      void end(isRunning ? 0 : 130);
    });

  work({ log: (line) => console.log(line), signal: stop.signal, onEnd: (undo) => undos.push(undo) }).then(
    (result) => {
      if (result === 'running') isRunning = true;
      else void end(result);
    },
    (error: unknown) => {
      if (!stop.signal.aborted) complain(error, help);
      void end(1);
    },
  );
}

function complain(error: unknown, help: string): void {
  if (error instanceof UserFacingError) return console.error(error.message);
  const code = error instanceof TypeError && 'code' in error ? String(error.code) : '';
  if (!(error instanceof Error) || !code.startsWith('ERR_PARSE_ARGS')) return console.error(error);
  // A value that starts with a dash: the message shows how to write it, so it is printed without the help.
  const isValue = code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE';
  console.error(isValue ? error.message : `${error.message}\n\n${help}`);
}
