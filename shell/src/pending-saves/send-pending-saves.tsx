import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useGateway } from '@console/shared/data';
import { mustWait, seasonOfDraft, type Draft } from '@console/shared/drafts';
import { useSession } from '@console/shared/session';
import { useRegistry } from '../updates/registry-context';
import { loadRemoteModule } from '../remotes/load/load-remote';
import { entryOf } from '../remotes/registry/entry-of';
import { sendPendingSave } from './send-pending-save';

/** How often it is asked whether a form or another tab has released a draft, and how often all saves that wait are tried. */
const [releaseMs, retryMs] = [500, 20_000];

type Seasons = ReadonlySet<string>;

/**
 * Sends these drafts in the order in which they were saved: new ones at once, the others when that may succeed. One that
 * has to wait stops the later ones of its season: a quiz must not begin before its corrected question is stored.
 */
export function SendPendingSaves({ drafts }: { drafts: readonly Draft[] }) {
  const sendOne = useSendOne();
  const [runOnce] = useState(onceAtATime);
  const isMounted = useRef(true);
  /** The seasons whose next save a form or another tab holds. */
  const [held, setHeld] = useState<Seasons>(new Set());

  /** Sends the saves, or those of these seasons only. */
  const sendEach = useEffectEvent(async (only?: Seasons) => {
    const chosen = drafts.filter((draft) => !only || only.has(seasonOfDraft(draft)));
    setHeld(await sendInOrder(chosen, sendOne, () => !isMounted.current));
  });

  const send = useEffectEvent((only?: Seasons) => void runOnce((seasons) => sendEach(seasons), only));
  const sendReleased = useEffectEvent(() =>
    send(new Set([...held, ...drafts.filter(isNew).map(seasonOfDraft)])),
  );

  const newIds = drafts
    .filter(isNew)
    .map(({ id }) => id)
    .join();
  useEffect(() => {
    isMounted.current = true;
    const handleChance = () => send();
    handleChance();
    addEventListener('online', handleChance);
    const timer = setInterval(handleChance, retryMs);
    return () => {
      isMounted.current = false;
      removeEventListener('online', handleChance);
      clearInterval(timer);
    };
  }, [newIds]);

  const isHeld = newIds !== '' || held.size > 0;
  useEffect(() => {
    if (!isHeld) return undefined;
    const timer = setInterval(() => sendReleased(), releaseMs);
    return () => clearInterval(timer);
  }, [isHeld]);
  return null;
}

/** Returns a function that sends the save of a draft by the module whose form it is of. */
function useSendOne() {
  const registry = useRegistry();
  const session = useSession();
  const gateway = useGateway();
  return (draft: Draft) => {
    const entry = entryOf(registry, new URL(draft.address, location.origin).pathname);
    const load = async () => entry && (await loadRemoteModule(entry)).sendDraft?.();
    return sendPendingSave(draft.id, { gateway, session, load });
  };
}

/** Returns a function that sends, unless it is still sending. */
function onceAtATime() {
  let isRunning = false;
  /** A chance came while it was running: the connection may be back only since. */
  let isMissed = false;
  return async (send: (only?: Seasons) => Promise<void>, only?: Seasons) => {
    if (isRunning) {
      isMissed ||= !only;
      return;
    }
    isRunning = true;
    await send(only);
    while (isMissed) {
      isMissed = false;
      await send();
    }
    isRunning = false;
  };
}

/** Sends drafts one after the other. Returns the seasons whose next save a form or another tab holds. */
async function sendInOrder(
  drafts: readonly Draft[],
  sendOne: (draft: Draft) => ReturnType<typeof sendPendingSave>,
  isStopped: () => boolean,
): Promise<Seasons> {
  const seen = new Set<string>();
  const held = new Set<string>();
  for (const draft of [...drafts].sort((one, other) => sinceOf(one) - sinceOf(other))) {
    if (isStopped()) break;
    const season = seasonOfDraft(draft);
    const isFirst = !seen.has(season);
    seen.add(season);
    const isBehind = await mustWait(draft);
    // A form on this page has the first one.
    if (isFirst && isBehind) held.add(season);
    // Another tab may be about to send it, and is not to find it locked.
    if (isBehind && draft.pending?.state === 'waiting') continue;
    if ((await sendOne(draft)) === 'busy' && !isBehind) held.add(season);
  }
  return held;
}

const isNew = ({ pending }: Draft): boolean => pending?.state === 'sending';

const sinceOf = ({ pending }: Draft): number => pending?.since ?? 0;
