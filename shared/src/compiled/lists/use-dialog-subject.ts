import { useState } from 'react';

/**
 * The subject of a dialog as it is stored now: the latest version of `live`, or what `show` received from the
 * database. A deleted subject keeps its last version. `changed` is true when it differs from what the dialog opened
 * with.
 */
export function useDialogSubject<T extends object>(
  opened: T,
  live: T | null,
  isSame: (a: T, b: T) => boolean,
) {
  const [first] = useState(opened);
  const [lastLive, setLastLive] = useState(live);
  const [shown, setShown] = useState(live ?? opened);
  if (live && live !== lastLive) {
    setLastLive(live);
    setShown(live);
  }
  return { shown, changed: !isSame(first, shown), show: setShown };
}
