import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { newQuestionId } from '../order/question-id';
import { DataError } from '@console/shared/data';
import { readDrafts } from '@console/shared/drafts';
import { host, loseResponse, sendSavedForms } from '@console/shared/testing';
import { remoteModule } from '../module';
import { contest, openQuestions, questionPath } from '../testing/open-questions';

const at = '/create-question?season=S1&quiz=Q1';

const telugu = {
  Question: 'యేసు ఎక్కడ జన్మించాడు?',
  'Option One': 'నజరేతు',
  'Option Two': 'బేత్లెహేము',
  'Option Three': 'యెరూషలేము',
  'Option Four': 'కపెర్నహూము',
};

async function open(documents = contest()) {
  const page = openQuestions(at, documents);
  await screen.findByLabelText('Question');
  const type = async (label: string, text: string) => {
    await page.user.clear(screen.getByLabelText(label));
    if (text) await page.user.type(screen.getByLabelText(label), text);
  };
  return {
    ...page,
    type,
    fill: () => {
      for (const [label, text] of Object.entries(telugu)) {
        fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
      }
    },
    choose: (text: string) => page.user.selectOptions(screen.getByLabelText('Correct Option'), text),
    submit: () => page.user.click(screen.getByRole('button', { name: 'Add Question' })),
    /** What the shell does with forms that were handed over. */
    send: () => sendSavedForms(remoteModule, { gateway: page.gateway, session: host() }),
    stored: () => Object.entries(page.gateway.documents()).filter(([path]) => path.includes('/questions/')),
  };
}

const offered = () =>
  [...screen.getByLabelText('Correct Option').querySelectorAll('option')].map(
    ({ textContent }) => textContent,
  );

describe('create-question', () => {
  it('shows the specified fields in their order @2.71', async () => {
    await open();
    expect([...document.querySelectorAll('label')].map(({ textContent }) => textContent)).toEqual([
      'Question',
      'Option One',
      'Option Two',
      'Option Three',
      'Option Four',
      'Correct Option',
    ]);
  });

  it('fills all options from four lines that are pasted into one of them, and takes the answer next', async () => {
    const { user } = await open();
    await user.click(screen.getByLabelText('Option Two'));
    await user.paste('Moses\nAaron\nCaleb\nGideon');
    const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
    expect(['Option One', 'Option Two', 'Option Three', 'Option Four'].map(valueOf)).toEqual([
      'Moses',
      'Aaron',
      'Caleb',
      'Gideon',
    ]);
    expect(screen.getByLabelText('Correct Option')).toHaveFocus();
    await user.keyboard('2');
    expect(valueOf('Correct Option')).toBe('Aaron');
  });

  it('begins the answers with their place where one begins with a number: a key chooses by it in the open list', async () => {
    const { type } = await open();
    const shown = () =>
      within(screen.getByLabelText('Correct Option'))
        .getAllByRole<HTMLOptionElement>('option')
        .slice(1)
        .map(({ label }) => label);
    await type('Option One', 'Ruth');
    expect(shown()).toEqual(['Ruth']);
    await type('Option Three', '24');
    await type('Option Two', '39');
    expect(shown()).toEqual(['1: Ruth', '2: 39', '3: 24']);
  });

  it('leaves options alone that are there when lines are pasted', async () => {
    const { user, type } = await open();
    await type('Option Two', 'Joshua');
    await user.click(screen.getByLabelText('Option One'));
    await user.paste('Moses\nAaron\nCaleb\nGideon');
    expect(screen.getByLabelText('Option Two')).toHaveValue('Joshua');
    expect(screen.getByLabelText('Option Four')).toHaveValue('');
  });

  it('stores the question with the specified fields and shows it in the list @2.73 @3.12 @3.13 @6.12 @7.14', async () => {
    const { fill, type, choose, submit, stored, address, store } = await open();
    fill();
    await type('Option Two', ' బేత్లెహేము ');
    await choose(' బేత్లెహేము ');
    await submit();
    expect(await screen.findByRole('heading', { level: 2, name: 'యేసు ఎక్కడ జన్మించాడు?' })).toBeInTheDocument();

    const [[path = '', fields] = []] = stored();
    const id = path.replace(questionPath(''), '');
    expect(id).toMatch(/^[A-Za-z0-9]{20}$/);
    expect(fields).toEqual({
      question_id: id,
      question: 'యేసు ఎక్కడ జన్మించాడు?',
      option_1: 'నజరేతు',
      option_2: 'బేత్లెహేము',
      option_3: 'యెరూషలేము',
      option_4: 'కపెర్నహూము',
      answer: 'బేత్లెహేము',
      quiz_id: 'Q1',
    });
    expect(address()).toBe(`/quizzes?season=S1&quiz=Q1&question=${id}`);
    await waitFor(() => expect(store.getState().selection.questionId).toBe(id));
  });

  it("adds the new question at the end, even when the device's clock is wrong", async () => {
    const futureId = newQuestionId([], Date.UTC(2050));
    const { fill, choose, submit, stored } = await open(contest({ N1: {}, [futureId]: {} }));
    fill();
    await choose('నజరేతు');
    await submit();
    await screen.findByRole('article', { name: 'Question 3' });
    const ids = stored().map(([path]) => path.replace(questionPath(''), ''));
    expect([...ids].sort().indexOf(ids[2] ?? '')).toBe(2);
  });

  it('selects the new question even when it is not the first', async () => {
    const { fill, choose, submit } = await open(contest({ '0': {}, zzzzzzzzzzzzzzzzzzzzz: {} }));
    fill();
    await choose('నజరేతు');
    await submit();
    expect(await screen.findByRole('button', { current: true })).toHaveTextContent('3యేసు ఎక్కడ జన్మించాడు?');
  });

  it('leads back to the list on a phone, with the new question in view', async () => {
    jest.replaceProperty(window, 'innerWidth', 390);
    document.documentElement.style.fontSize = '16px';
    const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
    const { fill, choose, submit, address, store } = await open(contest({ N1: {}, N2: {} }));
    fill();
    await choose('నజరేతు');
    await submit();
    const added = await screen.findByRole('button', { current: true });
    expect(added).toHaveTextContent('3యేసు ఎక్కడ జన్మించాడు?');
    expect(address()).toBe('/quizzes?season=S1&quiz=Q1');
    expect(store.getState().selection.questionId).not.toBe('N1');
    await waitFor(() => expect(scroll.mock.contexts).toContain(added));
  });
});

describe('the Correct Option', () => {
  it('offers the entered option texts, and none before @2.72', async () => {
    const { fill } = await open();
    expect(offered()).toEqual(['Choose the correct option']);
    fill();
    expect(offered()).toEqual(['Choose the correct option', ...Object.values(telugu).slice(1)]);
  });

  it.each(['Option One', 'Option Two', 'Option Three', 'Option Four'])(
    'is cleared with a message when %s changes @5.11',
    async (label) => {
      const { fill, type, choose, stored, submit } = await open();
      fill();
      await choose('బేత్లెహేము');
      expect(screen.getByLabelText('Correct Option')).toHaveValue('బేత్లెహేము');
      expect(screen.queryByText(/the correct option was cleared/)).not.toBeInTheDocument();

      await type(label, 'గలిలయ');
      expect(screen.getByLabelText('Correct Option')).toHaveValue('');
      expect(screen.getByText(/the correct option was cleared/)).toBeInTheDocument();
      await submit();
      expect(await screen.findByRole('alert')).toHaveTextContent('Please select correct option');
      expect(stored()).toEqual([]);

      await choose('గలిలయ');
      expect(screen.queryByText(/the correct option was cleared/)).not.toBeInTheDocument();
    },
  );

  it('stays when the question changes @5.11', async () => {
    const { fill, type, choose } = await open();
    fill();
    await choose('బేత్లెహేము');
    await type('Question', 'దావీదు ఊరు ఏది?');
    expect(screen.getByLabelText('Correct Option')).toHaveValue('బేత్లెహేము');
  });
});

describe('adding several questions', () => {
  it('keeps the form open, empty, with the focus on the question', async () => {
    const { fill, choose, user, send, stored, address } = await open();
    fill();
    await choose('బేత్లెహేము');
    await user.click(screen.getByRole('button', { name: 'Save and add another' }));
    // At once: what is typed now belongs to the next question.
    expect(screen.getByLabelText('Question')).toHaveValue('');
    expect(screen.getByLabelText('Question')).toHaveFocus();
    expect(await send()).toEqual([
      { title: 'Question added', message: expect.stringMatching(/was added\.$/) as string },
    ]);
    expect(screen.getByLabelText('Option One')).toHaveValue('');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(address()).toBe(at);
    expect(stored()).toHaveLength(1);

    fill();
    await choose('నజరేతు');
    // Held: its repeats do not save the next question, which is still empty.
    await user.keyboard('{Control>}{Enter>3/}{/Control}');
    expect(screen.getByLabelText('Question')).toHaveValue('');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();

    fill();
    await choose('కపెర్నహూము');
    await user.click(screen.getByRole('button', { name: 'Add Question' }));
    await screen.findByRole('article', { name: 'Question 2' });
    await send();
    await screen.findByRole('article', { name: 'Question 3' });
    const inOrder = stored().sort(([one], [other]) => (one < other ? -1 : 1));
    const answers = inOrder.map(([, { answer }]) => answer);
    expect(answers).toEqual(['బేత్లెహేము', 'నజరేతు', 'కపెర్నహూము']);
  });

  it('keeps each question that is not stored, and stores it once when that is possible', async () => {
    const { fill, choose, user, gateway, send, stored } = await open();
    gateway.breakDown('unavailable');
    for (const answer of ['బేత్లెహేము', 'నజరేతు']) {
      fill();
      await choose(answer);
      await user.click(screen.getByRole('button', { name: 'Save and add another' }));
    }
    await expect(send()).rejects.toMatchObject({ kind: 'unavailable' });
    expect(await readDrafts()).toHaveLength(2);
    gateway.heal();
    await send();
    await send();
    expect(stored()).toHaveLength(2);
    expect(await readDrafts()).toEqual([]);
  });

  it('offers Undo for a question whose response was lost, once a retry finds it stored', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const { fill, choose, submit, user, gateway, stored } = await open();
    fill();
    await choose('బేత్లెహేము');
    const { transact } = gateway;
    gateway.transact = async (work, action) => {
      await transact(work, action);
      gateway.transact = transact;
      throw new DataError('unavailable', 'The answer was lost');
    };
    await submit();
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    await screen.findByText('Question added');
    expect(stored()).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText('Undone');
    expect(stored()).toHaveLength(0);
  });

  it('stores a question once whose response was lost', async () => {
    const { fill, choose, user, gateway, send, stored } = await open();
    fill();
    await choose('బేత్లెహేము');
    await user.click(screen.getByRole('button', { name: 'Save and add another' }));
    loseResponse(gateway);
    await expect(send()).rejects.toMatchObject({ kind: 'unavailable' });
    expect(stored()).toHaveLength(1);
    await send();
    expect(stored()).toHaveLength(1);
  });

  it('refuses a question when the quiz has begun meanwhile, and says so', async () => {
    const { fill, choose, user, send, setQuizStatus, stored } = await open();
    fill();
    await choose('బేత్లెహేము');
    await user.click(screen.getByRole('button', { name: 'Save and add another' }));
    act(() => setQuizStatus('Ongoing'));
    await expect(send()).rejects.toThrow(/Couldn’t save the question.*This quiz is Ongoing/);
    expect(stored()).toEqual([]);
    expect(await readDrafts()).toHaveLength(1);
  });

  it('keeps a question that is not valid, and marks what is missing', async () => {
    const { fill, user } = await open();
    fill();
    await user.click(screen.getByRole('button', { name: 'Save and add another' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Please select correct option');
    expect(screen.getByLabelText('Question')).toHaveValue('యేసు ఎక్కడ జన్మించాడు?');
    expect(await readDrafts()).toMatchObject([{ form: 'seasons/S1/quizzes/Q1/questions' }]);
  });

  it('is left by Cancel', async () => {
    const { user, address } = await open();
    await user.click(screen.getByRole('link', { name: 'Cancel' }));
    expect(address()).toBe('/quizzes?season=S1&quiz=Q1');
  });
});

describe('a question on lines', () => {
  const lines = 'Where was Jesus born?{Enter}Nazareth{Enter}Bethlehem{Enter}Jerusalem{Enter}Capernaum';

  it('fills its options when it is left, and its answer is next', async () => {
    const { user, send, stored } = await open();
    await user.click(screen.getByLabelText('Question'));
    await user.keyboard(lines);
    await user.tab();
    expect(screen.getByLabelText('Question')).toHaveValue('Where was Jesus born?');
    expect(screen.getByLabelText('Option Two')).toHaveValue('Bethlehem');
    expect(screen.getByLabelText('Correct Option')).toHaveFocus();
    await user.keyboard('2{Control>}{Enter}{/Control}');
    await send();
    expect(stored()[0]?.[1]).toMatchObject({ question: 'Where was Jesus born?', answer: 'Bethlehem' });
  });

  it('fills the fields when it is pasted, without its number, and is back as it was after Undo', async () => {
    const { user } = await open();
    const text = '5. Where was Jesus born?\nA) Nazareth\nB) Bethlehem\nC) Jerusalem\nD) Capernaum\nAnswer: B';
    await user.click(screen.getByLabelText('Question'));
    await user.paste(text);
    expect(screen.getByLabelText('Question')).toHaveValue('Where was Jesus born?');
    expect(screen.getByLabelText('Option Four')).toHaveValue('Capernaum');
    expect(screen.getByLabelText('Correct Option')).toHaveValue('Bethlehem');
    expect(screen.getByLabelText('Correct Option')).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(screen.getByLabelText('Question')).toHaveValue(text);
  });

  it('stays in the question when it is pasted beside other text', async () => {
    const { user, type } = await open();
    await type('Question', 'Look:');
    await user.click(screen.getByLabelText('Question'));
    await user.paste('\nOne\nTwo\nThree\nFour');
    expect(screen.getByLabelText('Question')).toHaveValue('Look:\nOne\nTwo\nThree\nFour');
    expect(screen.getByLabelText('Option One')).toHaveValue('');
  });

  it('is shown in its fields before Ctrl+Enter saves it', async () => {
    const { user, send, stored } = await open();
    await user.click(screen.getByLabelText('Question'));
    await user.keyboard(`${lines}{Enter}Answer: B`);
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(screen.getByLabelText('Correct Option')).toHaveValue('Bethlehem');
    expect(await readDrafts()).toMatchObject([
      { text: expect.stringContaining('Correct Option: Bethlehem') as string },
    ]);
    expect(screen.getByLabelText('Question')).toHaveValue('Where was Jesus born?');
    await user.keyboard('{Control>}{Enter}{/Control}');
    await send();
    expect(stored()).toHaveLength(1);
  });

  it('is a question again after Undo, and stays one', async () => {
    const { user } = await open();
    await user.click(screen.getByLabelText('Question'));
    await user.keyboard(lines);
    await user.click(screen.getByLabelText('Option One'));
    expect(screen.getByLabelText('Option One')).toHaveValue('Nazareth');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    const text = 'Where was Jesus born?\nNazareth\nBethlehem\nJerusalem\nCapernaum';
    expect(screen.getByLabelText('Question')).toHaveValue(text);
    expect(screen.getByLabelText('Question')).toHaveFocus();
    await user.tab();
    expect(screen.getByLabelText('Question')).toHaveValue(text);
    expect(screen.getByLabelText('Option One')).toHaveValue('');
  });

  it.each(['Add Question', 'Save and add another'])(
    'is shown in its fields before %s saves it, and saved when it is pressed again',
    async (button) => {
      const { user, send, stored } = await open();
      await user.click(screen.getByLabelText('Question'));
      await user.keyboard(`${lines}{Enter}Answer: B`);
      await user.click(screen.getByRole('button', { name: button }));
      expect(screen.getByLabelText('Option Two')).toHaveValue('Bethlehem');
      expect(screen.getByLabelText('Correct Option')).toHaveFocus();
      await send();
      expect(stored()).toEqual([]);
      await user.click(screen.getByRole('button', { name: button }));
      await send();
      await waitFor(() => expect(stored()).toHaveLength(1));
    },
  );

  it('says when its answer names no option', async () => {
    const { user, choose } = await open();
    await user.click(screen.getByLabelText('Question'));
    await user.keyboard(`${lines}{Enter}Answer: Rome`);
    await user.tab();
    expect(
      screen.getByText('“Answer: Rome” isn’t one of the options. Choose the correct option.'),
    ).toBeVisible();
    await choose('Bethlehem');
    expect(screen.queryByText(/isn’t one of the options/)).not.toBeInTheDocument();
  });

  it('changes no options that are there', async () => {
    const { user, type } = await open();
    await type('Option Four', 'Rome');
    await user.click(screen.getByLabelText('Question'));
    await user.keyboard(lines);
    await user.tab();
    expect(screen.getByLabelText('Option One')).toHaveValue('');
    expect(screen.getByLabelText('Option Four')).toHaveValue('Rome');
  });

  it('offers no Undo after its options were changed', async () => {
    const { user } = await open();
    await user.click(screen.getByLabelText('Question'));
    await user.keyboard(lines);
    await user.tab();
    await user.type(screen.getByLabelText('Option One'), '!');
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });
});

describe('the keys 1 to 4 in Correct Option', () => {
  it('choose an option', async () => {
    const { fill, user } = await open();
    fill();
    screen.getByLabelText('Correct Option').focus();
    await user.keyboard('3');
    expect(screen.getByLabelText('Correct Option')).toHaveValue('యెరూషలేము');
  });

  it('choose by the place, also where options begin with digits', async () => {
    const { type, user } = await open();
    for (const [index, name] of ['One', 'Two', 'Three', 'Four'].entries())
      await type(`Option ${name}`, ['27', '39', '66', '24'][index] ?? '');
    screen.getByLabelText('Correct Option').focus();
    await user.keyboard('2');
    expect(screen.getByLabelText('Correct Option')).toHaveValue('39');
  });

  it('choose none that is empty, and leave nothing to the browser', async () => {
    const { type } = await open();
    await type('Option One', '2 days');
    const answer = screen.getByLabelText('Correct Option');
    expect(fireEvent.keyDown(answer, { key: '2' })).toBe(false);
    expect(answer).toHaveValue('');
  });
});

describe('saving a new question without a connection', () => {
  it('is sent after the form was left, once', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const { fill, choose, submit, gateway, user, send, stored } = await open();
    fill();
    await choose('బేత్లెహేము');
    gateway.breakDown('unavailable');
    await submit();
    await screen.findByText(/^Not saved yet. Your changes are on this device/);
    await user.click(screen.getByRole('link', { name: 'Cancel' }));
    gateway.heal();
    await send();
    await send();
    expect(stored()).toHaveLength(1);
  });

  it('is a draft again once its input changes', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const { fill, choose, submit, type, gateway } = await open();
    fill();
    await choose('బేత్లెహేము');
    gateway.breakDown('unavailable');
    await submit();
    await screen.findByText(/^Not saved yet. Your changes are on this device/);
    expect(await readDrafts()).toMatchObject([{ pending: { state: 'waiting' } }]);
    await type('Question', 'దావీదు ఊరు ఏది?');
    expect(screen.queryByText(/^Not saved yet. Your changes are on this device/)).not.toBeInTheDocument();
    expect((await readDrafts())[0]).not.toHaveProperty('pending');
  });

  it('leaves the form to the next question', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const { fill, choose, submit, gateway } = await open();
    fill();
    await choose('బేత్లెహేము');
    gateway.breakDown('unavailable');
    await submit();
    await screen.findByText(/^Not saved yet. Your changes are on this device/);
    cleanup();
    await open();
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(screen.getByLabelText('Question')).toHaveValue('');
  });
});

describe('saving a new question without an answer', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick', 'Date'] }));
  afterEach(() => jest.useRealTimers());

  it('waits after five seconds, outlives the form, and is stored once', async () => {
    const user = userEvent.setup({ advanceTimers: (time) => jest.advanceTimersByTime(time) });
    const { fill, gateway, send, stored } = await open();
    const { transact } = gateway;
    const unanswered: (() => Promise<unknown>)[] = [];
    gateway.transact = (work) =>
      new Promise((resolve, reject) => {
        unanswered.push(() => transact(work).then(resolve, reject));
      });
    fill();
    await user.selectOptions(screen.getByLabelText('Correct Option'), 'బేత్లెహేము');
    await user.click(screen.getByRole('button', { name: 'Add Question' }));
    await act(() => jest.advanceTimersByTimeAsync(4900));
    expect(screen.queryByText(/^Not saved yet. Your changes are on this device/)).not.toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(screen.getByText(/^Not saved yet. Your changes are on this device/)).toBeVisible();
    await waitFor(async () => expect(await readDrafts()).toMatchObject([{ pending: { state: 'waiting' } }]));

    await user.click(screen.getByRole('link', { name: 'Cancel' }));
    gateway.transact = transact;
    await send();
    expect(stored()).toHaveLength(1);
    await act(async () => void (await unanswered[0]?.()));
    expect(stored()).toHaveLength(1);
  });
});

describe('an incomplete question', () => {
  it('shows the missing correct option first @5.09 @8.02', async () => {
    const { fill, submit, stored } = await open();
    fill();
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent('Please select correct option');
    expect(screen.getByLabelText('Correct Option')).toBeInvalid();
    expect(screen.getByLabelText('Correct Option')).toHaveFocus();
    expect(stored()).toEqual([]);
  });

  it('then marks all empty fields and focuses the first @5.10 @8.01', async () => {
    const { type, choose, submit, stored } = await open();
    await type('Option One', 'నజరేతు');
    await type('Option Four', 'కపెర్నహూము');
    await choose('నజరేతు');
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent('Please all fields');
    const invalid = [...document.querySelectorAll('[aria-invalid]')];
    expect(invalid).toEqual(
      ['Question', 'Option Two', 'Option Three'].map((label) => screen.getByLabelText(label)),
    );
    expect(screen.getByLabelText('Question')).toHaveFocus();
    expect(stored()).toEqual([]);
  });

  it('requires four different options', async () => {
    const { fill, type, choose, submit, stored } = await open();
    fill();
    await type('Option Four', 'నజరేతు');
    await choose('బేత్లెహేము');
    await submit();
    await waitFor(() =>
      expect(screen.getByLabelText('Option Four')).toHaveAccessibleDescription(
        'Another option has the same text',
      ),
    );
    expect(screen.getByLabelText('Option Four')).toHaveFocus();
    expect(stored()).toEqual([]);
  });
});

describe('saving a new question', () => {
  it('keeps the input without a connection, logs the failure, and creates one question on Retry', async () => {
    const complain = jest.spyOn(console, 'error').mockImplementation(() => {});
    const { fill, choose, submit, gateway, stored, user } = await open();
    fill();
    await choose('బేత్లెహేము');
    gateway.breakDown('unavailable');
    await submit();
    expect(await screen.findByText(/^Not saved yet. Your changes are on this device/)).toBeInTheDocument();
    expect(complain).toHaveBeenCalled();
    expect(screen.getByLabelText('Question')).toHaveValue('యేసు ఎక్కడ జన్మించాడు?');
    gateway.heal();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByRole('heading', { level: 2 });
    expect(stored()).toHaveLength(1);
  });

  it('creates one question with the final input when a response was lost @7.14', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const { fill, type, choose, submit, gateway, stored } = await open();
    fill();
    await choose('బేత్లెహేము');
    const { transact } = gateway;
    gateway.transact = async (work) => {
      await transact(work);
      gateway.transact = transact;
      throw new Error('The answer was lost');
    };
    await submit();
    await screen.findByText(/Couldn’t save the question/);
    await type('Question', 'దావీదు ఊరు ఏది?');
    await submit();
    await screen.findByRole('heading', { level: 2, name: 'దావీదు ఊరు ఏది?' });
    expect(stored()).toHaveLength(1);
  });

  it('shows a message when the quiz is no longer Upcoming', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const { fill, choose, submit, stored, setQuizStatus, address } = await open();
    fill();
    await choose('బేత్లెహేము');
    act(() => setQuizStatus('Ongoing'));
    expect(
      await screen.findByText(/^You can only change questions.*This quiz is Ongoing.$/),
    ).toBeInTheDocument();
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /Couldn’t save the question\. .* This quiz is Ongoing. Your changes are still here\./,
    );
    expect(screen.getByLabelText('Option One')).toHaveValue('నజరేతు');
    expect(address()).toBe(at);
    expect(stored()).toEqual([]);
  });

  it('keeps the form and shows a message when another person deletes the quiz', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const { fill, choose, submit, gateway } = await open();
    fill();
    await choose('బేత్లెహేము');
    act(() => gateway.drop('seasons/S1/quizzes/Q1'));
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent('This no longer exists');
    expect(screen.getByLabelText('Question')).toHaveValue('యేసు ఎక్కడ జన్మించాడు?');
  });
});

describe('create-question without an open quiz', () => {
  it('shows its form when the quiz becomes Upcoming again', async () => {
    const { setQuizStatus } = openQuestions(at, contest({}, { status: 'Ongoing' }));
    await screen.findByText(/This quiz is Ongoing./);
    act(() => setQuizStatus('Upcoming'));
    expect(await screen.findByLabelText('Question')).toBeInTheDocument();
  });

  it('shows no form while the quiz is not Upcoming @2.70', async () => {
    openQuestions(at, contest({}, { status: 'Finished' }));
    expect(
      await screen.findByText(/only change questions while the quiz is Upcoming. This quiz is Finished./),
    ).toBeInTheDocument();
    expect(screen.queryByLabelText('Question')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'The Sermon on the Mount' })).toHaveAttribute(
      'href',
      '/quizzes?season=S1&quiz=Q1',
    );
    expect(screen.getByRole('link', { name: 'Edit Quiz' })).toHaveAttribute(
      'href',
      '/update-quiz?season=S1&quiz=Q1&return=%2Fcreate-question',
    );
  });

  it.each([
    ['/create-question', '/seasons'],
    ['/create-question?season=S1&quiz=Q9', '/home?season=S1'],
  ])('%s redirects to %s', async (address, target) => {
    const page = openQuestions(address);
    await waitFor(() => expect(page.address()).toBe(target));
  });
});
