import { useState } from 'react';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SessionProvider, useSessionAccess, type SessionAccess } from '@console/shared/session';
import { host, manager, renderScreen, type Documents } from '@console/shared/testing';
import { DeletionRequestScreen } from './deletion-request.screen';

const reasonBox = () => screen.findByRole('textbox', { name: 'Reason' });
const confirmBox = () => screen.getByRole('checkbox', { name: /^I understand/ });
const submitButton = () => screen.getByRole('button', { name: 'Submit' });
const emailBox = () => screen.queryByRole('textbox', { name: 'Email' });

const requestsIn = ({ documents }: { documents(): Documents }) =>
  Object.entries(documents()).filter(([path]) => path.startsWith('account_deletion_requests/'));

function open(options: Parameters<typeof renderScreen>[1] = {}) {
  const page = renderScreen(<DeletionRequestScreen />, { session: host(), ...options });
  return { ...page, user: userEvent.setup(), requests: () => requestsIn(page.gateway) };
}

describe('a signed-in person', () => {
  it('sees their e-mail, and sends a request that is stored with it @1.05 @2.81 @2.82 @3.31 @4.14 @7.21 @9.03', async () => {
    const { user, requests } = open();
    await user.type(await reasonBox(), ' I have no time any more ');
    expect(emailBox()).toHaveValue('host@example.org');
    await user.click(confirmBox());
    await user.click(submitButton());

    expect(await screen.findByText(/permanently deleted within 15 days/)).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('heading', { level: 2 })).toHaveFocus());
    expect(submitButton).toThrow();
    const [[path, fields] = ['', {}], ...others] = requests();
    expect(others).toEqual([]);
    expect(path).toBe('account_deletion_requests/uid-host');
    const { requestDate, ...rest } = fields;
    expect(requestDate).toBeInstanceOf(Date);
    expect(rest).toEqual({ email: 'host@example.org', uid: 'uid-host', reason: 'I have no time any more' });
  });

  it('must tick the box @5.18', async () => {
    const { user, requests } = open();
    await user.type(await reasonBox(), 'No time');
    await user.click(submitButton());
    await waitFor(() => expect(confirmBox()).toHaveFocus());
    expect(confirmBox()).toHaveAccessibleDescription('Select this box to confirm');
    expect(requests()).toEqual([]);
  });

  it('need not give a reason @5.20', async () => {
    const { user, requests } = open();
    await reasonBox();
    await user.click(confirmBox());
    await user.click(submitButton());
    await screen.findByText(/within 15 days/, { selector: 'h2 ~ p' });
    expect(requests()).toEqual([[expect.anything(), expect.objectContaining({ reason: '' })]]);
  });

  it("enables the submit button's ready style only with a tick and a reason @5.19", async () => {
    const { user } = open();
    const reason = await reasonBox();
    const plain = submitButton().className;
    await user.type(reason, 'x');
    expect(submitButton().className).toBe(plain);
    await user.click(confirmBox());
    expect(submitButton().className).not.toBe(plain);
    await user.clear(reason);
    expect(submitButton().className).toBe(plain);
  });

  it('keeps the input when a request fails, and stores one request after several attempts', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const { user, gateway, requests } = open();
    await user.type(await reasonBox(), 'No time');
    await user.click(confirmBox());
    const { transact } = gateway;
    gateway.transact = async (work) => {
      await transact(work);
      throw new Error('The answer was lost');
    };
    await user.click(submitButton());
    expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t send the request.');
    expect(await reasonBox()).toHaveValue('No time');

    gateway.transact = transact;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByText(/within 15 days/, { selector: 'h2 ~ p' });
    expect(requests()).toHaveLength(1);
  });

  it('sees since when their request is open, and sends no other @7.21', async () => {
    const open12 = new Date(2026, 10, 12, 9, 30);
    const path = 'account_deletion_requests/uid-host';
    const stored = { email: 'host@example.org', uid: 'uid-host', requestDate: open12, reason: 'Earlier' };
    const { user, requests } = open({ documents: { [path]: stored } });
    await user.type(await reasonBox(), 'Again');
    await user.click(confirmBox());
    await user.click(submitButton());

    expect(await screen.findByRole('heading', { level: 2 })).toHaveTextContent(
      'Your request is already open',
    );
    expect(screen.getByText(/^You sent this on/)).toHaveTextContent(
      'You sent this on 2026-11-12 09:30. You don’t need to send another.',
    );
    expect(screen.getByText(/permanently deleted within 15 days of your request/)).toBeVisible();
    expect(requests()).toEqual([[path, stored]]);
  });

  it('sees how many characters a reason has too many, and sends nothing', async () => {
    const { user, requests } = open();
    await user.click(await reasonBox());
    await user.paste('x'.repeat(1002));
    await user.click(confirmBox());
    await user.click(submitButton());
    expect(await reasonBox()).toHaveAccessibleDescription(
      /Use at most 1,000 characters. You have 1,002: remove 2\./,
    );
    expect(await reasonBox()).toHaveValue('x'.repeat(1002));
    expect(requests()).toEqual([]);
  });

  it('sees a prompt to sign in again when the database refuses', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const { user, gateway } = open();
    await reasonBox();
    gateway.breakDown('denied');
    await user.click(confirmBox());
    await user.click(submitButton());
    expect(await screen.findByRole('alert')).toHaveTextContent('sign in again, then resend');
    expect(screen.getByRole('button', { name: 'Use another account' })).toBeEnabled();
  });
});

describe('a visitor who is not signed in', () => {
  /** Signs the Manager in, as the shell does, when the screen asks to stay on its page. */
  function SigningIn() {
    const access = useSessionAccess();
    const [session, setSession] = useState(access.session);
    const signIn: SessionAccess['signIn'] = async (options) => {
      if (!options?.stayHere) throw new Error('The shell would leave this page');
      setSession(manager());
      return { signedIn: true };
    };
    return (
      <SessionProvider value={{ ...access, session, signIn }}>
        <DeletionRequestScreen />
      </SessionProvider>
    );
  }

  it("keeps the form's input while signing in, and sends it @7.22", async () => {
    const page = renderScreen(<SigningIn />, { session: null });
    const user = userEvent.setup();
    await user.type(await reasonBox(), 'No time');
    await user.click(confirmBox());
    expect(emailBox()).not.toBeInTheDocument();
    await user.click(submitButton());

    await waitFor(() => expect(emailBox()).toHaveFocus());
    expect(emailBox()).toHaveValue('manager@example.org');
    expect(await reasonBox()).toHaveValue('No time');
    expect(confirmBox()).toBeChecked();
    await user.click(submitButton());
    await screen.findByText(/within 15 days/, { selector: 'h2 ~ p' });
    expect(requestsIn(page.gateway)).toEqual([
      [expect.anything(), expect.objectContaining({ email: 'manager@example.org', uid: 'uid-manager' })],
    ]);
  });

  it('is prompted to sign in by Submit, and sends nothing before the account is shown @7.22', async () => {
    const page = renderScreen(<SigningIn />, { session: null });
    const user = userEvent.setup();
    await reasonBox();
    await user.click(confirmBox());
    await user.click(submitButton());
    await waitFor(() => expect(emailBox()).toHaveValue('manager@example.org'));
    expect(requestsIn(page.gateway)).toEqual([]);
  });

  it('sees why signing in failed', async () => {
    const { user } = open({
      session: null,
      access: { signIn: async () => ({ signedIn: false, reason: 'failed', message: 'It was blocked.' }) },
    });
    await reasonBox();
    expect(screen.queryByRole('button', { name: 'Sign In' })).not.toBeInTheDocument();
    await user.click(confirmBox());
    await user.click(submitButton());
    expect(await screen.findByRole('alert')).toHaveTextContent('It was blocked.');
  });
});
