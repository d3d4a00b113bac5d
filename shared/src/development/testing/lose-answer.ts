import type { MemoryGateway } from './memory-gateway';

/** Loses the answer to a transaction that is stored, by default the next one: the work runs again, as in the database client. */
export function loseAnswer(gateway: MemoryGateway, which = 1): void {
  const { transact } = gateway;
  let count = 0;
  gateway.transact = async (work, action) => {
    if ((count += 1) === which) await transact(work, action);
    return transact(work, action);
  };
}
