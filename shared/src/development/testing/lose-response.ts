import { DataError } from '@console/shared/data';
import type { MemoryGateway } from './memory-gateway';

/** Makes the next save succeed, but its response fail. */
export function loseResponse(gateway: MemoryGateway): void {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { transact } = gateway;
  gateway.transact = async (work) => {
    await transact(work);
    gateway.transact = transact;
    throw new DataError('unavailable', 'The answer was lost');
  };
}
