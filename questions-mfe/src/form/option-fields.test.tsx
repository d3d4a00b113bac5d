import { screen } from '@testing-library/react';
import { contest, openQuestions, questionPath } from '../testing/open-questions';

const marks = ['First', 'Second', 'Third', 'Fourth'].map((place) => `${place} option is correct`);
const mark = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const marked = () => marks.filter((name) => mark(name).checked);
const answer = () => screen.getByLabelText('Correct Option');

/** The form of a question whose options are Moses, Joshua, Caleb and Gideon; Joshua is correct. */
async function edit() {
  const page = openQuestions('/update-question?season=S1&quiz=Q1&question=N1', contest({ N1: {} }));
  await screen.findByLabelText('Question');
  return page;
}

async function create() {
  const page = openQuestions('/create-question?season=S1&quiz=Q1', contest({ N1: {} }));
  await screen.findByLabelText('Question');
  return page;
}

describe('the mark beside an option', () => {
  it('chooses the correct option, as the list does', async () => {
    const { user, gateway } = await edit();
    expect(marked()).toEqual(['Second option is correct']);
    await user.click(mark('Fourth option is correct'));
    expect(answer()).toHaveValue('Gideon');
    await user.selectOptions(answer(), 'Moses');
    expect(marked()).toEqual(['First option is correct']);
    await user.keyboard('3');
    expect(marked()).toEqual(['Third option is correct']);
    await user.click(screen.getByRole('button', { name: 'Update Question' }));
    await screen.findByRole('article');
    expect(gateway.documents()[questionPath('N1')]).toMatchObject({ answer: 'Caleb' });
  });

  it('is cleared when an option changes, and the note about it stands between the options and the list @5.11', async () => {
    const { user } = await edit();
    await user.type(screen.getByLabelText('Option Three'), ' son of Jephunneh');
    expect(marked()).toEqual([]);
    expect(answer()).toHaveValue('');
    const note = screen.getByText(/Choose it again/);
    expect(note.compareDocumentPosition(mark('Fourth option is correct'))).toBe(
      Node.DOCUMENT_POSITION_PRECEDING,
    );
    expect(note.compareDocumentPosition(answer())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await user.click(mark('Third option is correct'));
    expect(answer()).toHaveValue('Caleb son of Jephunneh');
    expect(screen.queryByText(/Choose it again/)).not.toBeInTheDocument();
  });

  it('cannot be chosen while its option is empty', async () => {
    const { user } = await create();
    await user.type(screen.getByLabelText('Option Two'), 'Rome');
    expect(marks.filter((name) => !mark(name).disabled)).toEqual(['Second option is correct']);
    expect(marked()).toEqual([]);
    await user.click(mark('Second option is correct'));
    expect(answer()).toHaveValue('Rome');
  });

  it('is passed by Tab: the list is the same choice', async () => {
    const { user } = await edit();
    await user.click(screen.getByLabelText('Option One'));
    await user.tab();
    expect(screen.getByLabelText('Option Two')).toHaveFocus();
    await user.click(screen.getByLabelText('Option Four'));
    await user.tab();
    expect(answer()).toHaveFocus();
  });
});

describe('a form of a new question', () => {
  it('starts in the question, and counts the questions of the quiz', async () => {
    const { user } = await create();
    expect(screen.getByLabelText('Question')).toHaveFocus();
    expect(await screen.findByText('Question 2')).toBeVisible();
    await user.paste('Who wrote to Rome?\nPaul *\nPeter\nJohn\nJames');
    expect(marked()).toEqual(['First option is correct']);
    await user.click(screen.getByRole('button', { name: 'Save and add another' }));
    expect(screen.getByText('Question 3')).toBeVisible();
    expect(marked()).toEqual([]);
    expect(screen.getByLabelText('Question')).toHaveFocus();
  });
});
