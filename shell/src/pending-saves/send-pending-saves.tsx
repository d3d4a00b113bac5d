import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useGateway } from '@console/shared/data';
import type { Draft } from '@console/shared/drafts';
import { useSession } from '@console/shared/session';
import { useRegistry } from '../app/registry-context';
import { loadRemoteModule } from '../remotes/load/load-remote';
import { entryOf } from '../remotes/registry/entry-of';
import { sendPendingSave } from './send-pending-save';

/** How often a form or another tab may be asked whether it has released a draft, and how often saves that wait are tried. */
const [releaseMs, retryMs] = [500, 20_000];

/**
 * Sends these drafts in the order in which they were saved: new ones at once, the others when that may succeed. One that
 * has to wait stops the later ones of its season: a quiz must not begin before its corrected question is stored.
 */
export function SendPendingSaves({ drafts }: { drafts: readonly Draft[] }) {
  const registry = useRegistry();
  const session = useSession();
  const gateway = useGateway();
  const isRunning = useRef(false);
  const isMounted = useRef(true);
  const [isHeld, setIsHeld] = useState(false);

  const send = useEffectEvent(async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    const stopped = new Set<string>();
    let isBusy = false;
    for (const draft of [...drafts].sort((one, other) => sinceOf(one) - sinceOf(other))) {
      if (!isMounted.current) break;
      const { pathname, searchParams } = new URL(draft.address, location.origin);
      const season = searchParams.get('season') ?? draft.form;
      const entry = entryOf(registry, pathname);
      const load = async () => entry && (await loadRemoteModule(entry)).sendDraft?.();
      const mustWait = stopped.has(season);
      // Another tab may be about to send it, and is not to find it locked.
      if (mustWait && draft.pending?.state === 'waiting') continue;
      const outcome = await sendPendingSave(draft.id, { gateway, session, load, mustWait });
      if (outcome !== 'done') stopped.add(season);
      isBusy ||= outcome === 'busy';
    }
    setIsHeld(isBusy);
    isRunning.current = false;
  });

  const isNew = ({ pending }: Draft) => pending?.state === 'sending';
  const newIds = drafts
    .filter(isNew)
    .map(({ id }) => id)
    .join();
  useEffect(() => {
    isMounted.current = true;
    const handleChance = () => void send();
    handleChance();
    addEventListener('online', handleChance);
    const timer = setInterval(handleChance, newIds || isHeld ? releaseMs : retryMs);
    return () => {
      isMounted.current = false;
      removeEventListener('online', handleChance);
      clearInterval(timer);
    };
  }, [newIds, isHeld]);
  return null;
}

const sinceOf = ({ pending }: Draft): number => pending?.since ?? 0;
