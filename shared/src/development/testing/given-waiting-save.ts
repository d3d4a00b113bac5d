import { writeDraft } from '@console/shared/drafts';
import { storeSession, type Session } from '@console/shared/session';

/** Signs somebody in on this device, where a question that they have corrected in the season is still to be sent. */
export async function givenWaitingSave(session: Session, seasonId = 'S1'): Promise<void> {
  storeSession(session);
  await writeDraft({
    id: 'correction',
    owner: session.person.uid,
    form: 'question',
    address: `/update-question?season=${seasonId}&quiz=Q1&question=A`,
    updatedAt: 0,
    text: '',
    base: {},
    values: {},
    progress: {},
    pending: { since: 1, state: 'waiting' },
  });
}
