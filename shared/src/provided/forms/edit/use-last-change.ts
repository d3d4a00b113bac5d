import type { DataGateway } from '@console/shared/data';
import { useEffect, useEffectEvent, useState } from 'react';
import type { LastChange } from './remote-changes';

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
  const read = useEffectEvent(async (of: object) => {
    const change = gateway
      ? await import(/* webpackChunkName: "history" */ '@console/shared/history')
          .then(({ readLastChange }) => readLastChange(gateway, path, openedAt))
          .catch(() => null)
      : null;
    setKnown({ of, change });
  });
  useEffect(() => {
    if (version) void read(version);
  }, [version]);
  if (!gateway) return null;
  return known?.of === version ? known?.change : undefined;
}
