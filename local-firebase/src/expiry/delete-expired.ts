import type { Database } from '../database/database';
import { valueAt } from '../paths/field-path';
import { microsOfVersion } from '../values/timestamp';
import type { ExpiryPolicy } from './expiry-policies';

const mostAtOnce = 500;
const hour = 3_600_000;

/**
 * Deletes the documents whose time has come, in commits of at most 500: listeners are told of each, and rules are not
 * asked. Resolves to how many when all are on disk. As on hosted Firestore, a field that is no timestamp never expires,
 * and what is below a deleted document stays.
 */
export async function deleteExpired(
  database: Database,
  policies: readonly ExpiryPolicy[],
  now: number = Date.now(),
): Promise<number> {
  let deleted = 0;
  for (;;) {
    const some = policies.flatMap((policy) => expiredBy(database, policy, now)).slice(0, mostAtOnce);
    if (some.length === 0) return deleted;
    database.apply(new Map(some.map((name) => [name, undefined])), database.nextVersion());
    deleted += some.length;
    await database.durable();
  }
}

/** The names of the documents that a policy lets go by now. */
const expiredBy = (
  { collections }: Database,
  { collectionGroup, field }: ExpiryPolicy,
  now: number,
): string[] =>
  collections
    .inGroup(collectionGroup)
    .filter((document) => {
      const value = valueAt(document, field);
      return value && 'timestampValue' in value && microsOfVersion(value.timestampValue) <= now * 1000;
    })
    .map(({ name }) => name);

/** Deletes expired documents now and every hour. Resolves, after the first time, to the function that ends it. */
export async function keepDeletingExpired(
  database: Database,
  policies: readonly ExpiryPolicy[],
  log: (line: string) => void,
): Promise<() => void> {
  const run = async () => {
    const count = await deleteExpired(database, policies);
    if (count > 0) log(`Expired documents deleted: ${count}.`);
  };
  if (policies.length === 0) return () => undefined;
  await run();
  const timer = setInterval(() => void run().catch((error: unknown) => log(String(error))), hour);
  timer.unref();
  return () => clearInterval(timer);
}
