import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { questionFields } from '@console/shared/testing';
import { identityOf } from '@console/shared/model';
import { contest, openQuestions, questionPath } from '../testing/open-questions';

const at = '/update-question?season=S1&quiz=Q1&question=N1';
const moved = `UUUUUUUUUUU${identityOf('N1')}`;
const isMoved = questionFields({ question_id: moved });

async function open() {
  const page = openQuestions(at, contest({ N1: {} }));
  await screen.findByLabelText('Question');
  return {
    ...page,
    type: async (label: string, text: string) => {
      await page.user.clear(screen.getByLabelText(label));
      await page.user.type(screen.getByLabelText(label), text);
    },
    submit: () => page.user.click(screen.getByRole('button', { name: 'Update Question' })),
    questions: () =>
      Object.fromEntries(
        Object.entries(page.gateway.documents()).filter(([path]) => path.startsWith(questionPath(''))),
      ),
    /** Another person moves the question, and may change its fields. */
    moveAway: (fields = isMoved) =>
      act(() => {
        page.gateway.put(questionPath(moved), fields);
        page.gateway.drop(questionPath('N1'));
      }),
  };
}

beforeEach(() => localStorage.clear());

describe('update-question, when another person moves the question', () => {
  it('stores the change under the new id only', async () => {
    const { type, submit, moveAway, questions, address } = await open();
    await type('Question', 'Who led Israel into Canaan?');
    moveAway();
    await submit();
    await waitFor(() => expect(address()).toBe(`/quizzes?season=S1&quiz=Q1&question=${moved}`));
    expect(questions()).toEqual({
      [questionPath(moved)]: { ...isMoved, question: 'Who led Israel into Canaan?' },
    });
  });

  it('stores the change under the new id even before the page has received the move', async () => {
    const { type, submit, gateway, questions } = await open();
    await type('Question', 'Who led Israel into Canaan?');
    const { transact } = gateway;
    gateway.transact = (work) => {
      gateway.transact = transact;
      gateway.put(questionPath(moved), isMoved);
      gateway.drop(questionPath('N1'));
      return transact(work);
    };
    await submit();
    await waitFor(() =>
      expect(questions()).toEqual({
        [questionPath(moved)]: { ...isMoved, question: 'Who led Israel into Canaan?' },
      }),
    );
  });

  it('does not treat it as deleted, and merges changes made after the move', async () => {
    const { type, submit, moveAway, questions } = await open();
    await type('Question', 'Who led Israel into Canaan?');
    moveAway({ ...isMoved, option_1: 'Aaron' });
    expect(await screen.findByText(/Someone else changed Option One/)).toBeInTheDocument();
    expect(screen.queryByText(/Someone deleted/)).not.toBeInTheDocument();
    await submit();
    await waitFor(() =>
      expect(questions()).toEqual({
        [questionPath(moved)]: { ...isMoved, question: 'Who led Israel into Canaan?', option_1: 'Aaron' },
      }),
    );
  });

  it('shows a message when it is deleted after the move', async () => {
    const { type, moveAway, gateway } = await open();
    await type('Question', 'Who led Israel into Canaan?');
    moveAway();
    await screen.findByDisplayValue('Who led Israel into Canaan?');
    act(() => gateway.drop(questionPath(moved)));
    expect(await screen.findByText(/Someone deleted this/)).toBeInTheDocument();
  });

  it('opens from its earlier URL', async () => {
    openQuestions(at, { ...contest(), [questionPath(moved)]: isMoved });
    expect(await screen.findByLabelText('Question')).toHaveValue(
      'Who led Israel across the Jordan into Canaan?',
    );
  });

  it('restores a draft from before the move', async () => {
    const { type } = await open();
    await type('Question', 'Half written');
    cleanup();
    openQuestions(at.replace('N1', moved), { ...contest(), [questionPath(moved)]: isMoved });
    expect(await screen.findByDisplayValue('Half written')).toBe(screen.getByLabelText('Question'));
  });
});
