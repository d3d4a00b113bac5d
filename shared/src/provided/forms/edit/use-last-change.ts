import type { DataGateway, LastChange } from '@console/shared/data';
import { useEffect, useEffectEvent, useState } from 'react';

/** What the history says about a version; `null` where it says nothing. */
type Known = { of: object; change: LastChange | null };

/** The last change, and whether no other one came before it: then each changed field is by the same person. */
type Found = { change: LastChange | null | undefined; isOnly: boolean };

/**
 * Who has changed a document that a form shows, and when; `undefined` while that is read. The history of a season names
 * the author of every change that a console has made.
 */
export function useLastChange(
  gateway: DataGateway | undefined,
  path = '',
  version: object | null | undefined,
): Found {
  const [known, setKnown] = useState<Known>();
  const [openedAt] = useState(() => Date.now());
  const read = useEffectEvent(async () => (await gateway?.lastChange?.(path, openedAt)) ?? null);
  // The first version that differs from what the form knows; none once the form knows all.
  const [first, setFirst] = useState(version);
  if (Boolean(first) !== Boolean(version)) setFirst(version);
  useEffect(() => {
    if (!version) return;
    void read()
      .catch(() => null)
      .then((change) => setKnown({ of: version, change }));
  }, [version]);
  const isOnly = first === version;
  if (!gateway) return { change: null, isOnly };
  return { change: known && known.of === version ? known.change : undefined, isOnly };
}
