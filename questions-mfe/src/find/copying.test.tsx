import { screen, waitFor, within } from '@testing-library/react';
import { admin, questionFields, quizFields, seasonFields } from '@console/shared/testing';
import { contest, openQuestions, questionPath } from '../testing/open-questions';

const documents = {
  ...contest({
    N1: { question: 'Who built the ark?' },
    N2: { question: 'Who was sold by his brothers?' },
    N3: { question: 'Who led the people to the ark?' },
  }),
  'seasons/S1/quizzes/Q2': quizFields({ title: 'Week 2', status: 'Finished' }),
  'seasons/S1/quizzes/Q2/questions/N4': questionFields({ question: 'What was in the ark?' }),
  'seasons/S1/quizzes/Q3': quizFields({ title: 'Week 3' }),
  'seasons/S2': seasonFields({
    season: 'Acts 2027',
    status: 'inactive',
    host_email: 'other@example.org',
  }),
  'seasons/S2/quizzes/Q4': quizFields({ title: 'Their quiz' }),
  'seasons/S2/quizzes/Q4/questions/N5': questionFields({ question: 'How long was the ark?' }),
};

const first = 'Copy to…, question 1 of The Sermon on the Mount';
const third = 'Copy to…, question 3 of The Sermon on the Mount';

async function open(at = '/find-questions?season=S1&q=ark', session?: ReturnType<typeof admin>) {
  const page = openQuestions(at, documents, session);
  await screen.findByRole('button', { name: first });
  const control = (name: string) => screen.getByRole('button', { name });
  return {
    ...page,
    control,
    press: (name: string) => page.user.click(control(name)),
    /** Chooses the quiz to copy to, in the dialog that the control of a question opens. */
    async copy(name: string, to: string) {
      await page.user.click(control(name));
      const dialog = within(screen.getByRole('dialog', { name: 'Copy 1 question' }));
      await dialog.findByRole('option', { name: to });
      await page.user.selectOptions(dialog.getByRole('combobox', { name: 'Quiz' }), to);
      await page.user.click(dialog.getByRole('button', { name: 'Copy' }));
    },
    textsIn: (quiz: string) =>
      Object.entries(page.gateway.documents())
        .filter(([path]) => path.startsWith(`${quiz}/questions/`))
        .map(([, { question }]) => question),
  };
}

describe('a found question', () => {
  it('is copied to another quiz as one action of the history, and Undo takes it back', async () => {
    const { copy, textsIn, gateway, control, press } = await open();
    await copy(third, 'Week 3');
    expect(await screen.findByText('1 question was copied to Week 3.')).toBeInTheDocument();
    expect(textsIn('seasons/S1/quizzes/Q3')).toEqual(['Who led the people to the ark?']);
    expect(textsIn('seasons/S1/quizzes/Q1')).toHaveLength(3);
    expect(gateway.history().flatMap(({ kind }) => kind ?? [])).toEqual(['questions_copied']);
    expect(screen.queryByRole('region', { name: 'Copying' })).not.toBeInTheDocument();
    expect(control(third)).toHaveFocus();
    await press('Undo');
    await waitFor(() => expect(textsIn('seasons/S1/quizzes/Q3')).toEqual([]));
  });

  it('is copied from a quiz that takes no more questions, only to one that does', async () => {
    const { copy, textsIn } = await open();
    await copy('Copy to…, question 1 of Week 2', 'The Sermon on the Mount');
    expect(await screen.findByText(/^1 question was copied to The Sermon/)).toBeInTheDocument();
    expect(textsIn('seasons/S1/quizzes/Q1')).toContain('What was in the ark?');
  });

  it('can only be copied to other quizzes that take questions', async () => {
    const { press } = await open();
    await press(first);
    const dialog = within(screen.getByRole('dialog'));
    await dialog.findByRole('option', { name: 'Week 3' });
    expect(dialog.queryByRole('option', { name: /Sermon|Week 2/ })).not.toBeInTheDocument();
  });

  it('of any season is copied by an Admin, who searches all', async () => {
    const { user, copy, textsIn } = await open('/find-questions?scope=all&q=ark', admin());
    const theirs = 'Copy to…, question 1 of Their quiz';
    await user.click(screen.getByRole('button', { name: theirs }));
    const season = screen.getByRole('combobox', { name: 'Season' });
    expect(season).toHaveDisplayValue('Acts 2027');
    await user.selectOptions(season, await screen.findByRole('option', { name: 'Gospels 2026' }));
    const dialog = within(screen.getByRole('dialog'));
    await dialog.findByRole('option', { name: 'Week 3' });
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Quiz' }), 'Week 3');
    await user.click(dialog.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByText('1 question was copied to Week 3.')).toBeInTheDocument();
    expect(textsIn('seasons/S1/quizzes/Q3')).toEqual(['How long was the ark?']);
    await copy(first, 'Week 3');
    await waitFor(() => expect(textsIn('seasons/S1/quizzes/Q3')).toHaveLength(2));
  });

  it('is not copied to a quiz that has begun meanwhile, nor by who may not add to it', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const { copy, press, textsIn, gateway, control } = await open();
    const { transact } = gateway;
    gateway.transact = (work, action) => {
      gateway.put('seasons/S1/quizzes/Q3', quizFields({ title: 'Week 3', status: 'Ongoing' }));
      return transact(work, action);
    };
    await copy(first, 'Week 3');
    const bar = within(await screen.findByRole('region', { name: 'Copying' }));
    expect(await bar.findByText(/This quiz is Ongoing/)).toBeInTheDocument();
    gateway.breakDown('denied');
    await press('Try again');
    expect(await bar.findByText(/permission|access/i)).toBeInTheDocument();
    gateway.heal();
    expect(textsIn('seasons/S1/quizzes/Q3')).toEqual([]);
    await press('Undo');
    expect(await screen.findByText('Nothing to undo')).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Copying' })).not.toBeInTheDocument();
    expect(control(first)).toHaveFocus();
  });

  it('is copied after a failure, when the person tries again', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const { user, press, textsIn, gateway, control } = await open();
    await press(first);
    const dialog = within(screen.getByRole('dialog'));
    await dialog.findByRole('option', { name: 'Week 3' });
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Quiz' }), 'Week 3');
    gateway.breakDown('unavailable');
    await user.click(dialog.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByText(/Couldn’t reach the database/)).toBeInTheDocument();
    gateway.heal();
    await press('Try again');
    expect(await screen.findByText('1 question was copied to Week 3.')).toBeInTheDocument();
    expect(textsIn('seasons/S1/quizzes/Q3')).toEqual(['Who built the ark?']);
    await waitFor(() => expect(control(first)).toHaveFocus());
  });

  it('waits while another one is copied, which can be cancelled', async () => {
    const { copy, press, textsIn, gateway, control } = await open();
    const { list } = gateway;
    let go = () => {};
    const held = new Promise<void>((resolve) => (go = resolve));
    gateway.list = async (query) => {
      const found = await list(query);
      if (query.collection === 'seasons/S1/quizzes/Q3/questions') await held;
      return found;
    };
    await copy(first, 'Week 3');
    const bar = await screen.findByRole('region', { name: 'Copying' });
    expect(within(bar).getByRole('status')).toHaveTextContent('0% done');
    expect(control(first)).toHaveFocus();
    expect(control(third)).toHaveAttribute('aria-disabled', 'true');
    await press(third);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await press('Cancel');
    expect(bar).toHaveFocus();
    go();
    expect(await screen.findByRole('button', { name: 'Save the rest' })).toBeInTheDocument();
    expect(textsIn('seasons/S1/quizzes/Q3')).toEqual([]);
    await press('Undo');
    expect(await screen.findByText('Nothing to undo')).toBeInTheDocument();
    expect(control(third)).not.toHaveAttribute('aria-disabled');
  });

  it('keeps its dialog when it is no longer found, and the results take the focus after it', async () => {
    const { user, press, gateway } = await open();
    await press(first);
    gateway.put(questionPath('N1'), questionFields({ question: 'Who built the boat?' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: first })).not.toBeInTheDocument());
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(document.activeElement).toContainElement(screen.getByRole('link', { name: /led the people/ }));
  });

  it('is passed over by the arrow keys from result to result, and reached by Tab', async () => {
    const { user, control } = await open();
    const links = screen.getAllByRole('link', { name: /^\d/ });
    screen.getByRole('searchbox').focus();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(links[1]).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    expect(links[0]).toHaveFocus();
    await user.tab();
    expect(control(first)).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('dialog', { name: 'Copy 1 question' })).toBeInTheDocument();
  });
});

describe('a found question without a connection', () => {
  it('stays with its control, which says what it needs, while not all questions are known', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const page = openQuestions('/find-questions?season=S1&q=ark', documents);
    const { watch } = page.gateway;
    page.gateway.watch = (query, read, observer) =>
      watch(query, read, {
        ...observer,
        next: (found) =>
          observer.next(query.collection.endsWith('Q2/questions') ? { ...found, fromCache: true } : found),
      });
    const off = await screen.findByRole('button', {
      name: first,
      description: 'You need a connection to copy questions.',
    });
    expect(off).toHaveAttribute('aria-disabled', 'true');
    await page.user.click(off);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
