import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { StoredFields } from '@console/shared/data';
import { renderScreen, seasonFields } from '@console/shared/testing';
import { SettingsScreen } from '../settings.screen';

const path = 'season_ads_controller/S1';

async function open(fields?: StoredFields) {
  const documents = { 'seasons/S1': seasonFields(), ...(fields && { [path]: fields }) };
  const page = renderScreen(<SettingsScreen />, { documents, at: '/settings?season=S1' });
  const user = userEvent.setup();
  const form = within(await screen.findByRole('form', { name: 'Ads Settings' }));
  return {
    form,
    choose: (name: string, choice: string) =>
      user.selectOptions(form.getByRole('combobox', { name }), [choice]),
    noAds: () => user.click(form.getByRole('button', { name: 'No ads' })),
    update: () => user.click(form.getByRole('button', { name: 'Update' })),
    saved: () => page.gateway.documents()[path],
    /** Another person stores it. */
    put: (theirs: StoredFields) => act(() => page.gateway.put(path, theirs)),
  };
}

const quizLeaderboard = 'Quiz leaderboard to quiz intro screen';
const seasonLeaderboard = 'Season leaderboard to season home';
const results = 'Results to quiz intro';

const stored: StoredFields = {
  season_id: 'S1',
  ql_to_sh_show: 'Yes',
  ql_to_sh_type: 'Rewarded',
  sl_to_sh_show: 'No',
  sl_to_sh_type: 'Interstitial',
  rs_to_sh_show: 'Yes',
  rs_to_sh_type: 'Interstitial',
  quiz_intro_banner_show: 'No',
};

describe('the ads settings', () => {
  it('store all seven choices under the season, and a toast confirms it @2.79 @3.24 @3.25 @3.26 @3.27 @3.28 @6.06 @8.06 @8.09', async () => {
    const { choose, update, saved } = await open();
    await choose(`${quizLeaderboard}: shown`, 'Yes');
    await choose(`${quizLeaderboard}: type`, 'Rewarded');
    await choose(`${seasonLeaderboard}: shown`, 'No');
    await choose(`${seasonLeaderboard}: type`, 'Interstitial');
    await choose(`${results}: shown`, 'Yes');
    await choose(`${results}: type`, 'Interstitial');
    await choose('Quiz intro banner: shown', 'No');
    await update();

    expect(await screen.findByText('Ads configuration updated successfully')).toBeInTheDocument();
    expect(screen.getByText('User Action')).toBeInTheDocument();
    expect(saved()).toEqual(stored);
  });

  it('say with one press that there are none, and keep the types that were chosen', async () => {
    const { choose, noAds, update, saved } = await open();
    await choose(`${quizLeaderboard}: shown`, 'Yes');
    await choose(`${quizLeaderboard}: type`, 'Rewarded');
    await noAds();
    expect(saved()).toBeUndefined();
    await update();
    await screen.findByText('Ads configuration updated successfully');
    expect(saved()).toEqual({
      season_id: 'S1',
      ql_to_sh_show: 'No',
      ql_to_sh_type: 'Rewarded',
      sl_to_sh_show: 'No',
      sl_to_sh_type: 'Interstitial',
      rs_to_sh_show: 'No',
      rs_to_sh_type: 'Interstitial',
      quiz_intro_banner_show: 'No',
    });
  });

  it('change one choice and leave everything else that is stored @7.20', async () => {
    const { choose, update, saved } = await open({ ...stored, of_another_client: 7 });
    await choose(`${results}: shown`, 'No');
    await update();
    await screen.findByText('Ads configuration updated successfully');
    expect(saved()).toEqual({ ...stored, of_another_client: 7, rs_to_sh_show: 'No' });
  });

  it('show theirs and mine where both chose differently for one place', async () => {
    const { choose, update, saved, put } = await open(stored);
    await choose(`${results}: type`, 'Rewarded');
    await choose(`${results}: shown`, 'No');
    put({ ...stored, rs_to_sh_type: '', sl_to_sh_show: 'Yes' });
    await update();
    const type = within(await screen.findByRole('group', { name: `${results}: type` }));
    expect(type.getByRole('radio', { name: 'Theirs' })).toHaveAccessibleDescription('Empty');
    await userEvent.click(type.getByRole('radio', { name: 'Mine' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Ads configuration updated successfully');
    expect(saved()).toEqual({
      ...stored,
      rs_to_sh_type: 'Rewarded',
      rs_to_sh_show: 'No',
      sl_to_sh_show: 'Yes',
    });
  });

  it('offer Yes or No, and Rewarded or Interstitial @3.29 @3.30', async () => {
    const { form } = await open(stored);
    const offered = form
      .getAllByRole('combobox')
      .map((select) => [...select.children].map(({ textContent }) => textContent).join(' or '));
    const [show, type] = ['Yes or No', 'Rewarded or Interstitial'];
    expect(offered).toEqual([show, type, show, type, show, type, show]);
  });

  it.each([
    ['ql_to_sh_show', `${quizLeaderboard}: shown`],
    ['ql_to_sh_type', `${quizLeaderboard}: type`],
    ['sl_to_sh_show', `${seasonLeaderboard}: shown`],
    ['sl_to_sh_type', `${seasonLeaderboard}: type`],
    ['rs_to_sh_show', `${results}: shown`],
    ['rs_to_sh_type', `${results}: type`],
    ['quiz_intro_banner_show', 'Quiz intro banner: shown'],
  ])('require all seven, %s too @5.17 @8.03', async (field, name) => {
    const incomplete = { ...stored, [field]: '' };
    const { form, update, saved } = await open(incomplete);
    await update();
    expect(await form.findByRole('alert')).toHaveTextContent('Please fill all fields');
    const missing = form.getByRole('combobox', { name });
    expect(missing).toHaveFocus();
    expect(missing).toHaveAccessibleDescription('Choose one');
    expect(saved()).toEqual(incomplete);
  });
});
