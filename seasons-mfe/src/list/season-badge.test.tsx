import { act, screen } from '@testing-library/react';
import { loggedOut, seasonChecked } from '@console/shared/selection';
import { host, manager, renderScreen, seasonFields } from '@console/shared/testing';
import { SeasonListScreen } from './season-list.screen';

const at = Date.UTC(2026, 0, 5, 3, 30);
const badges = () => screen.queryAllByRole('link', { name: /: check of/ });

beforeEach(() => localStorage.clear());

describe.each([manager(), host()])('the badge of a checked season', (session) => {
  async function open() {
    const rendered = renderScreen(<SeasonListScreen />, {
      session,
      documents: {
        'seasons/S1': seasonFields({ season: 'Gospels', host_email: session.person.email }),
        'seasons/S2': seasonFields({ season_id: 'S2', season: 'Acts', host_email: session.person.email }),
      },
    });
    await screen.findByRole('rowheader', { name: 'Acts' });
    return rendered;
  }

  it(`is shown to a ${session.role} for the season that was checked, and leads to its check`, async () => {
    const { store } = await open();
    expect(badges()).toEqual([]);
    act(() => void store.dispatch(seasonChecked({ seasonId: 'S1', faults: 2, hints: 1, at })));
    const badge = await screen.findByRole('link', {
      name: '2 problems, 1 warning: check of Gospels. Checked 2026-01-05 09:00',
    });
    expect(badge).toHaveAttribute('href', '/check-season?season=S1');
    expect(badges()).toHaveLength(1);
  });

  it('says that a season is ready, and is forgotten at logout', async () => {
    const { store } = await open();
    act(() => void store.dispatch(seasonChecked({ seasonId: 'S1', faults: 0, hints: 0, at })));
    expect(await screen.findByRole('link', { name: /^Ready: check of Gospels/ })).toBeVisible();
    act(() => void store.dispatch(loggedOut()));
    expect(badges()).toEqual([]);
  });
});
