import { useEffect, useRef, useState } from 'react';
import { useGateway } from '@console/shared/data';
import { isTakenBack } from '@console/shared/history';
import { claimsToUndo, isCertain, type IsSure } from './can-undo';
import type { HistoryRow } from '../history-row';
import { isBy } from './who-did-it';

/**
 * Tells whether it is known that an entry takes another one back: it is the person's own, the database has compared both, or
 * nothing of the action is left. That is read, once for each action that another person says to have undone.
 */
export function useSureUndos(rows: readonly HistoryRow[], me: string): IsSure {
  const gateway = useGateway();
  const [found, setFound] = useState<ReadonlySet<string>>(new Set());
  const requested = useRef(new Set<string>());

  useEffect(() => {
    for (const undo of rows) {
      const row = rows.find(({ id }) => id === undo.undoes);
      if (!row || !claimsToUndo(undo, row) || isBy(undo, me) || isCertain(undo, row)) continue;
      if (requested.current.has(undo.id)) continue;
      requested.current.add(undo.id);
      isTakenBack(gateway, { seasonId: row.seasonId, entryId: row.id }).then(
        (isSure) => isSure && setFound((before) => new Set(before).add(undo.id)),
        (error: unknown) => console.warn('What an action has changed was not read', error),
      );
    }
  }, [gateway, rows, me]);

  return (undo, row) => isBy(undo, me) || isCertain(undo, row) || found.has(undo.id);
}
