/** An error whose message tells the person all there is to know; no stack is shown. */
export class UserFacingError extends Error {}

export type Command = {
  readonly log: (line: string) => void;
  /** Aborted when the command ends, so that nothing it began goes on. */
  readonly signal: AbortSignal;
  /** Registers what must be undone, last first, when the command ends in whatever way. */
  readonly onEnd: (undo: () => void | Promise<void>) => void;
};

/**
 * Runs a command of this repository: answers --help, shows errors in words, and on Ctrl-C undoes what was begun.
 * The work resolves to its exit code, or to 'running' when it leaves servers behind; stopping those is a success,
 * stopping unfinished work is not.
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
  // A value with a dash in front: the message shows how to write it, and is not to be lost above the help.
  const isValue = code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE';
  console.error(isValue ? error.message : `${error.message}\n\n${help}`);
}
