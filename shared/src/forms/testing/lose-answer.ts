import { DataError } from '@console/shared/data';
import type { MemoryGateway } from '@console/shared/testing';

/** The next save arrives, and looks as if it had not. */
export function loseAnswer(gateway: MemoryGateway): void {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { transact } = gateway;
  gateway.transact = async (work) => {
    await transact(work);
    gateway.transact = transact;
    throw new DataError('unavailable', 'The answer was lost');
  };
}
