import { setTimeout as sleep } from 'node:timers/promises';
import { RequestRefused } from './project';

const mostAttempts = 10;
const longestWaitMs = 200;

/** What Firestore answers where a precondition of a write fails, or others write the same at the same moment. */
const changed = ['ABORTED', 'ALREADY_EXISTS', 'FAILED_PRECONDITION', 'NOT_FOUND'];

/**
 * Reads, decides and writes with preconditions, again where somebody has written in between. Unlike a transaction, it locks
 * nothing, which one that was killed would leave locked for a minute.
 */
export async function retryIfChanged<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      const isChanged = error instanceof RequestRefused && changed.includes(error.status);
      if (!isChanged || attempt === mostAttempts) throw error;
      // Two that wait equally long would meet again.
      await sleep(Math.random() * longestWaitMs * attempt);
    }
  }
}
