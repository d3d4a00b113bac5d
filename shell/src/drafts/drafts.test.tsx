import { screen, waitFor, within } from '@testing-library/react';
import { readDrafts, writeDraft } from '@console/shared/drafts';
import { paths } from '@console/shared/model';
import { admin, quizFields, seasonFields } from '@console/shared/testing';
import { cards, cardsOnce } from '../testing/card-form';
import { renderConsole, type TestModule } from '../testing/render-console';

const list = () => screen.findByRole('heading', { level: 1, name: 'All cards' });
const title = () => screen.findByRole('textbox', { name: 'Title' });
const restored = () => screen.findByText(/^Draft restored/);
const noDialog = () => expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

const legalTexts: TestModule = {
  title: 'Public pages',
  access: 'public',
  screens: { [paths.privacyPolicy]: { Screen: () => null } },
};

/** Opens the form from the list. */
async function openForm(module = cards) {
  const page = renderConsole({ at: paths.seasonList, session: admin(), modules: [module, legalTexts] });
  const clickLink = async (link: string) => page.user.click(await screen.findByRole('link', { name: link }));
  const press = async (name: string) => page.user.click(await screen.findByRole('button', { name }));
  await clickLink('New card');
  await title();
  return { ...page, clickLink, press, type: async (text: string) => page.user.type(await title(), text) };
}

/** A draft of a person who used this device. */
const givenDraft = (owner: string, text: string) =>
  writeDraft({
    ...{ id: owner, owner, form: 'cards', address: '/create-quiz?season=S1', updatedAt: Date.now(), text },
    ...{ base: {}, values: {}, progress: {} },
  });

describe('leaving a form with unsaved input', () => {
  it.each(['Cancel', 'Another season', 'Privacy policy'])(
    'by the link %s shows no prompt, and the form restores the draft',
    async (link) => {
      const { type, clickLink, address } = await openForm();
      await type('Finals');
      await clickLink(link);
      noDialog();
      expect(address()).not.toBe('/create-quiz?season=S1');
      history.back();
      await restored();
      expect(await title()).toHaveValue('Finals');
    },
  );

  it('by Back shows no prompt, and the form restores the draft', async () => {
    const { type, clickLink } = await openForm();
    await type('Finals');
    history.back();
    expect(await list()).toBeVisible();
    noDialog();
    await clickLink('New card');
    await restored();
    expect(await title()).toHaveValue('Finals');
  });

  it('deletes the draft once it is saved', async () => {
    const { type, press } = await openForm();
    await type('Finals');
    await press('Save');
    expect(await list()).toBeVisible();
    expect(await readDrafts()).toEqual([]);
    expect(screen.queryByRole('button', { name: /^Drafts/ })).not.toBeInTheDocument();
  });

  it('lets a save finish, and shows a toast on the next screen', async () => {
    const save = { end: (): void => undefined };
    const stored = () => new Promise<void>((resolve) => (save.end = resolve));
    const { type, clickLink, press, address } = await openForm(cardsOnce(stored));
    await type('Finals');
    await press('Save');
    await clickLink('Cancel');
    await list();
    save.end();
    expect(await screen.findByText('Your form was saved.')).toBeVisible();
    expect(address()).toBe(paths.seasonList);
    await waitFor(async () => expect(await readDrafts()).toEqual([]));
  });

  it('reports a failed save until the form, which restores the input, is saved', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    const save = { fail: (): void => undefined };
    const stored = jest
      .fn<Promise<void>, []>(async () => undefined)
      .mockImplementationOnce(
        () => new Promise((_, reject) => (save.fail = () => reject(new Error('unavailable')))),
      );
    const { type, clickLink, press } = await openForm(cardsOnce(stored));
    await type('Finals');
    await press('Save');
    await clickLink('Cancel');
    await list();
    save.fail();
    expect(await screen.findByText('Not saved')).toBeVisible();
    await clickLink('New card');
    await restored();
    expect(await title()).toHaveValue('Finals');
    await press('Save');
    await list();
    expect(screen.queryByText('Not saved')).not.toBeInTheDocument();
  });
});

describe('the list of drafts', () => {
  /** Leaves a form with unsaved input and opens the list of drafts. */
  async function openList() {
    const page = await openForm();
    await page.type('Finals');
    await page.clickLink('Cancel');
    await list();
    await page.press('Drafts (1)');
    const dialog = within(await screen.findByRole('dialog', { name: 'Your drafts' }));
    return { ...page, dialog };
  }

  it('is offered only while there are drafts that no open form uses', async () => {
    const { type, clickLink } = await openForm();
    await type('Finals');
    expect(screen.queryByRole('button', { name: /^Drafts/ })).not.toBeInTheDocument();
    await clickLink('Cancel');
    expect(await screen.findByRole('button', { name: 'Drafts (1)' })).toBeVisible();
  });

  it('shows form, time and input of a draft, and opens it', async () => {
    const { dialog, user, address } = await openList();
    const draft = within(dialog.getByRole('region', { name: 'Create Quiz' }));
    expect(draft.getByText(/^Last typed/)).toHaveTextContent(/^Last typed \d{4}-\d\d-\d\d \d\d:\d\d$/);
    expect(draft.getByText('Title: Finals')).toBeVisible();
    await user.click(draft.getByRole('link', { name: 'Open' }));
    await restored();
    expect(await title()).toHaveValue('Finals');
    expect(address()).toBe('/create-quiz?season=S1');
    noDialog();
  });

  it('names the season and the quiz of each draft', async () => {
    await writeDraft({
      ...{ id: 'D1', owner: admin().person.uid, form: 'cards', text: 'Question: Who?' },
      ...{ address: '/create-question?season=S1&quiz=Q1', updatedAt: Date.now() },
      ...{ base: {}, values: {}, progress: {} },
    });
    const { user } = renderConsole({
      at: paths.seasonList,
      session: admin(),
      modules: [cards],
      documents: {
        'seasons/S1': seasonFields({ season: 'Gospels 2026' }),
        'seasons/S1/quizzes/Q1': quizFields({ title: 'Matthew 1–7' }),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Drafts (1)' }));
    const draft = within(await screen.findByRole('region', { name: 'Add Question' }));
    expect(await draft.findByText('Gospels 2026 › Matthew 1–7')).toBeVisible();
  });

  it('copies the text', async () => {
    const { dialog, user } = await openList();
    await user.click(dialog.getByRole('button', { name: 'Copy text' }));
    expect(await navigator.clipboard.readText()).toBe('Title: Finals');
  });

  it('discards a draft, and Undo restores it', async () => {
    const { dialog, user, press } = await openList();
    await user.click(dialog.getByRole('button', { name: 'Discard' }));
    await dialog.findByText('Draft discarded.');
    expect(await readDrafts()).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Undo' }));
    await dialog.findByText('Title: Finals');
    expect(await readDrafts()).toHaveLength(1);
    await user.click(dialog.getByRole('button', { name: 'Discard' }));
    await dialog.findByText('Draft discarded.');
    await press('Close');
    expect(screen.queryByRole('button', { name: /^Drafts/ })).not.toBeInTheDocument();
  });

  it('opens at its address, also without drafts, which Close leaves', async () => {
    const { user, address } = renderConsole({
      at: `${paths.seasonList}?q=John#drafts`,
      session: admin(),
      modules: [cards],
    });
    const dialog = await screen.findByRole('dialog', { name: 'Your drafts' });
    expect(dialog).toHaveTextContent('No drafts');
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    noDialog();
    expect(address() + location.hash).toBe(`${paths.seasonList}?q=John`);
  });

  it('never shows another person’s drafts', async () => {
    await givenDraft('somebody', 'Title: Secret');
    await openForm();
    await waitFor(async () => expect(await readDrafts()).toHaveLength(1));
    expect(screen.queryByRole('button', { name: /^Drafts/ })).not.toBeInTheDocument();
  });
});

describe('logging out with drafts', () => {
  it('prompts while a form has unsaved input, and Stay signed in keeps it', async () => {
    const { type, press, pages } = await openForm();
    await type('Finals');
    await press('Logout');
    await screen.findByRole('dialog', { name: 'Log out and delete drafts?' });
    await press('Stay signed in');
    expect(await title()).toHaveValue('Finals');
    expect(pages).toEqual([]);
  });

  it('prompts about another person’s drafts as well, and shows nothing of them', async () => {
    await givenDraft('somebody', 'Title: Secret');
    const { press, pages } = await openForm();
    await press('Logout');
    const dialog = await screen.findByRole('dialog', { name: /Log out/ });
    expect(dialog).toHaveTextContent('Someone else has drafts on this device.');
    expect(dialog).not.toHaveTextContent(/Secret|You have drafts/);
    await press('Stay signed in');
    expect(await readDrafts()).toHaveLength(1);
    expect(pages).toEqual([]);
  });

  it('prompts once, and then deletes all of them', async () => {
    const { type, clickLink, press, pages } = await openForm();
    await type('Finals');
    await clickLink('Cancel');
    await list();
    await press('Logout');
    await screen.findByRole('dialog', { name: /Log out/ });
    await press('Log out');
    await waitFor(() => expect(pages).toEqual(['/']));
    expect(await readDrafts()).toEqual([]);
  });
});
