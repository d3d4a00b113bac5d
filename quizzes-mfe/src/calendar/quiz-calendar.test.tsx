import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readJson, storageKeys } from '@console/shared/storage';
import {
  host,
  quizFields,
  renderScreen,
  seasonFields,
  setNow,
  type Documents,
} from '@console/shared/testing';
import { QuizListScreen } from '../list/quiz-list.screen';

const at = (day: number, hour = 9) => new Date(2026, 2, day, hour);
setNow(at(11));

const contest: Documents = {
  'seasons/S1': seasonFields({ start: at(2), end: at(31) }),
  'seasons/S1/quizzes/Q1': quizFields({ title: 'Genesis', start: at(3), end: at(4), status: 'Finished' }),
  'seasons/S1/quizzes/Q2': quizFields({ title: 'Exodus', start: at(25), end: at(26) }),
  'seasons/S1/quizzes/Q3': quizFields({ title: 'Leviticus', start: null, end: null }),
};

const open = (at = '/home?season=S1&beside=calendar', documents = contest) => ({
  ...renderScreen(<QuizListScreen />, { session: host(), documents, at }),
  user: userEvent.setup(),
});
const calendar = async () => within(await screen.findByRole('region', { name: 'Calendar' }));
const toggle = () => screen.findByRole('button', { name: 'Calendar' });

describe('the calendar of a season', () => {
  it('is opened and closed by a button, which has the focus again, and its address says so', async () => {
    const { user, address } = open('/home?season=S1');
    expect(await toggle()).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('region', { name: 'Calendar' })).not.toBeInTheDocument();
    await user.click(await toggle());
    expect(await screen.findByRole('heading', { level: 2, name: 'Calendar' })).toHaveFocus();
    expect(await toggle()).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(address()).toBe('/home?season=S1&beside=calendar'));
    await user.click((await calendar()).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('region', { name: 'Calendar' })).not.toBeInTheDocument();
    expect(await toggle()).toHaveFocus();
    await waitFor(() => expect(address()).toBe('/home?season=S1'));
  });

  it('is open without the focus where the address names it', async () => {
    open();
    const heading = await (await calendar()).findByRole('heading', { name: 'Calendar' });
    expect(heading).not.toHaveFocus();
    expect(screen.getByRole('table', { name: 'Quizzes' })).toBeVisible();
  });

  it('says once, where the weeks of a quiz of years end, that it is longer', async () => {
    const years = quizFields({ title: 'Psalms', start: at(3), end: new Date(2041, 2, 3, 9) });
    open(undefined, { 'seasons/S1': seasonFields(), 'seasons/S1/quizzes/Q1': years });
    const sentence = (await calendar()).getByText(
      'This quiz ends on 2041-03-03. Its later weeks aren’t listed.',
    );
    const entries = (await calendar()).getAllByRole('link', { name: 'Psalms' });
    expect(sentence.closest('li')).toBe(entries.at(-1)?.closest('li'));
  });

  it('names gaps, what has no start, and today', async () => {
    open();
    const shown = await calendar();
    expect(shown.getByText('20 days without a quiz')).toBeVisible();
    expect(shown.getByText('2026-03-05 to 2026-03-24')).toBeVisible();
    expect(shown.getByText('1 gap of a week or more')).toBeVisible();
    expect(shown.getByText('1 quiz without a start')).toBeVisible();
    expect(shown.getByText('Today, 2026-03-11')).toHaveAttribute('aria-current', 'date');
    await userEvent.click(shown.getByRole('button', { name: 'Today' }));
    expect(shown.getByText('Today, 2026-03-11')).toHaveFocus();
  });

  it('links each quiz to its questions, in the order of their time, with its status and dates', async () => {
    const { user, store } = open();
    const links = (await calendar()).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(['Genesis', 'Exodus', 'Leviticus']);
    const entry = within(links[0]?.closest('li') ?? document.body);
    expect(entry.getByText('Finished')).toBeVisible();
    expect(entry.getByText('2026-03-03 09:00')).toBeVisible();
    expect(links[0]).toHaveAttribute('href', '/quizzes?season=S1&quiz=Q1');
    await user.click((await calendar()).getByRole('link', { name: 'Genesis' }));
    expect(store.getState().selection).toMatchObject({ quizId: 'Q1' });
    expect(readJson(storageKeys.quizDetails)).toMatchObject({ title: 'Genesis' });
  });

  it('shows all quizzes, whatever the list has found', async () => {
    open('/home?season=S1&beside=calendar&search=Exodus');
    expect((await calendar()).getAllByRole('link')).toHaveLength(3);
    await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(1));
  });

  it('follows changes: overlaps, and what is outside the season', async () => {
    const { gateway } = open();
    const shown = await calendar();
    expect(shown.queryByText(/overlap/)).not.toBeInTheDocument();
    act(() => {
      gateway.put('seasons/S1/quizzes/Q3', quizFields({ title: 'Leviticus', start: at(25), end: at(30) }));
      gateway.put('seasons/S1', seasonFields({ start: at(2), end: at(28) }));
    });
    expect(await shown.findByText('2 quizzes overlap another')).toBeVisible();
    expect(shown.getByText('Overlaps with “Exodus”.')).toBeVisible();
    expect(shown.getByText('1 quiz outside the season')).toBeVisible();
  });

  it('has a quiz of several weeks in each of them, with its status in the first', async () => {
    open('/home?season=S1&beside=calendar', {
      'seasons/S1': contest['seasons/S1'] ?? {},
      'seasons/S1/quizzes/Q1': quizFields({
        title: 'Genesis',
        start: at(4),
        end: at(23, 0),
        status: 'Ongoing',
      }),
    });
    const shown = await calendar();
    const weeks = ['2026-03-02 to 2026-03-08', '2026-03-09 to 2026-03-15', '2026-03-16 to 2026-03-22'];
    const week = (name: string) =>
      within(shown.getByRole('heading', { name }).closest('li') ?? document.body);
    for (const name of weeks) expect(week(name).getByRole('link', { name: 'Genesis' })).toBeVisible();
    expect(shown.getAllByRole('link')).toHaveLength(weeks.length);
    expect(shown.getAllByText('Ongoing')).toHaveLength(1);
    expect(week('2026-03-02 to 2026-03-08').getByText('Ongoing')).toBeVisible();
  });

  it('says so when there is nothing to mend', async () => {
    open('/home?season=S1&beside=calendar', {
      'seasons/S1': seasonFields({ start: at(10), end: at(14) }),
      'seasons/S1/quizzes/Q1': quizFields({ title: 'Genesis', start: at(12), end: at(13) }),
    });
    expect(
      (await calendar()).getByText('No gaps, no overlaps, and nothing outside the season.'),
    ).toBeVisible();
  });

  it('says nothing of gaps while quizzes are loading', async () => {
    const more = Object.fromEntries(
      Array.from({ length: 30 }, (_, index) => [
        `seasons/S1/quizzes/N${index}`,
        quizFields({ title: `Quiz ${index}`, start: at(31, index), end: at(31, index + 1) }),
      ]),
    );
    const { gateway } = open(undefined, { ...contest, ...more });
    const letGo = gateway.holdBack();
    const shown = await calendar();
    expect(shown.getByText('Some quizzes may be missing, so gaps are not shown.')).toBeVisible();
    expect(shown.queryByText(/without a quiz/)).not.toBeInTheDocument();
    await act(async () => letGo());
    expect(await shown.findByText('20 days without a quiz')).toBeVisible();
  });
});
