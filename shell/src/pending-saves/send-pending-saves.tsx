import { useEffect, useEffectEvent, useRef } from 'react';
import { useGateway } from '@console/shared/data';
import type { Draft } from '@console/shared/drafts';
import { useSession } from '@console/shared/session';
import { useRegistry } from '../app/registry-context';
import { loadRemoteModule } from '../remotes/load/load-remote';
import { entryOf } from '../remotes/registry/entry-of';
import { sendPendingSave } from './send-pending-save';

/** How often a form may be asked whether it has released its new draft, and how often saves that wait are tried. */
const [releaseMs, retryMs] = [500, 20_000];

/** Sends these drafts in the order in which they were saved: new ones at once, the others when that may succeed. */
export function SendPendingSaves({ drafts }: { drafts: readonly Draft[] }) {
  const registry = useRegistry();
  const session = useSession();
  const gateway = useGateway();
  const isRunning = useRef(false);

  const send = useEffectEvent(async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    for (const { id, address } of [...drafts].sort((one, other) => sinceOf(one) - sinceOf(other))) {
      const entry = entryOf(registry, new URL(address, location.origin).pathname);
      const load = async () => entry && (await loadRemoteModule(entry)).sendDraft?.();
      await sendPendingSave(id, { gateway, session, load });
    }
    isRunning.current = false;
  });

  const isNew = ({ pending }: Draft) => pending?.state === 'sending';
  const newIds = drafts
    .filter(isNew)
    .map(({ id }) => id)
    .join();
  useEffect(() => {
    const handleChance = () => void send();
    handleChance();
    addEventListener('online', handleChance);
    const timer = setInterval(handleChance, newIds ? releaseMs : retryMs);
    return () => {
      removeEventListener('online', handleChance);
      clearInterval(timer);
    };
  }, [newIds]);
  return null;
}

const sinceOf = ({ pending }: Draft): number => pending?.since ?? 0;
