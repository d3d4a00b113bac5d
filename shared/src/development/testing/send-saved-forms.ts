import type { RemoteModule } from '@console/shared/contract';
import type { DataGateway } from '@console/shared/data';
import { deleteDraft, readDrafts, writeDraft } from '@console/shared/drafts';
import type { Session } from '@console/shared/session';
import type { Toast } from '@console/shared/ui';

/**
 * Sends the saves that wait on this device through the module, as the shell does when the connection is back.
 * @returns what the person is told
 * @throws what the module throws; then the draft is kept
 */
export async function sendSavedForms(
  { sendDraft }: RemoteModule,
  { gateway, session }: { gateway: DataGateway; session: Session },
): Promise<Toast[]> {
  const send = await sendDraft?.();
  const toasts: Toast[] = [];
  for (const draft of await readDrafts()) {
    if (!send || !draft.pending) continue;
    const remember = (progress: object) => writeDraft({ ...draft, progress });
    toasts.push(await send(draft, { gateway, session, remember }));
    await deleteDraft(draft.id);
  }
  return toasts;
}
