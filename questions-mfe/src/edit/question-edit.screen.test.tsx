import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { readDrafts } from '@console/shared/drafts';
import { questionFields, type Documents } from '@console/shared/testing';
import { contest, openQuestions, questionPath } from '../testing/open-questions';

const at = '/update-question?season=S1&quiz=Q1&question=N1';

async function open(fields: Documents[string] = {}) {
  const page = openQuestions(at, contest({ N1: fields }));
  await screen.findByLabelText('Question');
  return {
    ...page,
    type: async (label: string, text: string) => {
      await page.user.clear(screen.getByLabelText(label));
      await page.user.type(screen.getByLabelText(label), text);
    },
    choose: (text: string) => page.user.selectOptions(screen.getByLabelText('Correct Option'), text),
    submit: () => page.user.click(screen.getByRole('button', { name: 'Update Question' })),
    stored: () => page.gateway.documents()[questionPath('N1')],
  };
}

beforeEach(() => localStorage.clear());

const list = '/quizzes?season=S1&quiz=Q1&question=N1';

describe('update-question', () => {
  it('opens with the stored values @2.74 @7.13', async () => {
    await open();
    const labels = ['Question', 'Option One', 'Option Two', 'Option Three', 'Option Four', 'Correct Option'];
    expect(labels.map((label) => screen.getByLabelText<HTMLInputElement>(label).value)).toEqual([
      'Who led Israel across the Jordan into Canaan?',
      'Moses',
      'Joshua',
      'Caleb',
      'Gideon',
      'Joshua',
    ]);
  });

  it('stores the change and nothing else, then shows the question in the list @2.76 @7.15', async () => {
    const { type, submit, stored, address, gateway } = await open();
    await type('Question', 'Who led Israel into Canaan?');
    act(() =>
      gateway.put(questionPath('N1'), questionFields({ option_1: 'Aaron', note: 'of the players’ app' })),
    );
    await submit();
    await waitFor(() => expect(address()).toBe(list));
    expect(stored()).toEqual(
      questionFields({
        question: 'Who led Israel into Canaan?',
        option_1: 'Aaron',
        note: 'of the players’ app',
      }),
    );
    expect(
      await screen.findByRole('heading', { level: 2, name: 'Who led Israel into Canaan?' }),
    ).toBeInTheDocument();
  });

  it('requires a new choice of the correct option after an option changed @5.11', async () => {
    const { type, choose, submit, stored, address } = await open();
    await type('Option Two', 'Yeshua');
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent('Please select correct option');
    await choose('Yeshua');
    await submit();
    await waitFor(() => expect(address()).toBe(list));
    expect(stored()).toEqual(questionFields({ option_2: 'Yeshua', answer: 'Yeshua' }));
  });

  it('requires a choice when the stored answer matches no option', async () => {
    const { choose, submit, stored, address } = await open({ answer: 'Aaron' });
    expect(screen.getByLabelText('Correct Option')).toHaveValue('');
    await choose('Caleb');
    await submit();
    await waitFor(() => expect(address()).toBe(list));
    expect(stored()).toEqual(questionFields({ answer: 'Caleb' }));
  });

  it('matches a stored answer to its option despite different spaces', async () => {
    const { submit, stored, address } = await open({ option_2: 'Joshua ', answer: 'Joshua' });
    expect(screen.getByLabelText('Correct Option')).toHaveValue('Joshua ');
    await submit();
    await waitFor(() => expect(address()).toBe(list));
    expect(stored()).toEqual(questionFields({ option_2: 'Joshua ', answer: 'Joshua ' }));
  });

  it('shows line breaks in a stored option as spaces and does not change them', async () => {
    const twoLines = 'Joshua,\nson of Nun';
    const { type, submit, stored, address } = await open({ option_2: twoLines, answer: twoLines });
    expect(screen.getByLabelText('Option Two')).toHaveValue('Joshua, son of Nun');
    expect(screen.getByLabelText('Correct Option')).toHaveValue('Joshua, son of Nun');
    await type('Question', 'Who led Israel into Canaan?');
    await submit();
    await waitFor(() => expect(address()).toBe(list));
    expect(stored()).toMatchObject({ option_2: twoLines, answer: twoLines });
  });

  it('shows a message when the quiz is no longer Upcoming', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const { type, submit, setQuizStatus, stored, address } = await open();
    await type('Question', 'Who led Israel into Canaan?');
    act(() => setQuizStatus('Finished'));
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent(/Couldn’t save.*This quiz is Finished./);
    expect(screen.getByLabelText('Question')).toHaveValue('Who led Israel into Canaan?');
    expect(stored()).toEqual(questionFields());
    expect(address()).toBe(at);
  });

  it('shows options and answer of both versions as one choice, because they are one unit @7.15', async () => {
    const { type, choose, submit, stored, gateway, user } = await open();
    await type('Option One', 'Aaron');
    await choose('Joshua');
    await type('Question', 'Who led Israel into Canaan?');
    act(() => gateway.put(questionPath('N1'), questionFields({ option_2: 'Yeshua', answer: 'Yeshua' })));
    await submit();
    const pair = within(await screen.findByRole('group', { name: 'Options and Correct Option' }));
    expect(pair.getByRole('radio', { name: 'Theirs' })).toHaveAccessibleDescription(
      'Option One Moses Option Two Yeshua Option Three Caleb Option Four Gideon Correct Option Yeshua',
    );
    expect(pair.getByRole('radio', { name: 'Mine' })).toHaveAccessibleDescription(
      'Option One Aaron Option Two Joshua Option Three Caleb Option Four Gideon Correct Option Joshua',
    );
    await user.click(pair.getByRole('radio', { name: 'Theirs' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(stored()).toEqual(
        questionFields({ question: 'Who led Israel into Canaan?', option_2: 'Yeshua', answer: 'Yeshua' }),
      ),
    );
  });

  it('keeps an answer that was chosen again, even the same one as before', async () => {
    const { type, choose, submit, stored, gateway, user } = await open();
    await type('Option One', 'Aaron');
    await type('Option One', 'Moses');
    await choose('Joshua');
    act(() => gateway.put(questionPath('N1'), questionFields({ answer: 'Caleb' })));
    expect(await screen.findByText(/Someone else changed Correct Option/)).toBeInTheDocument();
    expect(screen.getByLabelText('Correct Option')).toHaveValue('Joshua');
    await submit();
    const pair = within(await screen.findByRole('group', { name: 'Options and Correct Option' }));
    await user.click(pair.getByRole('radio', { name: 'Mine' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(stored()).toEqual(questionFields()));
  });

  it('shows that the quiz is closed, not a conflict, when the quiz has begun', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const { type, submit, setQuizStatus, gateway } = await open();
    await type('Question', 'Who led Israel into Canaan?');
    act(() => gateway.put(questionPath('N1'), questionFields({ question: 'Who crossed the Jordan?' })));
    act(() => setQuizStatus('Ongoing'));
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent(/Couldn’t save.*This quiz is Ongoing./);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('keeps the form and shows a message when another person deletes the question', async () => {
    const { type, gateway, stored } = await open();
    await type('Question', 'Who led Israel into Canaan?');
    act(() => gateway.drop(questionPath('N1')));
    expect(await screen.findByText(/^Someone deleted this/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Update Question' })).toBeDisabled();
    expect(screen.getByLabelText('Question')).toHaveValue('Who led Israel into Canaan?');
    expect(stored()).toBeUndefined();
  });

  it('stores the input as a new question when the old one was deleted', async () => {
    const { type, user, gateway, address } = await open();
    await type('Question', 'Who led Israel into Canaan?');
    act(() => gateway.drop(questionPath('N1')));
    await user.click(await screen.findByRole('button', { name: 'Save as new' }));
    await waitFor(() => expect(address()).toMatch(/^\/quizzes\?/));
    const id = address().replace(/.*question=/, '');
    expect(gateway.documents()[questionPath(id)]).toEqual(
      questionFields({ question_id: id, question: 'Who led Israel into Canaan?' }),
    );
  });

  it('does not offer to create a question in a quiz that has begun', async () => {
    const { type, gateway, setQuizStatus } = await open();
    await type('Question', 'Who led Israel into Canaan?');
    act(() => setQuizStatus('Ongoing'));
    act(() => gateway.drop(questionPath('N1')));
    expect(await screen.findByText(/Someone deleted this/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Save as new' })).not.toBeInTheDocument();
  });

  it.each(['/update-question?season=S1&quiz=Q1&question=N9', '/update-question?season=S1&quiz=Q1'])(
    'redirects to the quiz list without its question: %s @2.75',
    async (address) => {
      const page = openQuestions(address);
      await waitFor(() => expect(page.address()).toBe('/home?season=S1'));
    },
  );

  it('shows that its question does not exist @2.75', async () => {
    openQuestions('/update-question?season=S1&quiz=Q1&question=N9');
    expect(await screen.findByText('This question no longer exists')).toBeInTheDocument();
  });

  it.each([
    ['its quiz is closed', contest({ N1: {} }, { status: 'Ongoing' })],
    ['it is deleted', contest()],
    ['its quiz is deleted', { 'seasons/S1': contest()['seasons/S1'] ?? {} }],
  ])('keeps the input as a draft while %s', async (_why, documents) => {
    const { type } = await open();
    await type('Question', 'Half written');
    cleanup();
    openQuestions(at, documents);
    await screen.findByText(/are closed|no longer exists/);
    expect(await readDrafts()).toMatchObject([{ text: 'Question: Half written' }]);
  });

  it('shows the failure, and Retry loads again', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const { gateway, user } = openQuestions('/quizzes?season=S1&quiz=Q1', contest({ N1: {} }));
    const update = await screen.findByRole('link', { name: 'Update' });
    gateway.breakDown('unavailable');
    await user.click(update);
    expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t load the question');
    gateway.heal();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByLabelText('Question')).toHaveValue(
      'Who led Israel across the Jordan into Canaan?',
    );
  });
});
