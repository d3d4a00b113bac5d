import { useState } from 'react';

/**
 * What a dialog asks about, as it is stored by now: it follows `live`, and `show` tells it what the database itself
 * said. What is gone stays as it was last seen. `changed` says that it is not what the dialog was opened with.
 */
export function useDialogSubject<T extends object>(
  opened: T,
  live: T | null,
  isSame: (a: T, b: T) => boolean,
) {
  const [first] = useState(opened);
  const [heard, setHeard] = useState(live);
  const [shown, setShown] = useState(live ?? opened);
  if (live && live !== heard) {
    setHeard(live);
    setShown(live);
  }
  return { shown, changed: !isSame(first, shown), show: setShown };
}
