import { invalid } from '../status';
import type { Precondition, Write } from './write';

/**
 * A commit may write to one document several times when the writes can be taken together as one: their conditions
 * must not contradict what the commit itself does before, whatever is stored.
 */
export function checkRepeats(writes: readonly Write[]): void {
  const first = new Map<string, Write>();
  const latest = new Map<string, Write>();
  for (const write of writes) {
    const before = latest.get(write.name);
    if (before) checkPair(first.get(write.name), before, write);
    else first.set(write.name, write);
    latest.set(write.name, write);
  }
}

function checkPair(first: Write | undefined, before: Write, write: Write): void {
  if (before.kind === 'verify' || write.kind === 'verify') {
    throw invalid('A document that is verified must not be written or verified again in the same request.');
  }
  const { precondition } = write;
  if (!precondition) return;
  const isThere = before.kind === 'update';
  const isVersion = 'updateTime' in precondition;
  const contradicts = isVersion ? !isThere && write.kind === 'update' : precondition.exists !== isThere;
  if (contradicts)
    throw invalid(`Cannot ${before.kind}, then ${wordsFor(write)} a document in the same request.`);
  if (isVersion && updateTimeOf(first?.precondition) !== precondition.updateTime) {
    throw invalid('Writes to one document in the same request must not ask for different versions of it.');
  }
}

const updateTimeOf = (precondition: Precondition | undefined): string | undefined =>
  precondition && 'updateTime' in precondition ? precondition.updateTime : undefined;

const wordsFor = ({ kind, precondition }: Write): string =>
  precondition && 'exists' in precondition && !precondition.exists ? `${kind} a missing` : kind;
