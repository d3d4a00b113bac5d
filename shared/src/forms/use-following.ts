import { isRemembered } from '@console/shared/model';
import { useEffect, useRef, useState } from 'react';

type Following<Entity> = {
  /** Something was typed: the form stays with the version it shows. */
  stays: boolean;
  /** It is no time for another version. */
  busy: boolean;
  /** Whether what was typed and another version are of different fields. */
  fits: (version: Entity) => boolean;
  follow: (version: Entity) => void;
};

/**
 * Hands on each new version while nothing is typed. What the device only remembered is replaced also later, once the
 * database says what really stands there: nobody has changed anything then, the device was behind.
 */
export function useFollowing<Entity extends object>(
  stored: Entity | null | undefined,
  { stays, busy, fits, follow }: Following<Entity>,
) {
  const [followed, setFollowed] = useState(stored);
  const handedOn = useRef(stored);
  const behind = followed ? isRemembered(followed) : false;
  // What the database confirmed once stays confirmed, also when the connection goes.
  const isNews = stored && stored !== followed && (!isRemembered(stored) || !followed || behind);
  if (isNews && !busy && (!stays || (behind && !isRemembered(stored) && fits(stored)))) setFollowed(stored);
  useEffect(() => {
    if (!followed || handedOn.current === followed) return;
    handedOn.current = followed;
    follow(followed);
  });
  return {
    followed,
    behind,
    /** Takes a version for the one that is followed, without handing it on. */
    stayWith(version: Entity) {
      handedOn.current = version;
      setFollowed(version);
    },
  };
}
