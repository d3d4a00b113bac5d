import { isFromCache } from '@console/shared/model';
import { useEffect, useRef, useState } from 'react';

type RemoteVersionOptions<Entity> = {
  /** The form has unsaved changes and keeps the version that it shows. */
  isDirty: boolean;
  /** A save or a conflict is in progress: the version must not change. */
  isBusy: boolean;
  /** Whether the unsaved changes have no conflict with another version. */
  merges: (version: Entity) => boolean;
  /** Shows another version in the form. */
  onVersion: (version: Entity) => void;
};

/**
 * The version of the document that the form shows: the latest one while there are no unsaved changes. A cached version
 * is replaced even with unsaved changes once the database has answered: no one has changed anything, the cache was
 * stale.
 */
export function useRemoteVersion<Entity extends object>(
  stored: Entity | null | undefined,
  { isDirty, isBusy, merges, onVersion }: RemoteVersionOptions<Entity>,
) {
  const [shown, setShown] = useState(stored);
  const reported = useRef(stored);
  const isStale = shown ? isFromCache(shown) : false;
  // A version that the database confirmed stays confirmed when the connection is lost.
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
    /** Shows a version without calling `onVersion`. */
    stayWith(version: Entity) {
      reported.current = version;
      setShown(version);
    },
  };
}
