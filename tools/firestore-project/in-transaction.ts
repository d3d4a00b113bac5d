import { setTimeout as sleep } from 'node:timers/promises';
import * as v from 'valibot';
import type { Write } from './documents';
import { RequestRefused, type Project } from './project';

const beginSchema = v.object({ transaction: v.string() });

/** What a transaction stores, and what its work found out. */
type Work<T> = (transaction: string) => Promise<{ readonly writes: readonly Write[]; readonly result: T }>;

const mostAttempts = 10;
const longestWaitMs = 200;

/** Begins a transaction. All that one that only reads sees is of one moment. */
export async function beginTransaction(
  { firestore }: Project,
  is: 'readOnly' | 'readWrite',
): Promise<string> {
  return v.parse(beginSchema, await firestore(':beginTransaction', { options: { [is]: {} } })).transaction;
}

/** Reads and writes as one. Where somebody has written what it read, it reads and decides again. */
export async function inTransaction<T>(project: Project, work: Work<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const transaction = await beginTransaction(project, 'readWrite');
      const { writes, result } = await work(transaction);
      await project.firestore(':commit', { writes, transaction });
      return result;
    } catch (error) {
      const isContended = error instanceof RequestRefused && error.status === 409;
      if (!isContended || attempt === mostAttempts) throw error;
      // Two that wait equally long would meet again.
      await sleep(Math.random() * longestWaitMs * attempt);
    }
  }
}
