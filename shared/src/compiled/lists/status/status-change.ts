import { DataError, type Decide } from '@console/shared/data';

/**
 * Sets the status of a stored entity that was shown with the status `seen`. If another person has changed that to
 * something else, nothing is stored and the transaction rejects with `conflict`; with `missing`, if it was deleted.
 */
export const statusChange =
  <Entity extends { status: string }>(seen: string, status: string): Decide<Entity, void> =>
  (current) => {
    if (!current) throw new DataError('missing', 'A status was not changed');
    if (current.status !== seen && current.status !== status)
      throw new DataError('conflict', `The status is ${current.status} instead of ${seen}`);
    return { edited: { ...current, status }, outcome: undefined };
  };
