import { fireEvent, screen } from '@testing-library/react';
import { openCard, stored } from '../testing/edited-card';

describe('a form that opened with a cached version', () => {
  it('replaces the opened version with the stored one, and keeps unsaved changes', async () => {
    const { type, databaseAnswers, update, now } = openCard({ cached: { title: 'Old', place: '' } });
    await type('Button Text', 'Way');
    await databaseAnswers();
    expect(screen.getByLabelText('Title')).toHaveValue('Finals');
    expect(screen.getByLabelText('Place')).toHaveValue('top');
    expect(screen.getByLabelText('Button Text')).toHaveValue('Way');
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    await update();
    expect(now()).toEqual({ ...stored, text: 'Way' });
  });

  it('keeps the cursor position', async () => {
    const { user, databaseAnswers } = openCard({ cached: { title: 'Old' } });
    const text = screen.getByLabelText<HTMLInputElement>('Button Text');
    await user.type(text, 'My ', { initialSelectionStart: 0, initialSelectionEnd: 0 });
    await databaseAnswers();
    expect(text).toHaveFocus();
    expect(text.selectionStart).toBe(3);
    await user.keyboard('own ');
    expect(text).toHaveValue('My own Map');
  });

  it('shows a conflict with the newer version without blaming another person', async () => {
    const { type, databaseAnswers, update, choose, save, now } = openCard({ cached: { title: 'Old' } });
    await type('Title', 'Semifinals');
    await databaseAnswers();
    expect(screen.getByRole('status')).toHaveTextContent(
      'You were editing an older version of Title. Saving keeps the newer version.',
    );
    await update();
    await screen.findByRole('dialog', { name: 'Someone saved a newer version' });
    await choose('Title', 'Mine');
    await save();
    expect(now()).toEqual({ ...stored, title: 'Semifinals' });
  });

  it('shows a notice of later changes by other people', async () => {
    const { type, databaseAnswers, othersChange } = openCard({ cached: { title: 'Old' } });
    await type('Button Text', 'Way');
    await databaseAnswers();
    await othersChange({ title: 'Semifinals' });
    expect(screen.getByLabelText('Title')).toHaveValue('Semifinals');
    expect(screen.getByRole('status')).toHaveTextContent('Someone else changed Title.');
  });

  it('is not stale when the connection is lost after the database has answered', async () => {
    const { type, databaseAnswers, disconnect, othersChange } = openCard();
    await databaseAnswers();
    await disconnect();
    await type('Button Text', 'Way');
    await othersChange({ title: 'Semifinals' });
    expect(screen.getByLabelText('Title')).toHaveValue('Semifinals');
    expect(screen.getByRole('status')).toHaveTextContent('Someone else changed Title.');
  });

  it('merges a save that comes before the answer', async () => {
    const { type, update, databaseAnswers, now } = openCard({ cached: { title: 'Old' } });
    await type('Button Text', 'Way');
    await update();
    expect(now()).toEqual({ ...stored, text: 'Way' });
    await databaseAnswers();
    expect(screen.getByLabelText('Title')).toHaveValue('Finals');
  });

  it.each([
    [
      'chosen',
      async ({ user }: ReturnType<typeof openCard>, place: HTMLElement) => user.selectOptions(place, 'top'),
    ],
    [
      'chosen after another one',
      async ({ user }: ReturnType<typeof openCard>, place: HTMLElement) => {
        await user.selectOptions(place, 'end');
        await user.selectOptions(place, 'top');
      },
    ],
    [
      'confirmed in the open list',
      async ({ user }: ReturnType<typeof openCard>, place: HTMLElement) => user.click(place),
    ],
  ])(
    'keeps a value that it showed and that was %s, and asks before it stores another',
    async (_how, choose) => {
      const page = openCard({ cached: { place: 'top' }, kept: { place: 'end' } });
      const place = screen.getByLabelText('Place');
      await choose(page, place);
      await page.databaseAnswers();
      expect(place).toHaveValue('top');
      expect(place).toHaveAccessibleDescription(/Currently: At the end\. The form keeps yours\./);
      await page.update();
      await screen.findByRole('dialog', { name: 'Someone saved a newer version' });
      expect(page.now()).toMatchObject({ place: 'end' });
      await page.choose('Place', 'Mine');
      await page.save();
      expect(page.now()).toMatchObject({ place: 'top' });
    },
  );

  it('keeps it also when it is saved before the answer', async () => {
    const page = openCard({ cached: { place: 'top' }, kept: { place: 'end' } });
    await page.user.selectOptions(screen.getByLabelText('Place'), 'top');
    await page.update();
    await page.choose('Place', 'Mine');
    await page.save();
    expect(page.now()).toMatchObject({ place: 'top' });
  });

  it.each(['a', 'ర', '1', ' ', 'Home', 'End', 'PageUp', 'PageDown', 'ArrowUp', 'ArrowDown', 'Enter', 'F4'])(
    'keeps the value that the key %j has chosen in a select',
    async (key) => {
      const page = openCard({ cached: { place: 'top' }, kept: { place: 'end' } });
      fireEvent.keyDown(screen.getByLabelText('Place'), { key });
      await page.databaseAnswers();
      expect(screen.getByLabelText('Place')).toHaveValue('top');
    },
  );

  it('keeps a text that was typed over itself', async () => {
    const page = openCard({ cached: { title: '5' } });
    await page.user.type(screen.getByLabelText('Title'), '5', {
      initialSelectionStart: 0,
      initialSelectionEnd: 1,
    });
    await page.databaseAnswers();
    expect(screen.getByLabelText('Title')).toHaveValue('5');
  });

  it.each<readonly [string, (place: HTMLElement) => unknown]>([
    ['had the focus', (place) => place.focus()],
    ['been left by Tab', (place) => fireEvent.keyDown(place, { key: 'Tab' })],
    ['had Escape pressed in it', (place) => fireEvent.keyDown(place, { key: 'Escape' })],
    ['had Shift pressed in it', (place) => fireEvent.keyDown(place, { key: 'Shift' })],
    ['had a shortcut pressed in it', (place) => fireEvent.keyDown(place, { key: 'k', ctrlKey: true })],
    ['been scrolled over', (place) => fireEvent.pointerDown(place, { pointerType: 'touch' })],
    ['had its context menu opened', (place) => fireEvent.mouseDown(place, { button: 2 })],
  ])('shows what is stored in a select that has only %s', async (_what, pass) => {
    const page = openCard({ cached: { place: 'top' }, kept: { place: 'end' } });
    pass(screen.getByLabelText('Place'));
    await page.databaseAnswers();
    expect(screen.getByLabelText('Place')).toHaveValue('end');
  });
});
