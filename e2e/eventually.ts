import { setTimeout as pause } from 'node:timers/promises';

const patience = 15_000;

/** Makes the same assertion again until it holds: lists are live, so what is shown first need not be all. */
export async function eventually(assertion: () => Promise<void>): Promise<void> {
  const end = Date.now() + patience;
  for (;;) {
    try {
      return await assertion();
    } catch (error) {
      if (Date.now() > end) throw error;
      await pause(100);
    }
  }
}
