import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { StoredFields } from '@console/shared/data';
import {
  enterPartOfDate,
  host,
  quizFields,
  renderScreen,
  seasonFields,
  setNow,
  type MemoryGateway,
} from '@console/shared/testing';
import { QuizListScreen } from '../list/quiz-list.screen';

const at = (day: number, hour: number) => new Date(2026, 0, day, hour);
const path = 'seasons/S1/quizzes/Q1';
/** Without a description, which the form requires. */
const ruth = (fields: StoredFields = {}) =>
  quizFields({ title: 'Ruth', description: '', start: at(11, 9), end: at(12, 18), ...fields });

setNow(at(5, 9));

/** So many that Ruth is on the second page. */
const putTenAbove = ({ put }: Pick<MemoryGateway, 'put'>) => {
  for (let index = 0; index < 10; index += 1)
    put(`seasons/S1/quizzes/N${index}`, quizFields({ title: `Quiz ${index}`, start: at(20, index) }));
};

async function open(documents: Record<string, StoredFields> = { [path]: ruth() }, filters = '') {
  const user = userEvent.setup();
  const page = renderScreen(<QuizListScreen />, {
    session: host(),
    documents: { 'seasons/S1': seasonFields(), ...documents },
    at: `/home?season=S1${filters}`,
  });
  const button = await screen.findByRole('button', { name: '2026-01-11 09:00, Change dates of Ruth' });
  await user.click(button);
  await screen.findByRole('dialog', { name: 'Change dates of Ruth' });
  return { ...page, user, button, stored: () => page.gateway.documents()[path] };
}

const field = (label: 'Start Time' | 'End Time') => screen.getByLabelText<HTMLInputElement>(label);
const enter = (label: 'Start Time' | 'End Time', value: string) =>
  fireEvent.change(field(label), { target: { value } });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

describe('the dates of a quiz in the list', () => {
  it('name what is missing of half a date, and store nothing', async () => {
    const { stored } = await open();
    enterPartOfDate(field('Start Time'));
    await save();
    expect(field('Start Time')).toHaveAccessibleDescription(/This date is incomplete/);
    expect(stored()).toMatchObject({ start: at(11, 9), end: at(12, 18) });
  });

  it('are changed without its form, also without a description, and back by Undo', async () => {
    const { gateway, stored, user } = await open();
    expect(field('Start Time')).toHaveValue('2026-01-11T09:00');
    enter('Start Time', '2026-01-11T10:30');
    enter('End Time', '2026-01-13T18:00');
    // Others' changes of other fields stay.
    act(() => gateway.put(path, ruth({ title: 'Ruth and Boaz' })));
    await save();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const moved = { start: new Date(2026, 0, 11, 10, 30), end: at(13, 18) };
    expect(stored()).toEqual(ruth({ title: 'Ruth and Boaz', ...moved }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(stored()).toEqual(ruth({ title: 'Ruth and Boaz' })));
  });

  it('have the rules of the form', async () => {
    const { stored } = await open();
    enter('End Time', '2026-01-10T18:00');
    await save();
    expect(field('End Time')).toHaveAccessibleDescription(/The end must be after the start/);
    enter('End Time', '');
    await save();
    expect(screen.getByText('Please all fields')).toBeVisible();
    expect(stored()).toEqual(ruth());
  });

  it('are asked for where others have changed the same', async () => {
    const { gateway, stored, user } = await open();
    enter('Start Time', '2026-01-11T10:00');
    act(() => gateway.put(path, ruth({ start: at(11, 11) })));
    await save();
    const choice = within(await screen.findByRole('group', { name: 'Start Time' }));
    expect(stored()).toEqual(ruth({ start: at(11, 11) }));
    await user.click(choice.getByRole('radio', { name: 'Mine' }));
    const dialog = screen.getByRole('dialog', { name: 'Someone else changed this too' });
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(stored()).toEqual(ruth({ start: at(11, 10), end: at(12, 19) })));
  });

  it('keep their length when the start is moved, or the end that was, which the dialog says', async () => {
    const { stored, user } = await open();
    enter('Start Time', '2026-01-14T09:00');
    expect(field('End Time')).toHaveValue('2026-01-15T18:00');
    expect(screen.getByText(/^The end moved with it: Thu/)).toHaveTextContent(/Thu 2026-01-15 18:00/);
    // The start is after the old end.
    expect(screen.queryByRole('button', { name: /^Keep/ })).not.toBeInTheDocument();
    // As while the parts of a date are typed.
    enter('Start Time', '');
    enter('Start Time', '2026-01-10T08:00');
    expect(field('End Time')).toHaveValue('2026-01-11T17:00');
    await user.click(screen.getByRole('button', { name: 'Keep Mon 2026-01-12 18:00' }));
    expect(field('End Time')).toHaveFocus();
    expect(field('End Time')).toHaveValue('2026-01-12T18:00');
    expect(screen.queryByText(/The end moved/)).not.toBeInTheDocument();
    enter('Start Time', '2026-01-10T07:00');
    await save();
    await waitFor(() => expect(stored()).toEqual(ruth({ start: at(10, 7) })));
  });

  it('keep an end that the person has entered when the start is moved', async () => {
    await open();
    enter('End Time', '2026-01-11T18:00');
    enter('Start Time', '2026-01-14T09:00');
    expect(field('End Time')).toHaveValue('2026-01-11T18:00');
    expect(screen.queryByText(/The end moved/)).not.toBeInTheDocument();
  });

  it('stay when the dialog is closed by keyboard', async () => {
    const { user, stored } = await open();
    enter('Start Time', '2026-01-11T10:00');
    screen.getByRole('button', { name: 'Cancel' }).focus();
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(stored()).toEqual(ruth());
  });

  it('leave the focus in the list when the quiz moves to another page', async () => {
    const others = Array.from({ length: 10 }, (_, index): [string, StoredFields] => [
      `seasons/S1/quizzes/N${index}`,
      quizFields({ title: `Quiz ${index}`, start: at(6, index) }),
    ]);
    const { button } = await open({ [path]: ruth(), ...Object.fromEntries(others) });
    enter('Start Time', '2026-01-01T10:00');
    await save();
    await waitFor(() => expect(button).not.toBeInTheDocument());
    expect(document.activeElement).toContainElement(screen.getByRole('table'));
    expect(document.body).not.toHaveFocus();
  });

  it('stay as typed when others push the quiz to another page, and are saved', async () => {
    const { gateway, stored, button } = await open();
    enter('Start Time', '2026-01-11T10:30');
    act(() => putTenAbove(gateway));
    await waitFor(() => expect(button).not.toBeInTheDocument());
    expect(field('Start Time')).toHaveValue('2026-01-11T10:30');
    await save();
    await waitFor(() =>
      expect(stored()).toEqual(
        ruth({ start: new Date(2026, 0, 11, 10, 30), end: new Date(2026, 0, 12, 19, 30) }),
      ),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(document.activeElement).toContainElement(screen.getByRole('table'));
    expect(document.body).not.toHaveFocus();
  });

  it('stay as typed when the quiz leaves the filters, with its new name', async () => {
    const { gateway } = await open(undefined, '&status=Upcoming');
    enter('Start Time', '2026-01-11T10:30');
    act(() => gateway.put(path, ruth({ status: 'Finished', title: 'Ruth and Boaz' })));
    const dialog = await screen.findByRole('dialog', { name: 'Change dates of Ruth and Boaz' });
    expect(await screen.findByText('No quiz found')).toBeVisible();
    expect(within(dialog).getByLabelText('Start Time')).toHaveValue('2026-01-11T10:30');
  });

  it('stay as typed when the quiz is deleted, which the dialog says', async () => {
    const { gateway, user } = await open();
    enter('Start Time', '2026-01-11T10:30');
    act(() => gateway.drop(path));
    expect(await screen.findByText(/^Someone deleted this, so you can no longer update it/)).toBeVisible();
    expect(field('Start Time')).toHaveValue('2026-01-11T10:30');
    await save();
    expect(gateway.documents()[path]).toBeUndefined();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('are not asked for again when the list is opened again', async () => {
    await open();
    cleanup();
    renderScreen(<QuizListScreen />, {
      session: host(),
      documents: { 'seasons/S1': seasonFields(), [path]: ruth() },
      at: '/home?season=S1',
    });
    await screen.findByRole('button', { name: /Change dates of Ruth/ });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('need a connection, and the dialog says so until the browser no longer claims that there is none', async () => {
    await open();
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(screen.getByText('You’re offline. You need a connection to change dates.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    onLine.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.queryByText(/^You’re offline/)).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
  });
});
