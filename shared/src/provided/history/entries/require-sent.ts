import { DataError } from '@console/shared/data';
import { mustWait } from '@console/shared/drafts';
import { paths, pathTo } from '@console/shared/model';
import { readStoredSession } from '@console/shared/session';

/**
 * Keeps an action that cannot wait itself from overtaking what the person has saved in the season before.
 * @throws DataError `waiting` while that is still to be sent
 */
export async function requireSent(seasonId: string): Promise<void> {
  const owner = readStoredSession()?.person.uid ?? '';
  const address = pathTo(paths.quizList, { season: seasonId });
  if (await mustWait({ owner, form: '', address }))
    throw new DataError('waiting', 'Earlier saves of the season are still to be sent');
}
