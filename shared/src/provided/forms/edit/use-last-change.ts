import type { DataGateway, LastChange } from '@console/shared/data';
import { useEffect, useEffectEvent, useState } from 'react';

/** What the history says about a version; `null` where it says nothing. */
type Known = { of: object; change: LastChange | null };

/**
 * Who has changed a document that a form shows, and when; `undefined` while that is read. The history of a season names
 * the author of every change that a console has made.
 */
export function useLastChange(
  gateway: DataGateway | undefined,
  path = '',
  version: object | null | undefined,
): LastChange | null | undefined {
  const [known, setKnown] = useState<Known>();
  const [openedAt] = useState(() => Date.now());
  const read = useEffectEvent(async () => (await gateway?.lastChange?.(path, openedAt)) ?? null);
  useEffect(() => {
    if (!version) return;
    void read()
      .catch(() => null)
      .then((change) => setKnown({ of: version, change }));
  }, [version]);
  if (!gateway) return null;
  return known && known.of === version ? known.change : undefined;
}
