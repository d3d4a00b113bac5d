import { DataError } from '@console/shared/data';
import type { MemoryGateway } from './memory-gateway';

/** Refuses a part of an entry of the history that is complete, as the rules do. */
export function refuseLateParts(memory: MemoryGateway): void {
  const { transact } = memory;
  memory.transact = (work, action) =>
    transact(
      (transaction) =>
        work({
          ...transaction,
          async merge(path, fields) {
            const [entryPath = '', part] = path.split('/parts/');
            if (part !== undefined && (await memory.get(entryPath))?.fields.complete === true)
              throw new DataError('denied', `${entryPath} is complete`);
            return transaction.merge(path, fields);
          },
        }),
      action,
    );
}
