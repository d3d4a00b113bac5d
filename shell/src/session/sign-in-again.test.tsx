import { act, screen, waitFor } from '@testing-library/react';
import { readDrafts } from '@console/shared/drafts';
import type { Person } from '@console/shared/session';
import { admin, host } from '@console/shared/testing';
import { cards } from '../testing/card-form';
import { permissionOf, renderConsole } from '../testing/render-console';

const title = () => screen.findByRole('textbox', { name: 'Title' });
const cover = () => screen.findByRole('heading', { level: 1, name: 'Your sign-in has ended' });

/** A form with something typed, when the server ends the sign-in. */
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
  // Unasked, as the server does it.
  setTimeout(() => page.authenticator.become(null));
  await cover();
  const signInAgain = async (person: Person | null) => {
    page.authenticator.choose(person);
    await page.user.click(screen.getByRole('button', { name: 'Sign in again' }));
  };
  return { ...page, signInAgain };
}

describe('a sign-in that ends under something typed', () => {
  it('covers the form, says so, and leaves the page where it is', async () => {
    const { pages } = await endWhileTyping();
    expect(screen.getByRole('alert')).toHaveTextContent('Sign in again as admin@example.org');
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(pages).toEqual([]);
  });

  it('goes on with the same form once the same person has signed in', async () => {
    const { signInAgain, address } = await endWhileTyping();
    await signInAgain(admin().person);
    expect(await title()).toHaveValue('Finals');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(address()).toBe('/create-quiz?season=S1');
  });

  it('is shown from its top, and gives the field its focus and the tab its title again', async () => {
    const scroll = jest.spyOn(window, 'scrollTo');
    const { signInAgain } = await endWhileTyping();
    expect(scroll).toHaveBeenCalledWith(0, 0);
    expect(document.title).toMatch(/^Your sign-in has ended/);
    await signInAgain(admin().person);
    await waitFor(async () => expect(await title()).toHaveFocus());
    expect(document.title).toMatch(/^Card S1/);
  });

  it('leads to the heading of the screen whoever was in no field', async () => {
    const { signInAgain } = await endWhileTyping(() => screen.getByRole<HTMLElement>('textbox').blur());
    await signInAgain(admin().person);
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Card S1' })).toHaveFocus());
  });

  it('follows anew what the database had ended with the sign-in', async () => {
    const { signInAgain, gateway } = await endWhileTyping();
    const watched = jest.spyOn(gateway, 'watchDocument');
    await signInAgain(admin().person);
    await waitFor(() => expect(watched).toHaveBeenCalledWith('seasons/S1', expect.anything()));
  });

  it('follows the role anew as well', async () => {
    const { signInAgain, gateway } = await endWhileTyping();
    const watched = jest.spyOn(gateway, 'watchDocument');
    await signInAgain(admin().person);
    await waitFor(() =>
      expect(watched).toHaveBeenCalledWith('user_permissions/uid-admin', expect.anything()),
    );
  });

  it('stays covered when the person closes the window, which is said', async () => {
    const { signInAgain } = await endWhileTyping();
    await signInAgain(null);
    expect(await screen.findByText('The sign-in window was closed.')).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('shows nothing of it to somebody else, and keeps it for whom it belongs to', async () => {
    const { signInAgain } = await endWhileTyping();
    await signInAgain(host().person);
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    for (const field of screen.queryAllByRole('textbox')) expect(field).toHaveValue('');
    expect(screen.queryByText(/^Draft restored/)).not.toBeInTheDocument();
    expect(await readDrafts()).toMatchObject([{ owner: 'uid-admin', text: 'Title: Finals' }]);
  });

  it('goes with logging out, after a question', async () => {
    const { user, pages } = await endWhileTyping();
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    await user.click(await screen.findByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(pages).toEqual(['/']));
    expect(localStorage).toHaveLength(0);
    expect(await readDrafts()).toEqual([]);
  });
});
