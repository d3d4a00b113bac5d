import { useEffect } from 'react';
import type { RemoteModule } from '@console/shared/contract';
import { useGateway } from '@console/shared/data';
import { deleteDraft, useDrafts, writeDraft, type Draft } from '@console/shared/drafts';
import { SaveRefused } from '@console/shared/forms';
import type { Session } from '@console/shared/session';
import { notify } from '@console/shared/ui';

type SendSavedProps = { module: RemoteModule; session: Session };

/** Sends each save that waits once, as the shell does again and again. */
export function SendSaved({ module, session }: SendSavedProps) {
  const gateway = useGateway();
  const drafts = useDrafts(session.person.uid);
  useEffect(() => {
    const send = async (draft: Draft) => {
      const sendDraft = await module.sendDraft?.();
      if (!sendDraft) return;
      const remember = (progress: object) => writeDraft({ ...draft, progress });
      notify(await sendDraft(draft, { gateway, session, remember }));
      await deleteDraft(draft.id);
    };
    for (const draft of drafts)
      if (draft.pending?.state === 'sending')
        send(draft).catch(async (error: unknown) => {
          const reason = error instanceof SaveRefused ? error.message : 'Couldn’t reach the database.';
          await writeDraft({
            ...draft,
            pending: { ...draft.pending, since: Date.now(), state: 'refused', reason },
          });
          notify({ title: 'Not saved', message: reason, tone: 'danger' });
        });
  }, [drafts, gateway, module, session]);
  return null;
}
