import { isFromCache } from '@console/shared/model';
import { useEffect, useRef, useState } from 'react';

type RemoteVersionOptions<Entity> = {
  /** A save or a conflict is in progress: the version must not change. */
  isBusy: boolean;
  /** Shows another version in the form; `isFirst` if it replaces a cached one. */
  onVersion: (version: Entity, isFirst: boolean) => void;
};

/** The version of the document that the form shows: the latest one that the database has confirmed, before that a cached one. */
export function useRemoteVersion<Entity extends object>(
  stored: Entity | null | undefined,
  { isBusy, onVersion }: RemoteVersionOptions<Entity>,
) {
  const [shown, setShown] = useState(stored);
  const reported = useRef(stored);
  const isStale = shown ? isFromCache(shown) : false;
  // A version that the database confirmed stays confirmed when the connection is lost.
  const isNew = stored && stored !== shown && (!isFromCache(stored) || !shown || isStale);
  if (isNew && !isBusy) setShown(stored);
  useEffect(() => {
    if (!shown || reported.current === shown) return;
    const isFirst = !reported.current || isFromCache(reported.current);
    reported.current = shown;
    onVersion(shown, isFirst);
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
