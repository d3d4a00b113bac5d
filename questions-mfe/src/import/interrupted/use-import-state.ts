import { useEffect, useState } from 'react';
import { interruptedAfterMs, type OpenAction } from '@console/shared/actions';
import { useGateway } from '@console/shared/data';
import { readStored } from './interrupted.resource';

/** What is known of an import that is not complete. */
export type ImportState =
  | { readonly is: 'going-on' }
  /** So many questions are stored, and no more are coming. */
  | { readonly is: 'interrupted'; readonly stored: number };

/**
 * Whether an import that is not complete goes on or was interrupted; `undefined` until it is known. Its parts are read only
 * when it has had the time to end, and again while it goes on.
 */
export function useImportState(open: OpenAction): ImportState | undefined {
  const gateway = useGateway();
  const [state, setState] = useState<ImportState>();
  const { seasonId, entryId, time } = open;

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isShown = true;
    const lookAt = (moment: number) => {
      // A wrong clock must not put it off for long.
      const wait = Math.min(interruptedAfterMs, moment + interruptedAfterMs - Date.now());
      if (wait <= 0) return false;
      setState({ is: 'going-on' });
      timer = setTimeout(() => void look(), wait);
      return true;
    };
    const look = async () => {
      try {
        const { ids, latest } = await readStored(gateway, { seasonId, entryId });
        if (isShown && !lookAt(latest)) setState({ is: 'interrupted', stored: ids.length });
      } catch (error) {
        console.warn('The parts of an import were not read', error);
        if (isShown) timer = setTimeout(() => void look(), interruptedAfterMs);
      }
    };
    if (!lookAt(time ?? 0)) void look();
    return () => {
      isShown = false;
      clearTimeout(timer);
    };
  }, [gateway, seasonId, entryId, time]);
  return state;
}
