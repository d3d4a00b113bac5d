import { setTimeout } from 'node:timers/promises';

const timeoutMs = 30_000;

/** Resolves when the condition holds; rejects when it does not for half a minute. */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  const began = performance.now();
  while (!(await condition())) {
    if (performance.now() - began > timeoutMs) throw new Error(`It never came true: ${String(condition)}`);
    await setTimeout(20);
  }
}
