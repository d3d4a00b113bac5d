import { act, waitFor } from '@testing-library/react';
import { deleteAllDrafts, deleteDraft, readDrafts, writeDraft } from '@console/shared/drafts';
import { grace, open, press, title } from '../testing/card-page';

/** A correction of the season, saved before and still to be sent. */
const givenCorrection = () =>
  writeDraft({
    ...{ id: 'correction', owner: grace.uid, form: 'question', address: '/update-question?season=S1' },
    ...{ updatedAt: Date.now(), text: '', base: {}, values: {}, progress: {} },
    pending: { since: 1, state: 'waiting' },
  });

const stored = async (id: string) => (await readDrafts()).some((draft) => draft.id === id);
const connection = (isOnline: boolean) => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);

/** Ends when a form that this causes to send its save has tried. */
const attempted = (cause: () => Promise<void>) =>
  act(async () => {
    await cause();
    await new Promise((resolve) => setTimeout(resolve));
  });

beforeEach(async () => {
  await deleteAllDrafts();
  history.pushState(null, '', '/update-quiz?season=S1');
});
afterEach(() => history.pushState(null, '', '/'));

describe('a form that stays open', () => {
  it('does not send its save past an earlier one when the connection returns, and does once that is sent', async () => {
    await givenCorrection();
    const save = jest.fn(async () => undefined);
    const { user } = open({ save });
    await user.type(title(), 'Finals');
    connection(false);
    await press('Save');
    await waitFor(async () => expect((await readDrafts()).every(({ pending }) => pending)).toBe(true));
    connection(true);
    await attempted(async () => void dispatchEvent(new Event('online')));
    expect(save).not.toHaveBeenCalled();
    await attempted(() => deleteDraft('correction'));
    expect(save).toHaveBeenCalledTimes(1);
  });

  it('keeps a save that is made online while an earlier one waits', async () => {
    await givenCorrection();
    const save = jest.fn(async () => undefined);
    const { user } = open({ save });
    await user.type(title(), 'Finals');
    await press('Save');
    await waitFor(async () => expect((await readDrafts()).every(({ pending }) => pending)).toBe(true));
    expect(save).not.toHaveBeenCalled();
    expect(await stored('correction')).toBe(true);
  });
});
