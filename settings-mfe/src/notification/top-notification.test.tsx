import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { StoredFields } from '@console/shared/data';
import { host, renderScreen, seasonFields } from '@console/shared/testing';
import { SettingsScreen } from '../settings.screen';

const path = 'season_top_notification/S1';

const stored: StoredFields = {
  season_id: 'S1',
  type: 'Note',
  title: 'Finals on Sunday',
  status: 'active',
  description: 'At Grace Church',
  button_text: '',
  button_link: '',
};

async function open(fields?: StoredFields) {
  const documents = { 'seasons/S1': seasonFields(), ...(fields && { [path]: fields }) };
  const page = renderScreen(<SettingsScreen />, { session: host(), documents, at: '/settings?season=S1' });
  const user = userEvent.setup();
  const form = within(await screen.findByRole('form', { name: 'Top Notification' }));
  return {
    ...page,
    user,
    choose: (name: string, value: string) =>
      user.selectOptions(form.getByRole('combobox', { name }), [value]),
    box: (name: string) => form.getByRole('textbox', { name }),
    form,
    update: () => user.click(form.getByRole('button', { name: 'Update' })),
    saved: () => page.gateway.documents()[path],
  };
}

const toast = () => screen.findByText('Top notification settings updated successfully');

describe('the top notification', () => {
  it('says beside the fields of an active button what it lacks', async () => {
    const { user, choose, box } = await open(stored);
    await choose('Type', 'Button');
    const noText = 'The notification is active, but its button has no text.';
    const noLink = 'The notification is active, but its button has no link.';
    expect(box('Button Text')).toHaveAccessibleDescription(noText);
    expect(box('Button Link')).toHaveAccessibleDescription(noLink);
    await user.type(box('Button Text'), 'Way there');
    await user.type(box('Button Link'), 'example.org');
    expect(box('Button Text')).toHaveAccessibleDescription('');
    expect(box('Button Link')).toHaveAccessibleDescription('Opens when a player presses the button.');
    await user.clear(box('Button Link'));
    await choose('Status', 'disabled');
    expect(box('Button Link')).toHaveAccessibleDescription('Opens when a player presses the button.');
  });

  it('is stored with every field under the season, and a toast confirms it @1.03 @2.79 @3.15 @3.16 @6.13 @8.06 @8.07', async () => {
    const { user, choose, box, update, saved } = await open();
    await choose('Status', 'active');
    await choose('Type', 'Button');
    await user.type(box('Title'), 'Finals on Sunday');
    await user.type(box('Description'), 'At Grace Church');
    await user.type(box('Button Text'), 'Way there');
    await user.type(box('Button Link'), 'https://example.org/map');
    await update();

    expect(await toast()).toBeInTheDocument();
    expect(screen.getByText('User Action')).toBeInTheDocument();
    expect(saved()).toEqual({
      season_id: 'S1',
      type: 'Button',
      title: 'Finals on Sunday',
      status: 'active',
      description: 'At Grace Church',
      button_text: 'Way there',
      button_link: 'https://example.org/map',
    });
  });

  it('offers the specified choices @3.17 @3.18 @4.07', async () => {
    const { form } = await open(stored);
    const choices = (name: string) =>
      within(form.getByRole('combobox', { name }))
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    expect(choices('Status')).toEqual(['active', 'disabled']);
    expect(choices('Type')).toEqual(['Note', 'Button']);
  });

  it('shows button text and link for type Button only @4.08', async () => {
    const { choose, form, box } = await open(stored);
    expect(form.queryByRole('textbox', { name: 'Button Text' })).not.toBeInTheDocument();
    await choose('Type', 'Button');
    expect(box('Button Text')).toBeVisible();
    expect(box('Button Link')).toBeVisible();
    await choose('Type', 'Note');
    expect(form.queryByRole('textbox', { name: 'Button Link' })).not.toBeInTheDocument();
  });

  it('requires status, type and title, not a description @4.07 @5.12 @5.13 @8.03', async () => {
    const { user, choose, box, form, update, saved } = await open();
    await update();
    expect(await form.findByRole('alert')).toHaveTextContent('Please fill all fields');
    expect(form.getByRole('combobox', { name: 'Status' })).toHaveFocus();
    expect(form.getByRole('combobox', { name: 'Type' })).toBeInvalid();
    expect(box('Title')).toBeInvalid();
    expect(box('Description')).toBeValid();

    await choose('Status', 'disabled');
    await choose('Type', 'Note');
    await user.type(box('Title'), 'Finals');
    await update();
    await waitFor(() =>
      expect(saved()).toMatchObject({ status: 'disabled', title: 'Finals', description: '' }),
    );
  });

  it.each([
    'javascript:alert(1)',
    'map',
    'grace@example.org',
    'ftp://example.org',
    'https://',
    'https://example.org/a b',
    'data:text/html,x',
  ])('rejects the link %s at its field', async (link) => {
    const { user, box, update, saved } = await open({ ...stored, type: 'Button' });
    await user.type(box('Button Link'), link);
    await update();
    await waitFor(() =>
      expect(box('Button Link')).toHaveAccessibleDescription(/starts with http:\/\/ or https:\/\//),
    );
    expect(box('Button Link')).toHaveFocus();
    expect(saved()).toMatchObject({ button_link: '' });
  });

  it.each([
    ['example.org/map', 'https://example.org/map'],
    [' Example.org?day=1 ', 'https://Example.org?day=1'],
    ['localhost.test:8080/a', 'https://localhost.test:8080/a'],
    ['http://example.org', 'http://example.org'],
  ])('stores the link %j as %s', async (typed, link) => {
    const { user, box, update, saved } = await open({ ...stored, type: 'Button' });
    await user.type(box('Button Link'), typed);
    await update();
    await waitFor(() => expect(saved()).toMatchObject({ button_link: link }));
    expect(box('Button Link')).toHaveValue(link);
  });

  it('calls text and link of a button neither required nor optional: a button needs them', async () => {
    await open({ ...stored, type: 'Button' });
    expect(screen.getAllByText('optional')).toHaveLength(1);
  });

  it('stores only the changed fields: another person’s change of another field stays @7.18', async () => {
    const { user, box, update, gateway, saved } = await open({ ...stored, of_another_client: 7 });
    await user.type(box('Title'), '!');
    act(() => gateway.put(path, { ...stored, of_another_client: 8, description: 'At Hope Church' }));
    expect(box('Description')).toHaveValue('At Grace Church');
    await update();

    await toast();
    expect(saved()).toEqual({
      ...stored,
      of_another_client: 8,
      title: 'Finals on Sunday!',
      description: 'At Hope Church',
    });
    expect(box('Description')).toHaveValue('At Hope Church');
  });

  it('shows theirs and mine where both changed the type or its button', async () => {
    const { user, choose, box, update, gateway, form, saved } = await open(stored);
    await choose('Type', 'Button');
    await user.type(box('Button Text'), 'Way there');
    act(() => gateway.put(path, { ...stored, type: 'Button', button_link: 'https://example.org' }));
    expect(await form.findByRole('status')).toHaveTextContent('Someone else changed Type and Button Link');
    await update();
    const both = within(await screen.findByRole('group', { name: 'Type and button' }));
    await user.click(both.getByRole('radio', { name: 'Theirs' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Already saved.')).toBeVisible();
    expect(saved()).toEqual({ ...stored, type: 'Button', button_link: 'https://example.org' });
    expect(box('Button Text')).toHaveValue('');
  });

  it('merges two concurrently created ones, with a choice where both have a value', async () => {
    const { user, choose, box, update, gateway, saved } = await open();
    await choose('Status', 'active');
    await choose('Type', 'Note');
    await user.type(box('Title'), 'Finals');
    act(() => gateway.put(path, { ...stored, title: 'Semifinals' }));
    await update();
    const title = within(await screen.findByRole('group', { name: 'Title' }));
    expect(screen.getAllByRole('group')).toHaveLength(1);
    await user.click(title.getByRole('radio', { name: 'Mine' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await toast();
    expect(saved()).toEqual({ ...stored, title: 'Finals' });
  });

  it('updates with the document while there is no unsaved input, and continues from what was saved', async () => {
    const { user, box, update, gateway, saved } = await open(stored);
    act(() => gateway.put(path, { ...stored, title: 'Finals on Monday' }));
    await waitFor(() => expect(box('Title')).toHaveValue('Finals on Monday'));

    await user.type(box('Title'), '  ');
    await user.type(box('Description'), '!');
    await update();
    await toast();
    expect(saved()).toMatchObject({ title: 'Finals on Monday', description: 'At Grace Church!' });
    await user.clear(box('Description'));
    await update();
    await waitFor(() => expect(saved()).toMatchObject({ description: '' }));
  });

  it('keeps a hidden button as it is stored', async () => {
    const button = { ...stored, type: 'Button', button_text: 'Map', button_link: 'https://example.org' };
    const { user, choose, box, update, saved } = await open(button);
    await user.type(box('Button Text'), ' of the way');
    await choose('Type', 'Note');
    await update();
    await toast();
    expect(saved()).toEqual({ ...button, type: 'Note' });
  });

  it('shows an unknown status, and requires a known one', async () => {
    const { form, update } = await open({ ...stored, status: 'paused', title: 7 });
    const status = form.getByRole('combobox', { name: 'Status' });
    expect(status).toHaveAccessibleDescription('Currently: paused');
    expect(status).toHaveValue('');
    await update();
    expect(await form.findByRole('alert')).toHaveTextContent('Please fill all fields');
  });

  it('keeps the input without a connection, and saves it with Retry', async () => {
    const errors = jest.spyOn(console, 'error').mockImplementation(() => {});
    const { user, box, form, update, gateway, saved } = await open(stored);
    await user.type(box('Title'), '!');
    gateway.breakDown('unavailable');
    await update();
    expect(await form.findByText(/^Not saved yet. Your changes are on this device/)).toBeVisible();
    expect(errors).toHaveBeenCalled();
    expect(box('Title')).toHaveValue('Finals on Sunday!');

    gateway.heal();
    await user.click(form.getByRole('button', { name: 'Retry' }));
    await toast();
    expect(saved()).toMatchObject({ title: 'Finals on Sunday!' });
  });
});
