import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readDrafts } from '@console/shared/drafts';
import { seasonEditOpened } from '@console/shared/selection';
import { admin, enterPartOfDate, manager, renderScreen, seasonFields } from '@console/shared/testing';
import type { StoredFields } from '@console/shared/data';
import { seasonForm } from '../season.form';
import { SeasonEditScreen } from './season-edit.screen';

const field = (label: string) => screen.getByLabelText(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Update Season' }));
const stored = seasonFields({
  host_additional_email: 'manager@example.org',
  start: new Date(2026, 0, 10, 9, 0, 42),
  end: new Date(2026, 1, 10, 18, 30),
});

async function open(fields: StoredFields = stored, session = manager()) {
  const rendered = renderScreen(<SeasonEditScreen />, {
    session,
    documents: { 'seasons/S1': fields },
    at: '/update-season?season=S1',
  });
  await screen.findByLabelText('Season');
  return rendered;
}

beforeEach(() => localStorage.clear());

describe('update-season', () => {
  it('opens with the stored values, the status as Activate or Deactivate @2.55 @3.05 @7.05', async () => {
    await open();
    expect(field('Season')).toHaveValue('Gospels 2026');
    expect(field('Host')).toHaveValue('Grace Church');
    expect(field('Host Email')).toHaveValue('host@example.org');
    expect(field('Host Additional Email')).toHaveValue('manager@example.org');
    expect(field('Start Time')).toHaveValue('2026-01-10T09:00');
    expect(field('End Time')).toHaveValue('2026-02-10T18:30');
    expect(field('Description')).toHaveValue('A season on the four gospels');
    expect(field('Status')).toHaveDisplayValue('Activate');
    expect(field('Status')).toHaveAccessibleDescription('You can only open the quizzes of an active season.');
    expect([...field('Status').children].map((option) => option.textContent)).toEqual([
      'Activate',
      'Deactivate',
    ]);
  });

  it('says which stored e-mails match no sign-in, and corrects them with the next save', async () => {
    const emails = { host_email: 'Host@Example.org', host_additional_email: ' manager@example.org\u200b' };
    const { gateway } = await open({ ...stored, ...emails }, admin());
    expect(field('Host Email')).toHaveValue('host@example.org');
    expect(field('Host Email')).toHaveAccessibleDescription(
      'Saved as “Host@Example.org”: this person can’t see the season. Saving fixes it.',
    );
    expect(field('Host Additional Email')).toHaveAccessibleDescription(/^Saved as .* Saving fixes it.$/);
    await submit();
    expect(await screen.findByText('Season Gospels 2026 updated successfully')).toBeVisible();
    expect(gateway.documents()['seasons/S1']).toEqual({
      ...stored,
      host_email: 'host@example.org',
      host_additional_email: 'manager@example.org',
    });
  });

  it('leaves a host e-mail as it is for a Manager, who may not change it', async () => {
    const { gateway } = await open({ ...stored, host_email: 'Host@Example.org' });
    expect(field('Host Email')).toHaveAccessibleDescription(
      'Saved as “Host@Example.org”: this person can’t see the season. Only an Admin can change the host email.',
    );
    type('Host', 'Zion Church');
    await submit();
    expect(await screen.findByText('Season Gospels 2026 updated successfully')).toBeVisible();
    expect(gateway.documents()['seasons/S1']).toMatchObject({
      host: 'Zion Church',
      host_email: 'Host@Example.org',
    });
  });

  it('keeps a date of which only a part is entered in the draft, and says what is missing', async () => {
    await open();
    enterPartOfDate(field('End Time'));
    await submit();
    expect(field('End Time')).toHaveAccessibleDescription(/This date is incomplete.*This date is incomplete/);
    cleanup();
    expect(await readDrafts()).toMatchObject([
      { text: expect.stringMatching(/^End Time: This date is incomplete/) as string },
    ]);
    await open();
    await screen.findByText(/^Draft restored/);
    expect(field('End Time')).toHaveAccessibleDescription(/^This date is incomplete/);
  });

  it('shows the fields of a new season, then its status @2.54', async () => {
    await open();
    expect([...document.querySelectorAll('label')].map((label) => label.textContent)).toEqual([
      'Season',
      'Host',
      'Host Email',
      'Host Additional Email',
      'Start Time',
      'End Time',
      'Description',
      'Status',
    ]);
  });

  it('shows every field of the form', async () => {
    await open();
    for (const { label } of Object.values(seasonForm.fields))
      expect(screen.getByLabelText(label)).toBeVisible();
  });

  it('opens the stored season when the URL names none @2.56', async () => {
    const { store } = renderScreen(<SeasonEditScreen />, {
      documents: { 'seasons/S2': seasonFields({ season: 'Chosen earlier' }) },
      at: '/update-season',
    });
    act(() => void store.dispatch(seasonEditOpened('S2')));
    expect(await screen.findByDisplayValue('Chosen earlier')).toBeInTheDocument();
  });

  it('stores the season of its URL, and does not change the selected season', async () => {
    const { store } = await open();
    expect(store.getState().selection).toMatchObject({ seasonToUpdateId: 'S1', seasonId: null });
  });

  it.each(['/update-season', '/update-season?season=gone'])(
    'returns to the seasons from %s @2.57',
    async (at) => {
      const { address } = renderScreen(<SeasonEditScreen />, { at });
      await waitFor(() => expect(address()).toBe('/seasons'));
    },
  );

  it('shows that the season is deleted @2.57', async () => {
    renderScreen(<SeasonEditScreen />, { at: '/update-season?season=gone' });
    expect(await screen.findByText('This season no longer exists')).toBeInTheDocument();
  });

  it('keeps the input as a draft when the season is deleted', async () => {
    await open(stored, admin());
    type('Description', 'Half written');
    cleanup();
    renderScreen(<SeasonEditScreen />, { at: '/update-season?season=S1' });
    await screen.findByText('This season no longer exists');
    expect(await readDrafts()).toMatchObject([{ text: 'Description: Half written' }]);
  });

  it('stores a deactivation and nothing else, returns to the seasons and shows a toast @2.55 @2.58 @4.02 @6.07', async () => {
    const { gateway, address } = await open();
    await userEvent.selectOptions(field('Status'), 'Deactivate');
    await submit();
    await waitFor(() => expect(address()).toBe('/seasons'));
    expect(gateway.documents()).toEqual({ 'seasons/S1': { ...stored, status: 'deactivated' } });
    expect(await screen.findByText('Season Gospels 2026 updated successfully')).toBeInTheDocument();
  });

  it('stores an activation and nothing else @4.02', async () => {
    const deactivated = { ...stored, status: 'deactivated' };
    const { gateway, address } = await open(deactivated);
    expect(field('Status')).toHaveDisplayValue('Deactivate');
    await userEvent.selectOptions(field('Status'), 'Activate');
    await submit();
    await waitFor(() => expect(address()).toBe('/seasons'));
    expect(gateway.documents()).toEqual({ 'seasons/S1': { ...deactivated, status: 'active' } });
  });

  it('stores every changed field @3.01 @7.04', async () => {
    const { gateway, address } = await open();
    type('Season', 'Acts 2026');
    type('Host', 'Hope Church');
    type('Host Additional Email', ' third@example.org ');
    type('Start Time', '2026-03-01T10:00');
    type('End Time', '2026-04-01T10:00');
    type('Description', 'From Jerusalem to Rome');
    await submit();
    await waitFor(() => expect(address()).toBe('/seasons'));
    expect(gateway.documents()['seasons/S1']).toEqual({
      season_id: 'S1',
      season: 'Acts 2026',
      host: 'Hope Church',
      host_email: 'host@example.org',
      host_additional_email: 'third@example.org',
      discription: 'From Jerusalem to Rome',
      start: new Date('2026-03-01T10:00'),
      end: new Date('2026-04-01T10:00'),
      status: 'active',
    });
  });

  it('lets an Admin change the host e-mail @6.05', async () => {
    const { gateway, address } = await open(stored, admin());
    type('Host Email', 'grace@example.org');
    await submit();
    await waitFor(() => expect(address()).toBe('/seasons'));
    expect(gateway.documents()).toEqual({ 'seasons/S1': { ...stored, host_email: 'grace@example.org' } });
  });

  it('locks the host e-mail for a Manager and explains why @6.14', async () => {
    await open();
    expect(field('Host Email')).toBeDisabled();
    expect(field('Host Email')).toHaveAccessibleDescription('Only an Admin can change the host email.');
  });

  it('shows “Please all fields” when a field was emptied @5.07', async () => {
    const { gateway } = await open();
    type('Host Additional Email', '');
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent('Please all fields');
    expect(field('Host Additional Email')).toHaveFocus();
    expect(gateway.documents()).toEqual({ 'seasons/S1': stored });
  });

  it('requires a status where the stored one is unknown, and shows the stored one @5.06', async () => {
    await open({ ...stored, status: 'archived' });
    expect(field('Status')).toHaveDisplayValue('Choose a status');
    expect(field('Status')).toHaveAccessibleDescription('Currently: archived');
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent('Please all fields');
    expect(field('Status')).toHaveFocus();
  });

  it('opens a document with missing fields', async () => {
    await open({ season: 'Half written', start: 'soon' }, admin());
    expect(field('Season')).toHaveValue('Half written');
    expect(field('Start Time')).toHaveValue('');
  });
});

describe('while another person edits the same season', () => {
  it('keeps the input, and merges changes of different fields @7.04', async () => {
    const { gateway, address } = await open();
    type('Host', 'Hope Church');
    act(() => gateway.put('seasons/S1', { ...stored, season: 'Theirs' }));
    expect(field('Season')).toHaveValue('Gospels 2026');
    expect(field('Host')).toHaveValue('Hope Church');
    await submit();
    await waitFor(() => expect(address()).toBe('/seasons'));
    expect(gateway.documents()['seasons/S1']).toMatchObject({ season: 'Theirs', host: 'Hope Church' });
  });

  it("shows theirs and mine where both changed one field, with the form's labels @7.04", async () => {
    const { gateway, address } = await open(stored, admin());
    await userEvent.selectOptions(field('Status'), 'Deactivate');
    type('Host', 'Hope Church');
    act(() => gateway.put('seasons/S1', { ...stored, host: 'Peace Church', season: 'Theirs' }));
    await submit();
    const host = within(await screen.findByRole('group', { name: 'Host' }));
    expect(host.getByRole('radio', { name: 'Theirs' })).toHaveAccessibleDescription('Peace Church');
    expect(screen.getAllByRole('group')).toHaveLength(1);
    await userEvent.click(host.getByRole('radio', { name: 'Mine' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(address()).toBe('/seasons'));
    expect(gateway.documents()['seasons/S1']).toEqual({
      ...stored,
      season: 'Theirs',
      host: 'Hope Church',
      status: 'deactivated',
    });
  });

  it('keeps the input when the season is deleted, and shows a message', async () => {
    const { gateway, address } = await open();
    type('Host', 'Hope Church');
    act(() => gateway.drop('seasons/S1'));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Update Season' })).toBeDisabled());
    expect(screen.getByRole('status')).toHaveTextContent(
      'Someone deleted this, so you can no longer update it. Your changes are still here.',
    );
    expect(field('Host')).toHaveValue('Hope Church');
    expect(address()).toBe('/update-season?season=S1');
    expect(gateway.documents()).toEqual({});
  });

  it.each([
    ['an Admin', admin(), 'host@example.org'],
    ['a Manager who is its host', manager(), 'manager@example.org'],
  ])('lets %s store a deleted season as a new one, active', async (_who, session, host_email) => {
    const { gateway, address } = await open({ ...stored, host_email, status: 'deactivated' }, session);
    type('Host', 'Hope Church');
    act(() => gateway.drop('seasons/S1'));
    await userEvent.click(await screen.findByRole('button', { name: 'Save as new' }));
    await waitFor(() => expect(address()).toMatch(/^\/home\?season=/));
    const id = address().replace(/.*season=/, '');
    expect(gateway.documents()).toEqual({
      [`seasons/${id}`]: {
        ...stored,
        season_id: id,
        host: 'Hope Church',
        host_email,
        start: new Date(2026, 0, 10, 9),
        status: 'active',
      },
    });
  });

  it('does not offer a new season to a Manager who is not its host', async () => {
    const { gateway } = await open();
    type('Host', 'Hope Church');
    act(() => gateway.drop('seasons/S1'));
    expect(await screen.findByText(/Someone deleted this/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Save as new' })).not.toBeInTheDocument();
  });
});

describe('when the season cannot be read', () => {
  it('shows the failure, and opens it on Retry', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const { gateway } = renderScreen(<SeasonEditScreen />, {
      documents: { 'seasons/S1': stored },
      at: '/update-season?season=S1',
    });
    gateway.breakDown('unavailable');
    expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t reach the database.');
    gateway.heal();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByLabelText('Season')).toHaveValue('Gospels 2026');
  });
});
