import type { AuthContext } from '../auth-context';
import type { Database } from '../database/database';
import { demand, type RulesGate } from '../rules-gate';
import { millisecondOf } from '../values/timestamp';
import { checkRepeats } from './check-repeats';
import { stage, type Staged } from './stage';
import type { Write, WriteResult } from './write';

export interface Committed {
  writeResults: WriteResult[];
  commitTime: string;
}

/** Everything that a request needs to be answered. */
export interface Backend {
  database: Database;
  gate: RulesGate;
}

/**
 * Applies the writes all or not at all, at once in memory. `await database.durable()` before telling anyone.
 * Rules are asked before preconditions are looked at. `verify` runs between both: what a transaction read.
 */
export function commit(
  backend: Backend,
  auth: AuthContext,
  writes: readonly Write[],
  verify?: () => void,
): Committed {
  const { database } = backend;
  checkRepeats(writes);
  const version = database.nextVersion();
  const staged = stage(writes, (name) => database.get(name), version);
  const looked = new Set<string>();
  if (auth.kind !== 'admin') {
    const asked = [...new Map(writes.map((each) => [each.name, each])).values()];
    for (const [index, write] of asked.entries())
      checkDocument(backend, { auth, looked, following: asked.length - index - 1 }, staged, write, version);
  }
  verify?.();
  if (staged.refusal) throw staged.refusal;
  database.apply(staged.after, version);
  return { writeResults: staged.results, commitTime: version };
}

/** Asked once for each document: writes to one document count as one, from what is stored to what comes of them all. */
function checkDocument(
  { database, gate }: Backend,
  { following, ...by }: { auth: AuthContext; looked: Set<string>; following: number },
  { after }: Staged,
  { name, kind }: Write,
  version: string,
) {
  const get = (at: string) => database.get(at);
  const getAfter = (at: string) => (after.has(at) ? after.get(at) : database.get(at));
  const [before, final] = [get(name), getAfter(name)];
  const asked = { ...by, time: millisecondOf(version), name, get };
  if (kind === 'verify') return demand(gate.checkGet({ ...asked, resource: before }));
  const method = final === undefined ? 'delete' : before ? 'update' : 'create';
  demand(gate.checkWrite({ ...asked, method, before, after: final, following, getAfter }));
}
