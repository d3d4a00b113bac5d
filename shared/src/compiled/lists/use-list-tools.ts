import { useCallback, useEffect, useState } from 'react';
import { t } from '@console/shared/i18n';
import { notify, useIsOnline } from '@console/shared/ui';

/** Safari has no idle callbacks. */
const whenIdle = (work: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work, 0);

/**
 * Loads the controls of a list, which its first rows do not wait for: in an idle moment after them, or at once when its
 * panel is opened. Says so when that fails; opening the panel again tries again.
 */
export function useListTools<Tools>(load: () => Promise<Tools>, hasRows: boolean) {
  const [tools, setTools] = useState<Tools>();
  /** Whether the person has opened or closed the panel. */
  const [isOpen, setOpen] = useState<boolean>();

  const isOnline = useIsOnline();
  const isMissing = hasRows && !tools;

  const start = useCallback(() => load().then((loaded) => setTools(() => loaded)), [load]);
  useEffect(() => {
    if (isMissing) whenIdle(() => void start().catch(console.error));
    // Again when the connection is back: a sorted list has no rows without them.
  }, [start, isMissing, isOnline]);

  const toggle = (isShown: boolean) => {
    setOpen(!tools || !isShown);
    if (!tools)
      start().catch(() => {
        setOpen(undefined);
        const message = t('Check your connection, then try again.');
        notify({ title: t('Couldn’t load this'), message, tone: 'danger' });
      });
  };
  return { tools, isOpen, toggle };
}
