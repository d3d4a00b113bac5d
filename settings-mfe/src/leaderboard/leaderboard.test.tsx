import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { StoredFields } from '@console/shared/data';
import { host, renderScreen, seasonFields } from '@console/shared/testing';
import { SettingsScreen } from '../settings.screen';

const path = 'season_leaderbaord_setting/S1';

async function open(fields?: StoredFields) {
  const documents = { 'seasons/S1': seasonFields(), ...(fields && { [path]: fields }) };
  const page = renderScreen(<SettingsScreen />, { session: host(), documents, at: '/settings?season=S1' });
  const user = userEvent.setup();
  const form = within(await screen.findByRole('form', { name: 'Leaderboard View' }));
  return {
    user,
    form,
    choose: (name: string, choice: string) =>
      user.selectOptions(form.getByRole('combobox', { name }), [choice]),
    limit: (which: 'One' | 'Two') => form.getByRole('textbox', { name: `Limit ${which}` }),
    update: () => user.click(form.getByRole('button', { name: 'Update' })),
    saved: () => page.gateway.documents()[path],
    /** Another person stores it. */
    put: (theirs: StoredFields) => act(() => page.gateway.put(path, theirs)),
  };
}

const toast = () => screen.findByText('Season Leaderboard View updated successfully');

describe('the leaderboard view', () => {
  it('offers the specified choices @3.21 @3.22', async () => {
    const { form } = await open({ appearance: 'type-1', type: 'all' });
    const choices = (name: string) =>
      [...form.getByRole('combobox', { name }).children].map(({ textContent }) => textContent);
    expect(choices('Appearance')).toEqual(['After User Played Game', 'After Quiz Finished']);
    expect(choices('Type')).toEqual(['all', 'limit']);
  });

  it('is stored with integers under the season, and a toast confirms it @1.03 @2.79 @3.19 @3.20 @3.21 @3.23 @5.16 @6.13 @8.06 @8.08', async () => {
    const { user, choose, limit, update, saved } = await open();
    await choose('Appearance', 'After Quiz Finished');
    await choose('Type', 'limit');
    await user.type(limit('One'), '1');
    await user.type(limit('Two'), '25');
    await update();

    expect(await toast()).toBeInTheDocument();
    expect(screen.getByText('User Action')).toBeInTheDocument();
    expect(saved()).toEqual({
      season_id: 'S1',
      appearance: 'type-2',
      type: 'limit',
      limit_one: 1,
      limit_two: 25,
    });
  });

  it('requires no limits for type all; both are still stored as integers @3.21', async () => {
    const { choose, form, update, saved } = await open();
    await choose('Appearance', 'After User Played Game');
    await choose('Type', 'all');
    expect(form.queryByRole('textbox')).not.toBeInTheDocument();
    await update();
    await toast();
    expect(saved()).toEqual({
      season_id: 'S1',
      appearance: 'type-1',
      type: 'all',
      limit_one: 0,
      limit_two: 0,
    });
  });

  it('requires type and appearance @5.14 @8.03', async () => {
    const { form, update, saved } = await open();
    await update();
    expect(await form.findByRole('alert')).toHaveTextContent('Please fill all fields');
    expect(form.getByRole('combobox', { name: 'Appearance' })).toHaveFocus();
    expect(form.getByRole('combobox', { name: 'Type' })).toBeInvalid();
    expect(saved()).toBeUndefined();
  });

  it('requires both limits with type limit @5.15 @8.04', async () => {
    const { user, choose, form, limit, update, saved } = await open();
    await choose('Appearance', 'After Quiz Finished');
    await choose('Type', 'limit');
    await user.type(limit('One'), '1');
    await update();
    expect(await form.findByRole('alert')).toHaveTextContent('Missing limit One or Two');
    expect(limit('Two')).toHaveFocus();
    expect(limit('One')).toBeValid();
    expect(saved()).toBeUndefined();
  });

  it.each(['2.5', '-3', '1e400'])('rejects %s as a limit at its field @3.23', async (input) => {
    const { user, limit, update, saved } = await open({ type: 'limit', appearance: 'type-1', limit_one: 1 });
    await user.type(limit('Two'), input);
    await update();
    await waitFor(() => expect(limit('Two')).toHaveAccessibleDescription('Enter a whole number, such as 10'));
    expect(saved()).toEqual({ type: 'limit', appearance: 'type-1', limit_one: 1 });
  });

  it('keeps unused limits as they are stored @7.19', async () => {
    const stored = {
      season_id: 'S1',
      appearance: 'type-1',
      type: 'limit',
      limit_one: 1,
      limit_two: 25,
      of_another_client: 7,
    };
    const { user, choose, limit, update, saved } = await open(stored);
    await user.type(limit('Two'), '0');
    await choose('Type', 'all');
    await update();
    await toast();
    expect(saved()).toEqual({ ...stored, type: 'all' });
  });

  it('shows type and limits as one conflict when two people changed them', async () => {
    const stored = { season_id: 'S1', appearance: 'type-1', type: 'limit', limit_one: 1, limit_two: 25 };
    const { user, limit, choose, update, saved, put } = await open(stored);
    await choose('Appearance', 'After Quiz Finished');
    await user.type(limit('Two'), '0');
    put({ ...stored, limit_one: 3 });
    await update();
    const both = within(await screen.findByRole('group', { name: 'Type and limits' }));
    expect(both.getByRole('radio', { name: 'Theirs' })).toHaveAccessibleDescription(
      'Type limit Limit One 3 Limit Two 25',
    );
    await user.click(both.getByRole('radio', { name: 'Mine' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await toast();
    expect(saved()).toEqual({ ...stored, appearance: 'type-2', limit_two: 250 });
  });

  it.each(['12', 12.5])('does not accept %p as a limit, and stores the entered one instead', async (odd) => {
    const stored = { season_id: 'S1', appearance: 'type-1', type: 'limit', limit_one: 1, limit_two: odd };
    const { user, limit, update, saved } = await open(stored);
    expect(limit('Two')).toHaveValue('');
    await update();
    await waitFor(() => expect(limit('Two')).toHaveFocus());
    await user.type(limit('Two'), '12');
    await update();
    await toast();
    expect(saved()).toEqual({ ...stored, limit_two: 12 });
  });

  it('opens with empty fields for malformed values', async () => {
    const { form, limit } = await open({ type: 'limit', appearance: 'type-3', limit_one: Number.NaN });
    const appearance = form.getByRole('combobox', { name: 'Appearance' });
    expect(appearance).toHaveAccessibleDescription('Currently: type-3');
    expect(limit('One')).toHaveValue('');
  });
});
