import { screen } from '@testing-library/react';
import { openCard, stored } from '../testing/edited-card';

describe('when the device is behind what is stored', () => {
  it('takes what is stored for what it opened with, and leaves what is typed', async () => {
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

  it('leaves the cursor where it is', async () => {
    const { user, databaseAnswers } = openCard({ cached: { title: 'Old' } });
    const text = screen.getByLabelText<HTMLInputElement>('Button Text');
    await user.type(text, 'My ', { initialSelectionStart: 0, initialSelectionEnd: 0 });
    await databaseAnswers();
    expect(text).toHaveFocus();
    expect(text.selectionStart).toBe(3);
    await user.keyboard('own ');
    expect(text).toHaveValue('My own Map');
  });

  it('asks where a newer version is of what was typed, and blames nobody', async () => {
    const { type, databaseAnswers, update, choose, save, now } = openCard({ cached: { title: 'Old' } });
    await type('Title', 'Semifinals');
    await databaseAnswers();
    expect(screen.getByRole('status')).toHaveTextContent(
      'You were editing an older version of Title. Saving keeps the newer version.',
    );
    await update();
    await screen.findByRole('dialog', { name: 'A newer version is stored' });
    await choose('Title', 'Mine');
    await save();
    expect(now()).toEqual({ ...stored, title: 'Semifinals' });
  });

  it('says what somebody changes after that', async () => {
    const { type, databaseAnswers, somebodyChanges } = openCard({ cached: { title: 'Old' } });
    await type('Button Text', 'Way');
    await databaseAnswers();
    await somebodyChanges({ title: 'Semifinals' });
    expect(screen.getByLabelText('Title')).toHaveValue('Finals');
    expect(screen.getByRole('status')).toHaveTextContent('Someone else changed Title.');
  });

  it('is not behind when the connection goes after the database has answered', async () => {
    const { type, databaseAnswers, connectionGoes, somebodyChanges } = openCard();
    await databaseAnswers();
    await connectionGoes();
    await type('Button Text', 'Way');
    await somebodyChanges({ title: 'Semifinals' });
    expect(screen.getByLabelText('Title')).toHaveValue('Finals');
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
});
