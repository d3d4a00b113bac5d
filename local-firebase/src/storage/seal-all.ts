import type { ClassicLevel } from 'classic-level';
import { isSealed, seal, unseal } from './sealed-value';

const atOnce = 1000;

/**
 * Seals the values of format 1, which are bare JSON. Each batch is on disk before the next begins; when it is
 * interrupted, the next time passes over what is sealed.
 * @throws Error naming the key of a value that is damaged.
 */
export async function sealAll(level: ClassicLevel<string, string>): Promise<void> {
  const iterator = level.iterator();
  try {
    for (;;) {
      const entries = await iterator.nextv(atOnce);
      if (entries.length === 0) return;
      const sealed = entries.flatMap(([key, stored]) =>
        isSealed(stored) ? whole(key, stored) : [{ type: 'put' as const, key, value: sealJson(key, stored) }],
      );
      await level.batch(sealed, { sync: true });
    }
  } finally {
    await iterator.close();
  }
}

/** Nothing to do for a value that is sealed and whole. */
function whole(key: string, stored: string): [] {
  unseal(key, stored);
  return [];
}

function sealJson(key: string, stored: string): string {
  try {
    return seal(key, JSON.parse(stored));
  } catch {
    throw new Error(`the value of ${key} is no JSON`);
  }
}
