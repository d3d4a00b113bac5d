import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { givenWaitingSave, host, questionFields, type Documents } from '@console/shared/testing';
import { contest, openQuestions, questionPath } from '../testing/open-questions';
import { identityOf } from '@console/shared/model';

const four: Documents = {
  N1: { question: 'Who built the ark?' },
  N2: { question: 'Who was sold by his brothers?' },
  N3: { question: 'Who led Israel into Canaan?' },
  N4: { question: 'Who was the first king?' },
};
const at = '/quizzes?season=S1&quiz=Q1';

async function open(address = `${at}&question=N2`, documents = contest(four)) {
  const page = openQuestions(address, documents);
  await screen.findByRole('article');
  return {
    ...page,
    press: (name: string) => page.user.click(screen.getByRole('button', { name })),
    stored: () =>
      Object.entries(page.gateway.documents())
        .filter(([path]) => path.startsWith(questionPath('')))
        .sort(([a], [b]) => (a < b ? -1 : 1)),
  };
}

const list = () => within(screen.getByRole('navigation', { name: 'Questions' }));
const shown = () =>
  list()
    .getAllByRole('button')
    .map(({ title }) => title.replace(/^Who |\?$/g, ''));
const chosen = () => list().getByRole('button', { current: true });

const [ark, sold, canaan, king] = [
  'built the ark',
  'was sold by his brothers',
  'led Israel into Canaan',
  'was the first king',
];

describe('moving a question', () => {
  it('does not overtake a save of the season that waits', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    await givenWaitingSave(host());
    const { gateway, press } = await open();
    await press('Move down');
    expect(await screen.findByText(/^Your earlier changes are in Drafts/)).toBeVisible();
    expect(gateway.documents()).toEqual(contest(four));
  });

  it("writes the question with all its fields under an id between its neighbours', and nothing else", async () => {
    const { press, stored, gateway } = await open(
      undefined,
      contest({ ...four, N2: { question: 'Who was sold by his brothers?', note: 'of another app' } }),
    );
    await press('Move down');
    await screen.findByText('Question 2 moved to position 3 of 4. Saved.');
    const [, , [path = '', fields] = []] = stored();
    const id = path.replace(questionPath(''), '');
    expect(id > 'N3' && id < 'N4').toBe(true);
    expect(identityOf(id)).toBe(identityOf('N2'));
    expect(fields).toEqual(
      questionFields({ question_id: id, question: 'Who was sold by his brothers?', note: 'of another app' }),
    );
    expect(stored().map(([each]) => each)).toEqual([
      questionPath('N1'),
      questionPath('N3'),
      path,
      questionPath('N4'),
    ]);
    expect(gateway.documents()[questionPath('N1')]).toEqual(
      questionFields({ question_id: 'N1', ...four.N1 }),
    );
  });

  it('can be undone with Ctrl+Z, and redone', async () => {
    const { user, press } = await open();
    await press('Move down');
    await screen.findByText('Order changed');
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(shown()).toEqual([ark, sold, canaan, king]));
    await user.click(await screen.findByRole('button', { name: 'Redo' }));
    await waitFor(() => expect(shown()).toEqual([ark, canaan, sold, king]));
  });

  it('can be undone with those that followed before it was stored, and all redone', async () => {
    const { gateway, user } = await open();
    const { transact } = gateway;
    let answer = (): void => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    gateway.transact = (work) => held.then(() => transact(work));
    chosen().focus();
    await user.keyboard('{Alt>}{ArrowUp}{ArrowDown}{ArrowDown}{ArrowDown}{/Alt}');
    answer();
    expect(await screen.findByText('4 moves are saved. Undo reverts all of them.')).toBeVisible();
    expect(shown()).toEqual([ark, canaan, king, sold]);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(shown()).toEqual([ark, sold, canaan, king]));
    await user.click(await screen.findByRole('button', { name: 'Redo' }));
    await waitFor(() => expect(shown()).toEqual([ark, canaan, king, sold]));
  });

  it('says that it is not saved yet when there is no answer for five seconds', async () => {
    const { gateway } = await open();
    const { transact } = gateway;
    let answer = (): void => undefined;
    gateway.transact = async (work) => {
      await new Promise<void>((resolve) => (answer = resolve));
      return transact(work);
    };
    jest.useFakeTimers();
    fireEvent.click(screen.getByRole('button', { name: 'Move down' }));
    await act(() => jest.advanceTimersByTimeAsync(5000));
    const moved = 'Question 2 moved to position 3 of 4.';
    expect(screen.getByText(`${moved} Not saved yet. Keep the console open until it is.`)).toBeVisible();
    jest.useRealTimers();
    answer();
    expect(await screen.findByText(`${moved} Saved.`)).toBeVisible();
  });

  it('keeps it selected: the URL and the stored selection get its new id', async () => {
    const { press, address, store, stored } = await open();
    await press('Move up');
    await screen.findByText(/Saved\.$/);
    const id = stored()[0]?.[0].replace(questionPath(''), '');
    expect(address()).toBe(`${at}&question=${id}`);
    expect(chosen()).toHaveTextContent('1Who was sold by his broth…');
    await waitFor(() => expect(store.getState().selection.questionId).toBe(id));
    expect(screen.getByRole('article', { name: 'Question 1' })).toBeInTheDocument();
  });

  it('keeps the focus on its button, so that it can be pressed again', async () => {
    const { press } = await open();
    await press('Move down');
    await press('Move down');
    expect(screen.getByRole('button', { name: 'Move down' })).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Move down' })).toHaveAttribute('aria-disabled', 'true');
    await press('Move down');
    await screen.findByText('Question 3 moved to position 4 of 4. Saved.');
    expect(shown()).toEqual([ark, canaan, king, sold]);
  });

  it('works with Alt and the arrow keys and keeps the focus on the question', async () => {
    const { user } = await open();
    chosen().focus();
    await user.keyboard('{Alt>}{ArrowUp}{ArrowUp}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{/Alt}');
    expect(shown()).toEqual([ark, canaan, king, sold]);
    expect(chosen()).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('Question 3 moved to position 4 of 4.');
    await screen.findByText(/Saved\.$/);
    expect(shown()).toEqual([ark, canaan, king, sold]);
  });

  it('prompts for a position in the list', async () => {
    const { press, user } = await open();
    await press('Move to position…');
    const dialog = within(screen.getByRole('dialog', { name: 'Move question 2' }));
    const position = dialog.getByLabelText('Position');
    expect(position).toHaveValue('2');
    for (const wrong of ['0', '5', '1.5', '1e0']) {
      await user.clear(position);
      await user.type(position, `${wrong}{Enter}`);
      expect(position).toHaveAccessibleDescription(/Enter a whole number from 1 to 4/);
    }
    await user.clear(position);
    await user.type(position, '4{Enter}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await screen.findByText('Question 2 moved to position 4 of 4. Saved.');
    expect(shown()).toEqual([ark, canaan, king, sold]);
  });

  it('does not ask about the next question when someone deletes the one that it asks about', async () => {
    const { press, gateway, user } = await open(at);
    await press('Move to position…');
    await user.type(screen.getByLabelText('Position'), '{Backspace}3');
    act(() => gateway.drop(questionPath('N1')));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await screen.findByRole('article')).toHaveTextContent('Who was sold by his brothers?');
  });

  it('moves back and forth repeatedly', async () => {
    const { press, stored } = await open();
    for (let times = 0; times < 3; times += 1) {
      await press('Move down');
      await press('Move up');
    }
    await screen.findByText(/Saved\.$/);
    expect(shown()).toEqual([ark, sold, canaan, king]);
    expect(stored()).toHaveLength(4);
  });

  it('moves the next question as well where no id fits between', async () => {
    const { press, stored } = await open(
      `${at}&question=2`,
      contest({ '1': { question: 'First?' }, '10': { question: 'Second?' }, '2': { question: 'Third?' } }),
    );
    await press('Move up');
    await screen.findByText(/Saved\.$/);
    expect(stored().map(([, fields]) => fields.question)).toEqual(['First?', 'Third?', 'Second?']);
  });
});

describe('a move that is refused', () => {
  beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => {}));

  it('is undone on the screen with the reason', async () => {
    const { press, gateway, address, stored } = await open();
    gateway.breakDown('unavailable');
    await press('Move down');
    expect(await screen.findByText('Question not moved')).toBeInTheDocument();
    expect(screen.getByText(/Couldn’t reach the database/)).toBeInTheDocument();
    expect(shown()).toEqual([ark, sold, canaan, king]);
    await waitFor(() => expect(address()).toBe(`${at}&question=N2`));
    gateway.heal();
    await press('Move down');
    await screen.findByText('Question 2 moved to position 3 of 4. Saved.');
    expect(stored()).toHaveLength(4);
  });

  it('undoes the moves after it', async () => {
    const { gateway, stored } = await open();
    gateway.breakDown('unavailable');
    act(() => screen.getByRole('button', { name: 'Move down' }).click());
    act(() => screen.getByRole('button', { name: 'Move down' }).click());
    expect(shown()).toEqual([ark, canaan, king, sold]);
    expect(await screen.findByText('Question not moved')).toBeInTheDocument();
    gateway.heal();
    expect(shown()).toEqual([ark, sold, canaan, king]);
    expect(stored().map(([path]) => path)).toEqual(Object.keys(four).map(questionPath));
  });

  it('shows a message when the quiz has begun in between', async () => {
    const { setQuizStatus } = await open();
    act(() => {
      screen.getByRole('button', { name: 'Move down' }).click();
      setQuizStatus('Ongoing');
    });
    expect(await screen.findByText('Question not moved')).toBeInTheDocument();
    expect(screen.getAllByText(/This quiz is Ongoing\./)).toHaveLength(2);
    expect(shown()).toEqual([ark, sold, canaan, king]);
    expect(screen.queryByRole('button', { name: /^Move/ })).not.toBeInTheDocument();
  });

  it('shows a message when another person has deleted the question in between', async () => {
    const { gateway, stored } = await open();
    act(() => {
      screen.getByRole('button', { name: 'Move down' }).click();
      gateway.drop(questionPath('N2'));
    });
    expect(await screen.findByText('This question no longer exists')).toBeInTheDocument();
    expect(shown()).toEqual([ark, canaan, king]);
    expect(stored()).toHaveLength(3);
  });
});

describe('a question that another person moves', () => {
  const elsewhere = `UUUUUUUUUUU${identityOf('N2')}`;

  /** Another person moves a question that may have been changed. */
  const moveAway = ({ gateway }: Pick<Awaited<ReturnType<typeof open>>, 'gateway'>, fields = four.N2) =>
    act(() => {
      gateway.put(questionPath(elsewhere), questionFields({ question_id: elsewhere, ...fields }));
      gateway.drop(questionPath('N2'));
    });

  it('stays selected', async () => {
    const page = await open();
    moveAway(page);
    await waitFor(() => expect(page.address()).toBe(`${at}&question=${elsewhere}`));
    expect(shown()).toEqual([ark, canaan, king, sold]);
    expect(chosen()).toHaveTextContent('4Who was sold by his broth…');
  });

  it('is found by a link with its earlier id', async () => {
    const page = await open(`${at}&question=UUUUUUUUUUU${identityOf('N3')}`);
    await waitFor(() => expect(page.address()).toBe(`${at}&question=N3`));
    expect(screen.queryByText(/no longer exists/)).not.toBeInTheDocument();
  });

  it('is moved from its new place', async () => {
    const { gateway, stored } = await open();
    act(() => {
      screen.getByRole('button', { name: 'Move down' }).click();
      gateway.put(questionPath(elsewhere), questionFields({ question_id: elsewhere, ...four.N2 }));
      gateway.drop(questionPath('N2'));
    });
    await screen.findByText('Question 2 moved to position 3 of 4. Saved.');
    expect(shown()).toEqual([ark, canaan, sold, king]);
    expect(stored()).toHaveLength(4);
  });

  it('is deleted under its new id', async () => {
    const page = await open();
    moveAway(page);
    await page.press('Delete');
    await screen.findByText('Question deleted');
    expect(page.stored().map(([path]) => path)).toEqual(['N1', 'N3', 'N4'].map(questionPath));
  });
});
