import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { manager, renderScreen, seasonFields, type Documents } from '@console/shared/testing';
import { SettingsScreen } from '../settings.screen';

const user = userEvent.setup();

async function open(block: string, documents: Documents = {}) {
  jest.spyOn(window, 'matchMedia').mockReturnValue(Object.assign(matchMedia(''), { matches: true }));
  renderScreen(<SettingsScreen />, {
    session: manager(),
    documents: { 'seasons/S1': seasonFields({ host_email: 'manager@example.org' }), ...documents },
    at: '/settings?season=S1',
  });
  const form = async (name: string) => within(await screen.findByRole('form', { name }));
  await user.click((await form(block)).getByRole('button', { name: 'Preview as a player' }));
  const phone = within(await screen.findByRole('complementary', { name: 'Player preview' }));
  return { form, phone };
}

afterEach(() => void jest.restoreAllMocks());

describe('the phone beside the settings', () => {
  it('shows the notification as it is typed, only while it is active', async () => {
    const { form, phone } = await open('Top Notification');
    const fields = await form('Top Notification');
    expect(await phone.findByRole('heading', { name: 'Gospels 2026' })).toBeVisible();
    await user.type(fields.getByLabelText('Title'), 'Bring a Bible');
    await user.selectOptions(fields.getByLabelText('Status'), 'disabled');
    expect(phone.queryByText('Bring a Bible')).not.toBeInTheDocument();
    await user.selectOptions(fields.getByLabelText('Status'), 'active');
    expect(phone.getByRole('note', { name: 'Top notification' })).toHaveTextContent('Bring a Bible');
  });

  it('shows what is typed in one block while another one has opened it', async () => {
    const { form, phone } = await open('Leaderboard View', {
      'season_leaderbaord_setting/S1': { appearance: 'type-1', type: 'all', limit_one: 0, limit_two: 0 },
    });
    expect(await phone.findByRole('list', { name: 'Example players' })).toBeVisible();
    await user.selectOptions((await form('Leaderboard View')).getByLabelText('Type'), 'limit');
    expect(phone.getByText(/^The leaderboard is empty/)).toBeVisible();
    const notification = await form('Top Notification');
    await user.type(notification.getByLabelText('Title'), 'Bring a Bible');
    await user.selectOptions(notification.getByLabelText('Status'), 'active');
    await user.selectOptions(phone.getByLabelText('Screen'), 'Season home');
    expect(phone.getByRole('note')).toHaveTextContent('Bring a Bible');
    expect(phone.getByText('Only Admins see where ads would come.')).toBeVisible();
  });

  it('closes by the same button, and keeps what is typed', async () => {
    const { form } = await open('Top Notification');
    const fields = await form('Top Notification');
    await user.type(fields.getByLabelText('Title'), 'Bring a Bible');
    await user.click(fields.getByRole('button', { name: 'Preview as a player', expanded: true }));
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
    expect(fields.getByLabelText('Title')).toHaveValue('Bring a Bible');
  });
});
