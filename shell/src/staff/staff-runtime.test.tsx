import { screen, waitFor } from '@testing-library/react';
import { paths, pathTo } from '@console/shared/model';
import { Link } from '@console/shared/router';
import { useSelection } from '@console/shared/selection';
import { host } from '@console/shared/testing';
import { Page } from '@console/shared/ui';
import { renderConsole, type TestModule } from '../testing/render-console';

/** Shows the selection, as every screen of a module reads it. */
function Selection() {
  const { seasonId, quizId, questionId } = useSelection();
  return (
    <Page title="The place">
      <p>{[seasonId, quizId, questionId].map((id) => id ?? 'none').join(' ')}</p>
      <Link to={paths.settings}>Season Settings</Link>
      <Link to={pathTo(paths.quizList, { season: 'S2' })}>Another season</Link>
    </Page>
  );
}

const screens = { [paths.quizList]: { Screen: Selection }, [paths.settings]: { Screen: Selection } };
const modules: TestModule[] = [{ title: 'Places', screens }];
const open = (at: string) => renderConsole({ at, session: host(), modules });

describe('the selection', () => {
  it('is stored in the browser as soon as a URL names it @2.34 @3.34', async () => {
    open('/home?season=S1&quiz=Q1');
    expect(await screen.findByText('S1 Q1 none')).toBeVisible();
    await waitFor(() => expect(localStorage.getItem('selected_quiz')).toBe('Q1'));
    expect(localStorage.getItem('selected_season')).toBe('S1');
  });

  it('is used for a URL that names none', async () => {
    const { user, address } = open('/home?season=S1&quiz=Q1');
    await user.click(await screen.findByRole('link', { name: 'Season Settings' }));
    expect(address()).toBe('/settings');
    expect(await screen.findByText('S1 Q1 none')).toBeVisible();
  });

  it('is used on the next visit, also when an older console stored it @3.34', async () => {
    const { reload } = open('/settings');
    expect(await screen.findByText('none none none')).toBeVisible();
    localStorage.setItem('selected_season', '{"season_id":"S1","season":"Gospels"}');
    localStorage.setItem('selected_quiz', 'Q1');
    reload();
    expect(await screen.findByText('S1 Q1 none')).toBeVisible();
  });

  it('drops the quiz when another season is opened', async () => {
    const { user } = open('/home?season=S1&quiz=Q1');
    await user.click(await screen.findByRole('link', { name: 'Another season' }));
    expect(await screen.findByText('S2 none none')).toBeVisible();
    await waitFor(() => expect({ ...localStorage }).toMatchObject({ selected_season: 'S2' }));
    expect(localStorage.getItem('selected_quiz')).toBeNull();
  });
});
