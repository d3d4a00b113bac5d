import type { SendContext, SendDraft } from '@console/shared/contract';
import {
  chooseDraft,
  deleteDraft,
  lockDraft,
  mustWait,
  readDrafts,
  writeDraft,
  type Draft,
  type PendingSave,
} from '@console/shared/drafts';
import { SaveRefused } from '@console/shared/forms';
import { t } from '@console/shared/i18n';
import { lateSaveMs } from '@console/shared/model';
import { readStoredSession } from '@console/shared/session';
import { dismissToasts, notify, type Toast } from '@console/shared/ui';
import { withTimeout } from '../lib/with-timeout';

type Sending = Pick<SendContext, 'gateway' | 'session'> & {
  /** Loads what sends the draft: its module's; `undefined` where the module has none. */
  load: () => Promise<SendDraft | undefined>;
};

/** `busy`: a form or another tab uses the draft. `delayed`: it waits from now on. `waiting`: it still does. */
type Outcome = 'done' | 'busy' | 'delayed' | 'waiting';

const delayed: Toast = {
  title: t('Waiting to be saved'),
  message: t('Your changes are in Drafts and will be saved when the database can be reached.'),
  tone: 'info',
};

/** Sends one draft, unless another tab does, and reports what became of it. Never rejects. */
export async function sendPendingSave(id: string, sending: Sending): Promise<Outcome> {
  const locked = lockDraft(id);
  const release = await withTimeout(locked).catch(() => undefined);
  if (!release) {
    // One that the browser grants later is for the next attempt.
    void locked.then((late) => late?.());
    return 'busy';
  }
  try {
    const draft = await storedDraft(id);
    // Another tab has sent it meanwhile, or its form was opened and closed.
    if (!draft?.pending || draft.pending.state === 'refused') return 'done';
    if (!isOwnersTurn(draft)) return 'waiting';
    return await send({ ...draft, pending: draft.pending }, sending);
  } finally {
    release();
  }
}

/** A save is sent in its owner's session only: another tab may have ended it, or another person signed in. */
const isOwnersTurn = ({ owner }: Draft): boolean => readStoredSession()?.person.uid === owner;

type PendingDraft = Draft & { pending: PendingSave };

async function send(draft: PendingDraft, { gateway, session, load }: Sending): Promise<Outcome> {
  try {
    if (!navigator.onLine || (await mustWait(draft))) return await wait(draft);
    const sendDraft = await load();
    // A module without it sends the save when its form is open.
    if (!sendDraft) return await wait(draft);
    if (!isOwnersTurn(draft)) return 'waiting';
    const remember = async (progress: object) => {
      if (await isUnchanged(draft)) await writeDraft({ ...draft, progress });
    };
    const saved = await sayingLate(draft, sendDraft(draft, { gateway, session, remember }));
    await finish(draft);
    notify(saved);
    return 'done';
  } catch (error) {
    console.error('A save could not be sent', error);
    // The database refuses what it would take from its owner.
    if (!isOwnersTurn(draft)) return 'waiting';
    if (!(error instanceof SaveRefused)) return wait(draft);
    return refuse(draft, error.message);
  }
}

/** Keeps the reason with the draft, unless the person discarded it or chose something else, which is sent next. */
async function refuse({ id, updatedAt, pending }: PendingDraft, reason: string): Promise<Outcome> {
  const stored = await storedDraft(id);
  if (!stored) return 'done';
  if (stored.updatedAt !== updatedAt) return 'waiting';
  await writeDraft({ ...stored, pending: { ...pending, state: 'refused', reason } });
  dismissToasts(id);
  const message = `${reason} ${t('You can find it in Drafts.')}`;
  const open = { to: stored.address, onFollow: () => chooseDraft(stored) };
  notify({ title: t('Not saved'), message, tone: 'danger', key: id, open });
  return 'done';
}

/** Deletes the draft, unless the person chose something else while it was sent: that is sent next, as a change of this. */
async function finish({ id, updatedAt, values }: PendingDraft): Promise<void> {
  const stored = await storedDraft(id);
  if (stored && stored.updatedAt !== updatedAt) return writeDraft({ ...stored, base: values });
  await deleteDraft(id);
  dismissToasts(id);
}

const isUnchanged = async ({ id, updatedAt }: PendingDraft): Promise<boolean> =>
  (await storedDraft(id))?.updatedAt === updatedAt;

async function wait({ id, pending }: PendingDraft): Promise<Outcome> {
  const stored = await storedDraft(id);
  if (stored?.pending?.state !== 'sending') return 'waiting';
  await writeDraft({ ...stored, pending: { ...pending, state: 'waiting' } });
  notify({ ...delayed, key: id });
  return 'delayed';
}

/** Lists the draft as waiting while its save has no answer, and ends as the save does. */
async function sayingLate<T>(draft: PendingDraft, save: Promise<T>): Promise<T> {
  let listed: Promise<unknown> | undefined;
  const timer = setTimeout(() => void (listed = wait(draft)), lateSaveMs);
  try {
    return await save;
  } finally {
    clearTimeout(timer);
    // Else it could write the draft again after the save has deleted it.
    await listed;
  }
}

const storedDraft = async (id: string): Promise<Draft | undefined> =>
  (await readDrafts()).find((draft) => draft.id === id);
