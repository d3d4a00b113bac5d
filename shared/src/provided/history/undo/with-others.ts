import { locations, type DataGateway, type EntryKey } from '@console/shared/data';
import type { HistoryEntry } from '../entries/entry';
import { entryFromDocument } from '../entries/entry.converter';
import { readEntry } from './undo';
import type { UndoOutcome } from './undo-outcome';

/**
 * What came of undoing a large action, with all entries that have taken a part of it back: an undo that was interrupted and
 * went on later leaves several, and so do several people at once. The redo takes all of them back. Where others have taken
 * back all that was left, these are theirs.
 */
export async function withOthers(
  gateway: DataGateway,
  action: HistoryEntry,
  outcome: UndoOutcome,
): Promise<UndoOutcome> {
  if (outcome.kind !== 'undone') return outcome;
  const own = outcome.documents > 0 ? [outcome.entry] : [];
  try {
    const others = await otherUndos(gateway, action, outcome.entry);
    return others.length === 0 ? outcome : { ...outcome, entries: [...own, ...others] };
  } catch (error) {
    // What is undone must not be called into question.
    console.warn('Other entries of an undo were not read', error);
    return outcome;
  }
}

/** The latest first. */
async function otherUndos(
  gateway: DataGateway,
  action: HistoryEntry,
  { entryId: own }: EntryKey,
): Promise<readonly EntryKey[]> {
  const paths = new Set(action.changes.map(({ path }) => path));
  const claims = (await entriesThatUndo(gateway, action)).filter(
    ({ entryId, hasParts }) => entryId !== own && hasParts,
  );
  const found = await Promise.all(
    claims.map(async (claim) => {
      if ((await entriesThatUndo(gateway, claim)).some(({ isComplete }) => isComplete)) return [];
      // Anyone who runs the season can claim to have undone it, and say something else in the parts.
      const { changes = [] } = (await readEntry(gateway, claim)) ?? {};
      return changes.length > 0 && changes.every(({ path }) => paths.has(path)) ? [claim] : [];
    }),
  );
  return found.flat().sort((a, b) => (b.time ?? 0) - (a.time ?? 0));
}

/** The entries that say to take this one back. Equalities only: the database needs no index of its own for it. */
const entriesThatUndo = async (
  gateway: DataGateway,
  { seasonId, entryId }: EntryKey,
): Promise<readonly HistoryEntry[]> => {
  const found = await gateway.list({
    collection: locations.history(seasonId),
    // Without it the rules refuse the query of anyone but an Admin.
    where: [
      ['audience', 'staff'],
      ['undoes', entryId],
    ],
  });
  return found.map(entryFromDocument);
};
