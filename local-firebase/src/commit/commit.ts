import type { AuthContext } from '../auth-context';
import type { Database } from '../database/database';
import { demand, type RulesGate } from '../rules-gate';
import { millisecondOf } from '../values/timestamp';
import { checkRepeats } from './check-repeats';
import { stage, type Staged, type Step } from './stage';
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
  if (auth.kind !== 'admin')
    for (const step of staged.steps) checkStep(backend, { auth, looked }, staged, step, version);
  verify?.();
  if (staged.refusal) throw staged.refusal;
  database.apply(staged.after, version);
  return { writeResults: staged.steps.map((step) => step.result), commitTime: version };
}

function checkStep(
  { database, gate }: Backend,
  by: { auth: AuthContext; looked: Set<string> },
  staged: Staged,
  { write, after }: Step,
  version: string,
) {
  const before = database.get(write.name);
  const get = (name: string) => database.get(name);
  const getAfter = (name: string) => (staged.after.has(name) ? staged.after.get(name) : database.get(name));
  const asked = { ...by, time: millisecondOf(version), name: write.name, get };
  if (write.kind === 'verify') return demand(gate.checkGet({ ...asked, resource: before }));
  const method = write.kind === 'delete' ? 'delete' : before ? 'update' : 'create';
  demand(gate.checkWrite({ ...asked, method, before, after, getAfter }));
}
