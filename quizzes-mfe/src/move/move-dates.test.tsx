import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DataError } from '@console/shared/data';
import {
  host,
  quizFields,
  renderScreen,
  seasonFields,
  setNow,
  type Documents,
} from '@console/shared/testing';
import { QuizListScreen } from '../list/quiz-list.screen';

const at = (day: number, hour: number) => new Date(2026, 0, day, hour);
const pathOf = (id: string) => `seasons/S1/quizzes/${id}`;

setNow(at(5, 9));

const contest: Documents = {
  'seasons/S1': seasonFields({ start: at(1, 0), end: at(20, 0) }),
  [pathOf('Q1')]: quizFields({ title: 'Ruth', start: at(11, 9), end: at(12, 18) }),
  [pathOf('Q2')]: quizFields({ title: 'Esther', start: at(2, 9), end: at(3, 18), status: 'Finished' }),
  [pathOf('Q3')]: quizFields({ title: 'Job', start: null, end: null }),
};

async function open(...names: string[]) {
  const user = userEvent.setup();
  const page = renderScreen(<QuizListScreen />, {
    session: host(),
    documents: contest,
    at: '/home?season=S1',
  });
  for (const name of names) await user.click(await screen.findByRole('checkbox', { name: `Select ${name}` }));
  await user.click(screen.getByRole('button', { name: 'Move dates…' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Move dates of/ }));
  const datesOf = (id: string) => {
    const { start, end } = page.gateway.documents()[pathOf(id)] ?? {};
    return [start, end];
  };
  const move = () => user.click(dialog.getByRole('button', { name: 'Move dates' }));
  return { ...page, user, dialog, datesOf, move };
}

describe('moving the dates of several quizzes', () => {
  it('shows the new dates first, stores them as one action, and takes all back by one Undo', async () => {
    const { user, gateway, dialog, datesOf, move } = await open('Ruth', 'Esther', 'Job');
    const days = dialog.getByRole('textbox', { name: 'Number of days' });
    await user.clear(days);
    expect(days).toHaveAccessibleDescription(/^Enter whole days, from 1 to/);
    await user.type(days, '8');
    const rowOf = (name: string) =>
      dialog.getAllByRole('listitem').find(({ textContent }) => textContent.startsWith(name));
    expect(rowOf('Ruth')).toHaveTextContent(
      'RuthBeforeSun 2026-01-11 09:00 – Mon 2026-01-12 18:00AfterMon 2026-01-19 09:00 – Tue 2026-01-20 18:00',
    );
    expect(rowOf('Ruth')).toHaveTextContent('after the season’s end (2026-01-20 00:00)');
    expect(rowOf('Esther')).toHaveTextContent('AfterSat 2026-01-10 09:00');
    expect(dialog.getByText('1 quiz has no dates to move.')).toBeVisible();
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Direction' }), 'Earlier');
    await move();
    expect(await screen.findByText('Moved 2 quizzes 8 days earlier.')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(datesOf('Q1')).toEqual([at(3, 9), at(4, 18)]);
    expect(datesOf('Q2')).toEqual([new Date(2025, 11, 25, 9), new Date(2025, 11, 26, 18)]);
    expect(gateway.history().filter(({ kind }) => kind !== undefined)).toMatchObject([
      { kind: 'quizzes_moved', complete: true, total: 2 },
    ]);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(datesOf('Q2')).toEqual([at(2, 9), at(3, 18)]));
    expect(datesOf('Q1')).toEqual([at(11, 9), at(12, 18)]);
  });

  it('leaves dates that others have changed since, and keeps their quizzes selected', async () => {
    const { gateway, datesOf, move } = await open('Ruth', 'Esther');
    const others = quizFields({ title: 'Ruth', start: at(11, 9), end: at(13, 18) });
    act(() => gateway.put(pathOf('Q1'), others));
    // Other fields stay as others have set them.
    act(() => gateway.put(pathOf('Q2'), quizFields({ title: 'Esther 2', start: at(2, 9), end: at(3, 18) })));
    await move();
    expect(
      await screen.findByText(/^Moved 1 quiz 7 days later. 1 quiz was skipped because someone just changed/),
    ).toBeVisible();
    expect(gateway.documents()[pathOf('Q1')]).toEqual(others);
    expect(gateway.documents()[pathOf('Q2')]).toMatchObject({ title: 'Esther 2', start: at(9, 9) });
    expect(datesOf('Q2')).toEqual([at(9, 9), at(10, 18)]);
    expect(screen.getByRole('checkbox', { name: 'Select Ruth' })).toBeChecked();
    expect(screen.getByText('1 quiz selected')).toBeVisible();
  });

  it('goes on after a failure, in the same entry of the history, and moves nothing twice', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const { user, gateway, dialog, datesOf, move } = await open('Ruth', 'Esther');
    const { transact } = gateway;
    let transactions = 0;
    gateway.transact = async (work, action) => {
      const result = await transact(work, action);
      // The entry is begun by the first one.
      if ((transactions += 1) === 2) throw new DataError('unavailable', 'No answer');
      return result;
    };
    await move();
    await user.click(await dialog.findByRole('button', { name: 'Move the rest' }));
    expect(await screen.findByText('Moved 2 quizzes 7 days later.')).toBeVisible();
    expect(datesOf('Q1')).toEqual([at(18, 9), at(19, 18)]);
    expect(gateway.history().filter(({ kind }) => kind !== undefined)).toMatchObject([
      { kind: 'quizzes_moved', complete: true },
    ]);
  });
});
