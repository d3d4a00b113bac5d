import { act, screen, waitFor } from '@testing-library/react';
import { readDrafts } from '@console/shared/drafts';
import type { Person } from '@console/shared/session';
import { admin, host } from '@console/shared/testing';
import { cards } from '../testing/card-form';
import { permissionOf, renderConsole } from '../testing/render-console';

const title = () => screen.findByRole('textbox', { name: 'Title' });
const cover = () => screen.findByRole('heading', { level: 1, name: 'Your sign-in has ended' });

/** The server ends the sign-in while a form has unsaved input. */
async function endWhileTyping(before: () => void = () => undefined) {
  const page = renderConsole({
    at: '/create-quiz?season=S1',
    session: admin(),
    modules: [cards],
    documents: permissionOf(host()),
  });
  await title();
  await page.user.type(await title(), 'Finals');
  act(before);
  // Unprompted, as the server does it.
  setTimeout(() => page.authenticator.become(null));
  await cover();
  const signInAgain = async (person: Person | null) => {
    page.authenticator.choose(person);
    await page.user.click(screen.getByRole('button', { name: 'Sign in again' }));
  };
  return { ...page, signInAgain };
}

describe('a sign-in that ends while there is unsaved input', () => {
  it('covers the form with a message, and keeps the page', async () => {
    const { pages } = await endWhileTyping();
    expect(screen.getByRole('alert')).toHaveTextContent('Sign in again as admin@example.org');
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(pages).toEqual([]);
  });

  it('continues with the same form once the same person has signed in', async () => {
    const { signInAgain, address } = await endWhileTyping();
    await signInAgain(admin().person);
    expect(await title()).toHaveValue('Finals');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(address()).toBe('/create-quiz?season=S1');
  });

  it("is shown from its top, and restores the field's focus and the tab's title", async () => {
    const scroll = jest.spyOn(window, 'scrollTo');
    const { signInAgain } = await endWhileTyping();
    expect(scroll).toHaveBeenCalledWith(0, 0);
    expect(document.title).toMatch(/^Your sign-in has ended/);
    await signInAgain(admin().person);
    await waitFor(async () => expect(await title()).toHaveFocus());
    expect(document.title).toMatch(/^Card S1/);
  });

  it('focuses the heading of the screen when no field had the focus', async () => {
    const { signInAgain } = await endWhileTyping(() => screen.getByRole<HTMLElement>('textbox').blur());
    await signInAgain(admin().person);
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Card S1' })).toHaveFocus());
  });

  it('restarts the subscriptions that the database ended with the sign-in', async () => {
    const { signInAgain, gateway } = await endWhileTyping();
    const watchSpy = jest.spyOn(gateway, 'watchDocument');
    await signInAgain(admin().person);
    await waitFor(() => expect(watchSpy).toHaveBeenCalledWith('seasons/S1', expect.anything()));
  });

  it('restarts the subscription to the role as well', async () => {
    const { signInAgain, gateway } = await endWhileTyping();
    const watchSpy = jest.spyOn(gateway, 'watchDocument');
    await signInAgain(admin().person);
    await waitFor(() =>
      expect(watchSpy).toHaveBeenCalledWith('user_permissions/uid-admin', expect.anything()),
    );
  });

  it('stays covered with a message when the person closes the window', async () => {
    const { signInAgain } = await endWhileTyping();
    await signInAgain(null);
    expect(await screen.findByText('The sign-in window was closed.')).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('shows nothing of the input to another person, and keeps it for its owner', async () => {
    const { signInAgain } = await endWhileTyping();
    await signInAgain(host().person);
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    for (const field of screen.queryAllByRole('textbox')) expect(field).toHaveValue('');
    expect(screen.queryByText(/^Draft restored/)).not.toBeInTheDocument();
    expect(await readDrafts()).toMatchObject([{ owner: 'uid-admin', text: 'Title: Finals' }]);
  });

  it('ends with logging out, after a prompt', async () => {
    const { user, pages } = await endWhileTyping();
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    await user.click(await screen.findByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(pages).toEqual(['/']));
    expect(localStorage).toHaveLength(0);
    expect(await readDrafts()).toEqual([]);
  });
});
