import type { DataGateway } from '@console/shared/data';
import { usePerson } from '@console/shared/session';
import { useEffect, useEffectEvent, useState } from 'react';
import type { LastChange } from './remote-changes';

/** How long the notice of a change waits for the name, in milliseconds. */
const timeoutMs = 2000;

/** What the history says about a change: `undefined` while that is read, `null` where it says nothing. */
type Known = { of: object; change: LastChange | null };

/**
 * Who has changed a document that a form shows, and when; `undefined` while that is read. The history of a season names
 * the author of every change that a console has made.
 */
export function useLastChange(
  gateway: DataGateway | undefined,
  path: string | undefined,
  version: object | null | undefined,
): LastChange | null | undefined {
  const [known, setKnown] = useState<Known>();
  const [openedAt] = useState(() => Date.now());
  const uid = usePerson()?.uid;
  const read = useEffectEvent(async (): Promise<LastChange | null> => {
    if (!gateway || path === undefined) return null;
    const { readLastChange } = await import(/* webpackChunkName: "history" */ '@console/shared/history');
    const last = await readLastChange(gateway, path, openedAt);
    return (
      last && { name: last.author.name || last.author.email, time: last.time, isOwn: last.author.uid === uid }
    );
  });
  useEffect(() => {
    if (!version) return undefined;
    let isOpen = true;
    const know = (change: LastChange | null) => {
      if (isOpen) setKnown({ of: version, change });
    };
    const timer = setTimeout(() => know(null), timeoutMs);
    read().then(know, () => know(null));
    return () => {
      isOpen = false;
      clearTimeout(timer);
    };
  }, [version]);
  if (!gateway) return null;
  return known && known.of === version ? known.change : undefined;
}
