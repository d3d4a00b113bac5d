import { screen, waitFor } from '@testing-library/react';
import { paths } from '@console/shared/model';
import { admin } from '@console/shared/testing';
import { cards, cardsOnce } from '../testing/card-form';
import { renderConsole } from '../testing/render-console';

const list = () => screen.findByRole('heading', { level: 1, name: 'All cards' });
const title = () => screen.findByRole('textbox', { name: 'Title' });
const question = () => screen.findByRole('dialog', { name: 'Leave without saving?' });
const asked = () => screen.queryByRole('dialog');

/** From the list to the form. */
async function openForm(module = cards) {
  const page = renderConsole({ at: paths.seasonList, session: admin(), modules: [module] });
  const follow = async (link: string) => page.user.click(await screen.findByRole('link', { name: link }));
  const press = async (name: string) => page.user.click(await screen.findByRole('button', { name }));
  await follow('New card');
  await title();
  return { ...page, follow, press, type: async (words: string) => page.user.type(await title(), words) };
}

describe('leaving a form', () => {
  it('asks nothing where nothing was typed, or it was typed back', async () => {
    const { user, type, follow } = await openForm();
    await type('F');
    await user.clear(await title());
    await follow('Cancel');
    expect(await list()).toBeVisible();
    expect(asked()).not.toBeInTheDocument();
  });

  it.each(['Cancel', 'Another season', 'Privacy policy'])(
    'asks at the link %s, and staying is the safe answer',
    async (link) => {
      const { type, follow, press, address } = await openForm();
      await type('Finals');
      await follow(link);
      expect(await question()).toHaveTextContent('is kept as a draft');
      expect(screen.getByRole('button', { name: 'Stay' })).toHaveFocus();
      await press('Stay');
      expect(asked()).not.toBeInTheDocument();
      expect(address()).toBe('/create-quiz?season=S1');
      expect(await title()).toHaveValue('Finals');
    },
  );

  it('asks at Back, and asks again', async () => {
    const { type, press } = await openForm();
    await type('Finals');
    for (const answer of ['Stay', 'Leave']) {
      history.back();
      await question();
      await press(answer);
    }
    expect(await list()).toBeVisible();
  });

  it('with Leave keeps the draft, which the form offers when it opens again', async () => {
    const { type, follow, press } = await openForm();
    await type('Finals');
    await follow('Cancel');
    await question();
    await press('Leave');
    expect(await list()).toBeVisible();
    await follow('New card');
    await screen.findByText(/You typed something here/);
    await press('Restore');
    expect(await title()).toHaveValue('Finals');
  });

  it('with Discard keeps nothing', async () => {
    const { type, follow, press } = await openForm();
    await type('Finals');
    await follow('Cancel');
    await question();
    await press('Discard and leave');
    expect(await list()).toBeVisible();
    expect(Object.keys(localStorage).filter((key) => key.startsWith('draft'))).toEqual([]);
  });

  it('asks nothing when the form itself goes on, because it is saved', async () => {
    const { type, press } = await openForm();
    await type('Finals');
    await press('Save');
    expect(await list()).toBeVisible();
    expect(asked()).not.toBeInTheDocument();
    await waitFor(() => expect(Object.keys(localStorage).join()).not.toContain('draft'));
  });

  it('asks no more once what was being saved is stored', async () => {
    let store: () => void = () => undefined;
    const stored = new Promise<void>((resolve) => (store = resolve));
    const { type, follow, press } = await openForm(cardsOnce(() => stored));
    await type('Finals');
    await press('Save');
    await follow('Another season');
    await question();
    store();
    expect(await list()).toBeVisible();
    expect(asked()).not.toBeInTheDocument();
  });

  it('lets a save go on, which is told of elsewhere and calls nobody back', async () => {
    const save = { end: (): void => undefined };
    const stored = () => new Promise<void>((resolve) => (save.end = resolve));
    const { type, follow, press, address } = await openForm(cardsOnce(stored));
    await type('Finals');
    await press('Save');
    await follow('Another season');
    expect(await question()).toHaveTextContent('It is being saved just now');
    expect(screen.queryByRole('button', { name: 'Discard and leave' })).not.toBeInTheDocument();
    await press('Leave');
    await screen.findByRole('heading', { name: 'Card S2' });
    save.end();
    expect(await screen.findByText('What was being saved when you left the form is stored.')).toBeVisible();
    expect(address()).toBe('/create-quiz?season=S2');
  });

  it('tells elsewhere of a save that failed, and offers what was typed in the form', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    const save = { fail: (): void => undefined };
    const stored = () =>
      new Promise<void>((_, reject) => (save.fail = () => reject(new Error('unavailable'))));
    const { type, follow, press } = await openForm(cardsOnce(stored));
    await type('Finals');
    await press('Save');
    await follow('Cancel');
    await question();
    await press('Leave');
    await list();
    save.fail();
    expect(await screen.findByText('Not saved')).toBeVisible();
    await follow('New card');
    await title();
    await press('Restore');
    expect(await title()).toHaveValue('Finals');
  });

  it('asks nothing for a place on the same screen', async () => {
    const { type, follow } = await openForm();
    await type('Finals');
    await follow('To the form');
    expect(asked()).not.toBeInTheDocument();
    expect(await title()).toHaveValue('Finals');
  });
});

describe('logging out of a form', () => {
  it('asks when something typed would go, and Stay signed in keeps it', async () => {
    const { type, press, pages } = await openForm();
    await type('Finals');
    await press('Logout');
    await screen.findByRole('dialog', { name: 'Log out and lose what is not saved?' });
    await press('Stay signed in');
    expect(await title()).toHaveValue('Finals');
    expect(pages).toEqual([]);
  });

  it('asks also when somebody else’s draft would go, and shows nothing of it', async () => {
    const { press, pages } = await openForm();
    const draft = { at: Date.now(), base: {}, typed: { title: 'Secret' } };
    localStorage.setItem('draft/somebody/cards/1', JSON.stringify(draft));
    await press('Logout');
    const dialog = await screen.findByRole('dialog', { name: /Log out/ });
    expect(dialog).toHaveTextContent('Somebody else’s unsaved draft is kept on this device.');
    expect(dialog).not.toHaveTextContent(/Secret|Something you typed/);
    await press('Stay signed in');
    expect(localStorage.getItem('draft/somebody/cards/1')).toContain('Secret');
    expect(pages).toEqual([]);
    localStorage.clear();
  });

  it('asks also when only a draft of an earlier page would go, and then leaves nothing', async () => {
    const { type, follow, press, pages } = await openForm();
    await type('Finals');
    await follow('Cancel');
    await question();
    await press('Leave');
    await list();
    await press('Logout');
    await screen.findByRole('dialog', { name: /Log out/ });
    await press('Log out');
    await waitFor(() => expect(pages).toEqual(['/']));
    expect(localStorage).toHaveLength(0);
  });
});
