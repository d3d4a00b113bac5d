import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { questionFields } from '@console/shared/testing';
import { contest, openQuestions, questionPath } from '../testing/open-questions';

const three = contest({
  N1: {},
  N2: { question: 'Who was sold by his brothers?' },
  N3: { question: 'Who built the ark?' },
});
const at = '/quizzes?season=S1&quiz=Q1';

async function openDialog(address = `${at}&question=N2`, documents = three) {
  const page = openQuestions(address, documents);
  await page.user.click(await screen.findByRole('button', { name: 'Delete' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Delete this question?' }));
  return { ...page, dialog, confirm: () => page.user.click(dialog.getByRole('button', { name: 'Delete' })) };
}

const stored = (documents: object) => Object.keys(documents).filter((path) => path.includes('/questions/'));

describe('deleting a question', () => {
  it('asks for confirmation and focuses the safe answer', async () => {
    const { dialog, gateway, user } = await openDialog();
    expect(dialog.getByText('Who was sold by his brothers?')).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Close' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(stored(gateway.documents())).toHaveLength(3);
  });

  it('deletes that question only, and shows its neighbour', async () => {
    const { gateway, confirm, address } = await openDialog();
    await confirm();
    await waitFor(() => expect(address()).toBe(at));
    expect(stored(gateway.documents())).toEqual([questionPath('N1'), questionPath('N3')]);
    expect(await screen.findByRole('heading', { name: 'Who built the ark?' })).toBeInTheDocument();
  });

  it('names the deleted question and opens the next one', async () => {
    const { confirm } = await openDialog();
    await confirm();
    expect(await screen.findByText('Question deleted')).toBeInTheDocument();
    expect(screen.getByText('“Who was sold by his broth…” was deleted.')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Who built the ark?' })).toHaveFocus());
  });

  it('opens the next one only once: the arrow keys still work', async () => {
    const { confirm, user } = await openDialog();
    await confirm();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Who built the ark?' })).toHaveFocus());
    screen.getByRole('button', { name: /^Who built/ }).focus();
    await user.keyboard('{ArrowUp}');
    expect(screen.getByRole('button', { name: /^Who led/ })).toHaveFocus();
  });

  it('shows the previous question when the last is deleted', async () => {
    const { confirm } = await openDialog(`${at}&question=N3`);
    await confirm();
    await waitFor(() => expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Who was sold'));
  });

  it('focuses the heading when it was the only question', async () => {
    const { confirm } = await openDialog(at, contest({ N1: {} }));
    await confirm();
    expect(await screen.findByText('No questions yet')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('shows a message when the quiz has begun in between', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const { gateway, dialog, setQuizStatus } = await openDialog();
    // The click is handled before the screen receives the new status.
    fireEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    act(() => setQuizStatus('Ongoing'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByText(/only while the quiz is Upcoming. This quiz is Ongoing./)).toBeInTheDocument();
    expect(stored(gateway.documents())).toHaveLength(3);
  });

  it('shows the failure, and can be retried', async () => {
    const complain = jest.spyOn(console, 'error').mockImplementation(() => {});
    const { gateway, dialog, confirm } = await openDialog();
    gateway.breakDown('unavailable');
    await confirm();
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'The question was not deleted. The database could not be reached. Check your connection, then try again.',
    );
    expect(complain).toHaveBeenCalled();
    gateway.heal();
    await confirm();
    await waitFor(() => expect(stored(gateway.documents())).toHaveLength(2));
  });

  it('asks about the question it was opened for, even when the list changes', async () => {
    const { gateway, confirm } = await openDialog(`${at}&question=N2`);
    act(() => gateway.drop(questionPath('N1')));
    await confirm();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(stored(gateway.documents())).toEqual([questionPath('N3')]);
  });
});

describe('a question that another person changes while its deletion is being confirmed', () => {
  const rewritten = questionFields({ question_id: 'N2', question: 'Whom did Jacob love most?' });
  const again = questionFields({ question_id: 'N2', answer: 'Moses', option_2: 'Moses' });

  it('is shown with its present text', async () => {
    const { gateway, dialog, confirm } = await openDialog();
    act(() => gateway.put(questionPath('N2'), rewritten));
    expect(await dialog.findByText('Whom did Jacob love most?')).toBeInTheDocument();
    expect(dialog.getByRole('alert')).toHaveTextContent('Someone else has changed this question.');
    expect(dialog.getAllByRole('listitem')).toHaveLength(4);
    await confirm();
    await waitFor(() => expect(stored(gateway.documents())).toHaveLength(2));
  });

  it('is kept when the change reaches the database before the screen, and must be confirmed again', async () => {
    const { gateway, dialog, confirm } = await openDialog();
    const whole = gateway.transact;
    jest.spyOn(gateway, 'transact').mockImplementationOnce((work) => {
      act(() => gateway.put(questionPath('N2'), again));
      return whole(work);
    });
    await confirm();
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'The question was not deleted. Someone else has changed this question.',
    );
    expect(dialog.getByText('Correct Answer:')).toHaveTextContent('Moses');
    expect(stored(gateway.documents())).toHaveLength(3);
    await confirm();
    await waitFor(() => expect(stored(gateway.documents())).toHaveLength(2));
  });

  it('is reported as deleted when the change was a deletion', async () => {
    const { gateway } = await openDialog(at);
    act(() => gateway.drop(questionPath('N1')));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await screen.findByText('This question no longer exists')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('heading', { level: 2 })).toHaveFocus());
    expect(stored(gateway.documents())).toHaveLength(2);
  });
});
