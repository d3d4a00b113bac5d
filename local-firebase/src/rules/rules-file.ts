import { readFile } from 'node:fs/promises';
import { unwatchFile, watchFile } from 'node:fs';
import type { RulesGate } from '../rules-gate';
import { createRulesGate } from './gate';
import { RulesCompileError } from './rules-error';

/** The rules file cannot be used; the message is for the person who started the server. */
export class RulesFileError extends Error {
  override readonly name = 'RulesFileError';
}

export interface RulesFileGate {
  gate: Required<RulesGate>;
  /** Ends the watch on the file. */
  close(): void;
}

const pollMilliseconds = 500;

async function load(path: string, log: (line: string) => void): Promise<RulesGate> {
  const source = await readFile(path, 'utf8').catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw new RulesFileError(`The rules file ${path} cannot be read: ${reason}`);
  });
  try {
    return createRulesGate(source, { log });
  } catch (error) {
    throw error instanceof RulesCompileError ? new RulesFileError(`${path}:${error.message}`) : error;
  }
}

/**
 * The gate of a rules file, which follows changes of the file. Rules that do not compile are told to the log and
 * the last good ones stay in force.
 * @throws RulesFileError with line and column when the file cannot be used at the start.
 */
export async function openRulesFile(path: string, log: (line: string) => void): Promise<RulesFileGate> {
  let current = await load(path, log);
  const listeners = new Set<() => void>();
  const reload = async () => {
    try {
      current = await load(path, log);
      log(`Rules reloaded from ${path}.`);
      for (const listener of listeners) listener();
    } catch (error) {
      log(`${error instanceof Error ? error.message : String(error)} The rules from before stay in force.`);
    }
  };
  const watcher = () => void reload();
  // Polling: editors that replace the file escape other ways of watching.
  watchFile(path, { interval: pollMilliseconds, persistent: false }, watcher);
  return {
    gate: {
      checkGet: (check) => current.checkGet(check),
      checkList: (check) => current.checkList(check),
      checkWrite: (check) => current.checkWrite(check),
      onChange(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    close: () => unwatchFile(path, watcher),
  };
}
