import { readFile } from 'node:fs/promises';
import { unwatchFile, watchFile } from 'node:fs';
import { LiveRules, type CreateGate } from './live-rules';
import { RulesCompileError } from './language/rules-error';

/** The rules file cannot be used; the message is for the person who started the server. */
export class RulesFileError extends Error {
  override readonly name = 'RulesFileError';
}

export interface RulesFile {
  rules: LiveRules;
  /** Ends the watch on the file. */
  close(): void;
}

const pollMilliseconds = 500;

/**
 * The rules of a file, which follow changes of the file. Rules that do not compile are told to the log and
 * the last good ones stay in force.
 * @throws RulesFileError with line and column when the file cannot be used at the start.
 */
export async function openRulesFile(
  path: string,
  log: (line: string) => void,
  createGate?: CreateGate,
): Promise<RulesFile> {
  const rules = new LiveRules(log, createGate);
  await load(rules, path);
  const reload = async () => {
    try {
      await load(rules, path);
      log(`Rules reloaded from ${path}.`);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      rules.reject(reason);
      log(`${reason} The rules from before stay in force.`);
    }
  };
  const watcher = () => void reload();
  // Polling: editors that replace the file escape other ways of watching.
  watchFile(path, { interval: pollMilliseconds, persistent: false }, watcher);
  return { rules, close: () => unwatchFile(path, watcher) };
}

async function load(rules: LiveRules, path: string): Promise<void> {
  const source = await readFile(path, 'utf8').catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw new RulesFileError(`The rules file ${path} cannot be read: ${reason}`);
  });
  try {
    rules.load(source, path);
  } catch (error) {
    throw error instanceof RulesCompileError ? new RulesFileError(`${path}:${error.message}`) : error;
  }
}
