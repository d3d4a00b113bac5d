import { isFromCache } from '@console/shared/model';
import { useEffect, useRef, useState } from 'react';

type RemoteVersionOptions<Entity> = {
  /** Something was typed: the form stays with the version it shows. */
  isDirty: boolean;
  /** A save or a conflict is open: the version must not change. */
  isBusy: boolean;
  /** Whether what was typed has no conflict with another version. */
  merges: (version: Entity) => boolean;
  /** Shows another version in the form. */
  onVersion: (version: Entity) => void;
};

/**
 * The version of the document that the form shows: each new one while nothing is typed. A cached version is replaced
 * also later, once the database has answered: then no one has changed anything, the cache was stale.
 */
export function useRemoteVersion<Entity extends object>(
  stored: Entity | null | undefined,
  { isDirty, isBusy, merges, onVersion }: RemoteVersionOptions<Entity>,
) {
  const [shown, setShown] = useState(stored);
  const reported = useRef(stored);
  const isStale = shown ? isFromCache(shown) : false;
  // A version that the database confirmed stays confirmed, also when the connection goes.
  const isNew = stored && stored !== shown && (!isFromCache(stored) || !shown || isStale);
  if (isNew && !isBusy && (!isDirty || (isStale && !isFromCache(stored) && merges(stored)))) setShown(stored);
  useEffect(() => {
    if (!shown || reported.current === shown) return;
    reported.current = shown;
    onVersion(shown);
  });
  return {
    shown,
    isStale,
    /** Makes a version the one that is shown, without a call of `onVersion`. */
    stayWith(version: Entity) {
      reported.current = version;
      setShown(version);
    },
  };
}
