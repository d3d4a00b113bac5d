import { act, screen, waitFor } from '@testing-library/react';
import { writeDraft } from '@console/shared/drafts';
import { paths } from '@console/shared/model';
import { admin, silentDatabase } from '@console/shared/testing';
import { Page } from '@console/shared/ui';
import { renderConsole, type TestModule } from '../testing/render-console';

const seasons: TestModule = {
  title: 'Seasons',
  screens: { [paths.seasonList]: { Screen: () => <Page title="Seasons">…</Page> } },
};

describe('Logout in a browser whose IndexedDB never answers', () => {
  const database = silentDatabase();
  beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
  afterEach(() => {
    jest.useRealTimers();
    database.remove();
  });

  const inTime = () => act(() => jest.advanceTimersByTimeAsync(2000));

  it('prompts about the drafts of this page, and ends the session', async () => {
    const draft = { id: 'D1', owner: admin().person.uid, form: 'cards', address: '/', updatedAt: Date.now() };
    void writeDraft({ ...draft, text: '', base: {}, values: {}, progress: {} });
    const { user, pages } = renderConsole({ at: paths.seasonList, session: admin(), modules: [seasons] });
    await user.click(await screen.findByRole('button', { name: 'Logout' }));
    await inTime();
    await user.click(await screen.findByRole('button', { name: 'Log out' }));
    await inTime();
    await waitFor(() => expect(pages).toEqual(['/']));
    expect(localStorage).toHaveLength(0);
  });
});
