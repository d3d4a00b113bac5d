import { screen, waitFor, within } from '@testing-library/react';
import { conflictDialog, openCard, path, stored } from '../testing/edited-card';
import { loseResponse } from '@console/shared/testing';

describe('saving a document that two people changed', () => {
  it('keeps both edits of different fields', async () => {
    const { othersChange, type, update, now } = openCard();
    await type('Title', 'Semifinals');
    await othersChange({ place: 'end' });
    await update();
    expect(now()).toEqual({ ...stored, title: 'Semifinals', place: 'end' });
    expect(screen.getByLabelText('Place')).toHaveValue('end');
  });

  it('continues from the stored version: a second save reverts nothing', async () => {
    const { gateway, type, update, now } = openCard({ slowListener: true });
    await type('Title', 'Semifinals');
    const { transact } = gateway;
    gateway.transact = (work) =>
      transact(async (transaction) => {
        gateway.transact = transact;
        await transaction.merge(path, { place: 'end' });
        return work({
          ...transaction,
          get: async () => ({ id: 'C1', path, fields: { ...stored, place: 'end' } }),
        });
      });
    await update();
    await type('Button Text', 'Way');
    await update();
    expect(now()).toEqual({ ...stored, title: 'Semifinals', place: 'end', text: 'Way' });
  });

  it('shows both sides of a conflict as in the form, and preselects none', async () => {
    const { othersChange, type, update, user, now } = openCard();
    await type('Title', 'Semifinals');
    await user.selectOptions(screen.getByLabelText('Place'), 'end');
    await othersChange({ title: 'Great finals', place: '' });
    await update();
    await conflictDialog();
    expect(now()).toEqual({ ...stored, title: 'Great finals', place: '' });
    const group = (name: string) => within(screen.getByRole('group', { name }));
    expect(group('Title').getByRole('radio', { name: 'Theirs' })).toHaveAccessibleDescription('Great finals');
    expect(group('Title').getByRole('radio', { name: 'Mine' })).toHaveAccessibleDescription('Semifinals');
    expect(group('Place').getByRole('radio', { name: 'Theirs' })).toHaveAccessibleDescription('Empty');
    expect(group('Place').getByRole('radio', { name: 'Mine' })).toHaveAccessibleDescription('At the end');
    for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked();
  });

  it('shows a group of fields as one choice', async () => {
    const { othersChange, type, update, choose, save, now } = openCard();
    await type('Button Text', 'Way');
    await othersChange({ link: 'https://example.org/rules' });
    await update();
    await conflictDialog();
    expect(screen.getAllByRole('group')).toHaveLength(1);
    expect(screen.getByRole('radio', { name: 'Theirs' })).toHaveAccessibleDescription(
      'Button Text Map Button Link https://example.org/rules',
    );
    await choose('Button', 'Mine');
    await save();
    expect(now()).toEqual({ ...stored, text: 'Way' });
  });

  it('saves the selected sides, beside the changes of only one person', async () => {
    const { othersChange, type, update, choose, save, now } = openCard();
    await type('Title', 'Semifinals');
    await type('Button Text', 'Way');
    await othersChange({ title: 'Great finals', place: 'end' });
    await update();
    await choose('Title', 'Theirs');
    await save();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(now()).toEqual({ ...stored, title: 'Great finals', place: 'end', text: 'Way' });
    expect(screen.getByLabelText('Title')).toHaveValue('Great finals');
  });

  it('marks each missing choice, and focuses the first', async () => {
    const { othersChange, type, update, choose, save, user, now } = openCard();
    await type('Title', 'Semifinals');
    await user.selectOptions(screen.getByLabelText('Place'), 'end');
    await othersChange({ title: 'Great finals', place: '' });
    await update();
    await choose('Title', 'Mine');
    await save();
    const place = screen.getByRole('group', { name: 'Place' });
    await waitFor(() => expect(place).toHaveAccessibleDescription('Choose one of the two'));
    expect(within(place).getByRole('radio', { name: 'Theirs' })).toHaveFocus();
    expect(screen.getByRole('group', { name: 'Title' })).not.toHaveAccessibleDescription();
    expect(now()).toMatchObject({ title: 'Great finals' });
  });

  it('returns to the form with its input, and shows the conflict again at the next save', async () => {
    const { othersChange, type, update, user, now } = openCard();
    await type('Title', 'Semifinals');
    await othersChange({ title: 'Great finals' });
    await update();
    await conflictDialog();
    await user.click(screen.getByRole('button', { name: 'Back to the form' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Title')).toHaveValue('Semifinals');
    expect(now()).toMatchObject({ title: 'Great finals' });
    await update();
    await conflictDialog();
  });

  it('shows a new conflict when a third person saves in between', async () => {
    const { othersChange, type, update, choose, save, now } = openCard();
    await type('Title', 'Semifinals');
    await othersChange({ title: 'Great finals' });
    await update();
    await choose('Title', 'Mine');
    await othersChange({ title: 'Last finals' });
    await save();
    await waitFor(() =>
      expect(screen.getByRole('radio', { name: 'Theirs' })).toHaveAccessibleDescription('Last finals'),
    );
    expect(screen.getByRole('radio', { name: 'Mine' })).not.toBeChecked();
    await choose('Title', 'Mine');
    await save();
    expect(now()).toMatchObject({ title: 'Semifinals' });
  });

  it('marks merged fields that are invalid together, with their changes in the form', async () => {
    const { othersChange, type, update, now } = openCard({ slowListener: true });
    await type('Button Text', 'Way');
    await othersChange({ title: '' });
    await update();
    expect(await screen.findByRole('alert')).toHaveTextContent('Please all fields');
    expect(screen.getByRole('status')).toHaveTextContent(
      'Not saved: their change conflicts with yours. Fix the marked fields. The form now shows their Title.',
    );
    expect(screen.getByLabelText('Title')).toHaveFocus();
    expect(screen.getByLabelText('Button Text')).toHaveValue('Way');
    expect(now()).toEqual({ ...stored, title: '' });
    await type('Title', 'Finals');
    await update();
    expect(now()).toEqual({ ...stored, text: 'Way' });
  });

  /** Saves another title, which is stored but has no response. */
  async function openAfterLostAnswer() {
    const page = openCard();
    loseResponse(page.gateway);
    await page.type('Title', 'Semifinals');
    await page.update();
    await screen.findByRole('alert');
    return page;
  }

  it('recognizes its own save without a response', async () => {
    const { type, update, now } = await openAfterLostAnswer();
    await type('Title', 'Quarterfinals');
    await update();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(now()).toMatchObject({ title: 'Quarterfinals' });
  });

  it('reverts its own save without a response, and does not attribute it to another person', async () => {
    const { type, update, now } = await openAfterLostAnswer();
    expect(now()).toMatchObject({ title: 'Semifinals' });
    await type('Title', 'Finals');
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    await update();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(now()).toEqual(stored);
  });
});

describe('fields of a group that are changed and changed back', () => {
  const putBack = async ({ type }: ReturnType<typeof openCard>) => type('Button Text', 'Map');
  const touch = async ({ type }: ReturnType<typeof openCard>) => type('Button Text', 'Way');
  const theirs = async ({ othersChange }: ReturnType<typeof openCard>) =>
    othersChange({ link: 'https://example.org/rules' });

  it.each([
    ['before', [theirs, touch, putBack], { slowListener: true }],
    ['in between', [touch, theirs, putBack], {}],
    ['in between, with a slow listener', [touch, theirs, putBack], { slowListener: true }],
    ['after', [touch, putBack, theirs], {}],
    ['after, with a slow listener', [touch, putBack, theirs], { slowListener: true }],
  ])('are a conflict when another person changed them %s', async (_when, steps, how) => {
    const page = openCard(how);
    for (const step of steps) await step(page);
    expect(screen.getByLabelText('Button Link')).toHaveValue(stored.link);
    await page.update();
    await conflictDialog();
    expect(screen.getByRole('radio', { name: 'Mine' })).toHaveAccessibleDescription(
      'Button Text Map Button Link https://example.org',
    );
    await page.choose('Button', 'Mine');
    await page.save();
    expect(page.now()).toEqual(stored);
  });

  it('update with the document until they are changed', async () => {
    const page = openCard();
    await theirs(page);
    await touch(page);
    await putBack(page);
    await page.update();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(page.now()).toEqual({ ...stored, link: 'https://example.org/rules' });
  });

  it('are not affected by other changes, and update again after a save', async () => {
    const page = openCard();
    await touch(page);
    await putBack(page);
    await page.othersChange({ title: 'Semifinals' });
    await page.update();
    expect(page.now()).toEqual({ ...stored, title: 'Semifinals' });
    await theirs(page);
    expect(screen.getByLabelText('Button Link')).toHaveValue('https://example.org/rules');
  });
});
