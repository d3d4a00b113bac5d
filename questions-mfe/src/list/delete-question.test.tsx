import { act, screen, waitFor } from '@testing-library/react';
import { givenWaitingSave, host, questionFields } from '@console/shared/testing';
import { contest, openQuestions, questionPath } from '../testing/open-questions';

const three = contest({
  N1: {},
  N2: { question: 'Who was sold by his brothers?' },
  N3: { question: 'Who built the ark?' },
});
const at = '/quizzes?season=S1&quiz=Q1';

async function open(address = `${at}&question=N2`, documents = three) {
  const page = openQuestions(address, documents);
  const press = async () => page.user.click(await screen.findByRole('button', { name: 'Delete' }));
  await screen.findByRole('button', { name: 'Delete' });
  return { ...page, press };
}

const stored = (documents: object) => Object.keys(documents).filter((path) => path.includes('/questions/'));

describe('deleting a question', () => {
  it('does not overtake a save of the season that waits', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    await givenWaitingSave(host());
    const { gateway, press } = await open();
    await press();
    expect(await screen.findByText(/Your earlier changes are in Drafts/)).toBeVisible();
    expect(stored(gateway.documents())).toHaveLength(3);
  });

  it('deletes that question only, and shows its neighbour @7.16', async () => {
    const { gateway, press, address } = await open();
    await press();
    await waitFor(() => expect(address()).toBe(at));
    expect(stored(gateway.documents())).toEqual([questionPath('N1'), questionPath('N3')]);
    expect(await screen.findByRole('heading', { name: 'Who built the ark?' })).toBeInTheDocument();
  });

  it('names the deleted question and opens the next one', async () => {
    const { press } = await open();
    await press();
    expect(await screen.findByText('Question deleted')).toBeInTheDocument();
    expect(screen.getByText('“Who was sold by his broth…” was deleted.')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Who built the ark?' })).toHaveFocus());
  });

  it('can be undone from its toast', async () => {
    const { gateway, press, user } = await open();
    const before = gateway.documents();
    await press();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Undone')).toBeInTheDocument();
    expect(gateway.documents()).toEqual(before);
    expect(
      screen.getByText('“Who was sold by his broth…” is back. Other people’s later changes are kept.'),
    ).toBeInTheDocument();
  });

  it('is selected again when it is undone, also where another one was chosen meanwhile', async () => {
    const { press, user } = await open();
    const isShown = () => screen.findByRole('article', { name: 'Question 2' });
    await press();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await isShown()).toHaveTextContent('Who was sold by his brothers?');
    expect(screen.getByRole('button', { name: /^Who was sold/ })).toHaveAttribute('aria-current', 'true');
    await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    await screen.findByText('Redone');
    await user.click(screen.getByRole('button', { name: /^Who led/ }));
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(async () => expect(await isShown()).toHaveTextContent('Who was sold by his brothers?'));
  });

  it('can be undone with Ctrl+Z, and done again with Ctrl+Shift+Z', async () => {
    const { gateway, press, user } = await open();
    await press();
    await screen.findByRole('button', { name: 'Undo' });
    await user.keyboard('{Control>}z{/Control}');
    expect(await screen.findByText('Undone')).toBeInTheDocument();
    expect(stored(gateway.documents())).toHaveLength(3);
    await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    await waitFor(() => expect(stored(gateway.documents())).toHaveLength(2));
  });

  it('opens the next one only once: the arrow keys still work', async () => {
    const { press, user } = await open();
    await press();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Who built the ark?' })).toHaveFocus());
    screen.getByRole('button', { name: /^Who built/ }).focus();
    await user.keyboard('{ArrowUp}');
    expect(screen.getByRole('button', { name: /^Who led/ })).toHaveFocus();
  });

  it('shows the previous question when the last is deleted', async () => {
    const { press } = await open(`${at}&question=N3`);
    await press();
    await waitFor(() => expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Who was sold'));
  });

  it('focuses the heading when it was the only question', async () => {
    const { press } = await open(at, contest({ N1: {} }));
    await press();
    expect(await screen.findByText('No questions yet')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('shows the failure, and can be repeated', async () => {
    const complain = jest.spyOn(console, 'error').mockImplementation(() => {});
    const { gateway, press } = await open();
    gateway.breakDown('unavailable');
    await press();
    expect(await screen.findByText('Question not deleted')).toBeInTheDocument();
    expect(screen.getByText(/was not deleted. Couldn’t reach the database./)).toBeInTheDocument();
    expect(complain).toHaveBeenCalled();
    gateway.heal();
    await press();
    await waitFor(() => expect(stored(gateway.documents())).toHaveLength(2));
  });
});

describe('a question that another person changes just before its deletion', () => {
  /** The change reaches the database before the screen. */
  function changeMeanwhile({ gateway }: Awaited<ReturnType<typeof open>>, change: () => void) {
    const whole = gateway.transact;
    jest.spyOn(gateway, 'transact').mockImplementationOnce((work) => {
      act(change);
      return whole(work);
    });
  }

  it('is kept, and shown as it is now', async () => {
    const page = await open();
    const rewritten = questionFields({ question_id: 'N2', question: 'Whom did Jacob love most?' });
    changeMeanwhile(page, () => page.gateway.put(questionPath('N2'), rewritten));
    await page.press();
    expect(await screen.findByText(/It has changed since this page showed it./)).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: 'Whom did Jacob love most?' })).toBeInTheDocument();
    expect(stored(page.gateway.documents())).toHaveLength(3);
  });

  it('is reported as deleted when the change was a deletion', async () => {
    const page = await open();
    changeMeanwhile(page, () => page.gateway.drop(questionPath('N2')));
    await page.press();
    expect(await screen.findByText('This question no longer exists')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  it('is kept when the quiz has begun', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const page = await open();
    changeMeanwhile(page, () => page.setQuizStatus('Ongoing'));
    await page.press();
    expect(await screen.findByText(/“Who was sold by his broth…” was not deleted./)).toBeInTheDocument();
    expect(stored(page.gateway.documents())).toHaveLength(3);
  });
});
