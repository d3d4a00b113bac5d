import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from '@console/shared/router/memory';
import type { Session } from '@console/shared/session';
import {
  admin,
  host,
  questionFields,
  quizFields,
  renderScreen,
  seasonFields,
  type Documents,
} from '@console/shared/testing';
import { FindQuestionsScreen } from './find.screen';
import { ReadingNotes } from './reading-notes';

const documents: Documents = {
  'seasons/S1': seasonFields(),
  'seasons/S1/quizzes/Q1': quizFields({ title: 'Week 1', start: new Date(1) }),
  'seasons/S1/quizzes/Q1/questions/N1': questionFields(),
  'seasons/S1/quizzes/Q1/questions/N2': questionFields({
    question: 'ఓడలో ఎంతమంది ఉన్నారు?',
    option_2: 'ఎనిమిది మంది',
    answer: 'Eight people',
  }),
  'seasons/S1/quizzes/Q2': quizFields({ title: 'Week 2', start: new Date(2), status: 'Finished' }),
  'seasons/S1/quizzes/Q2/questions/N3': questionFields({ question: 'Who built the ark?', option_1: 'Noé' }),
  'seasons/S2': seasonFields({ season: 'Acts 2027', host_email: 'other@example.org', start: new Date(0) }),
  'seasons/S2/quizzes/Q3': quizFields({ title: 'Their quiz' }),
  'seasons/S2/quizzes/Q3/questions/N4': questionFields({ question: 'Noe and the dove?' }),
};

function open(at = '/find-questions?season=S1', session: Session = host(), stored = documents) {
  const page = renderScreen(
    <Routes>
      <Route path="/find-questions" element={<FindQuestionsScreen />} />
      <Route path="*" element="Elsewhere" />
    </Routes>,
    { session, documents: stored, at },
  );
  return { ...page, user: userEvent.setup() };
}

const field = () => screen.findByRole('searchbox', { name: 'Words of a question' });
const links = () => screen.queryAllByRole('region').flatMap((quiz) => within(quiz).getAllByRole('link'));
const marks = () =>
  links().flatMap((link) => [...link.querySelectorAll('mark')].map((mark) => mark.textContent));

describe('the search for questions', () => {
  it('begins in its field and says how many questions it has', async () => {
    open();
    expect(await field()).toHaveFocus();
    expect(await screen.findByText('3')).toBeVisible();
    expect(links()).toEqual([]);
  });

  it('marks what it finds below its quiz, with the status, and leads to the question', async () => {
    const { user, address } = open();
    await user.type(await field(), 'NOE');
    const week = await screen.findByRole('region', { name: 'Week 2' });
    expect(week).toHaveTextContent('Finished');
    expect(links()).toHaveLength(1);
    expect(links()[0]).toHaveTextContent('1 Who built the ark? A Noé');
    expect(marks()).toEqual(['Noé']);
    expect(screen.getAllByRole('status')[0]).toHaveTextContent('1 of 3 found');
    expect(address()).toBe('/find-questions?season=S1&q=NOE');
    await user.click(within(week).getByRole('link'));
    expect(address()).toBe('/quizzes?season=S1&quiz=Q2&question=N3');
  });

  it('has all results on paper', async () => {
    const many = Array.from({ length: 23 }, (_, index): [string, ReturnType<typeof questionFields>] => [
      `seasons/S1/quizzes/Q1/questions/M${index}`,
      questionFields({ question: `Which manna, ${index}?` }),
    ]);
    open('/find-questions?season=S1&q=manna', host(), { ...documents, ...Object.fromEntries(many) });
    await waitFor(() => expect(links()).toHaveLength(10));
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(links()).toHaveLength(23);
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(links()).toHaveLength(10);
  });

  it('finds options and an answer that is none of them', async () => {
    open('/find-questions?season=S1&q=మంది+eight');
    await waitFor(() => expect(marks()).toEqual(['మంది', 'మంది', 'Eight']));
    expect(links()[0]).toHaveTextContent('B ఎనిమిది మంది');
    expect(links()[0]).toHaveTextContent('Correct Answer Eight people');
  });

  it('says what to do where nothing is found', async () => {
    const { user } = open();
    await user.type(await field(), 'manna');
    expect(await screen.findByText('No question has all these words')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('0 of 3 found');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('is left by the arrow keys for the results and back', async () => {
    const { user } = open();
    await user.type(await field(), 'jordan');
    await waitFor(() => expect(links()).toHaveLength(1));
    await user.keyboard('{ArrowDown}');
    expect(links()[0]).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(links()[0]).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    expect(await field()).toHaveFocus();
  });

  it('shows ten results of many, and keeps the page in the address', async () => {
    const many = Object.fromEntries(
      Array.from({ length: 12 }, (_, index) => [
        `seasons/S1/quizzes/Q1/questions/M${String(index).padStart(2, '0')}`,
        questionFields({ question: `Manna ${index + 1}` }),
      ]),
    );
    const { user, address } = open('/find-questions?season=S1&q=manna', host(), { ...documents, ...many });
    await waitFor(() => expect(links()).toHaveLength(10));
    await user.click(screen.getByRole('button', { name: 'Page 2' }));
    expect(links()).toHaveLength(2);
    expect(address()).toBe('/find-questions?season=S1&q=manna&page=2');
    await user.type(await field(), ' 12');
    await waitFor(() => expect(links()).toHaveLength(1));
    expect(address()).toBe('/find-questions?season=S1&q=manna+12');
  });

  it('keeps an e-mail out of the address', async () => {
    const { user, address } = open();
    await user.type(await field(), 'a@example.org');
    expect(await screen.findByText('No question has all these words')).toBeVisible();
    expect(address()).not.toMatch(/@|%40/);
  });

  it('searches all seasons for an Admin, and one for everybody else', async () => {
    const { user, address } = open('/find-questions?season=S1&q=noe', admin());
    await waitFor(() => expect(links()).toHaveLength(1));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Search in' }), 'All seasons');
    await waitFor(() => expect(links()).toHaveLength(2));
    expect(screen.getByRole('region', { name: 'Their quiz' })).toHaveTextContent('Acts 2027');
    expect(address()).toBe('/find-questions?season=S1&q=noe&scope=all');
  });

  it('offers all seasons to an Admin who finds nothing in one', async () => {
    const { user } = open('/find-questions?season=S1&q=dove', admin());
    await user.click(await screen.findByRole('button', { name: 'Search all seasons' }));
    await waitFor(() => expect(links()).toHaveLength(1));
  });

  it('needs no season for an Admin who searches all', async () => {
    open('/find-questions?scope=all&q=noe', admin());
    await waitFor(() => expect(links()).toHaveLength(2));
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  });

  it('shows a Host no season of others', async () => {
    open('/find-questions?season=S1&q=noe&scope=all');
    await waitFor(() => expect(links()).toHaveLength(1));
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  });

  it('says that nothing could be read, and tries again', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { gateway, user } = open('/find-questions?season=S1&q=who');
    gateway.breakDown('unavailable');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(/couldn’t (read|load|reach)/i);
    gateway.heal();
    await user.click(within(alert).getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(links()).toHaveLength(2));
  });

  it('says what is still loading, and names what could not be read', async () => {
    const onRetry = jest.fn();
    const names = ['Week 1', 'Week 2', 'Week 3', 'Week 4', 'Week 5', 'Week 6'];
    const read = { quizzes: [], total: 12, done: 9, failed: names, requestedAt: 0 };
    renderScreen(<ReadingNotes read={read} isEverywhere={false} onRetry={onRetry} />);
    expect(screen.getByRole('progressbar', { name: 'Loading 9 of 12 quizzes' })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(
      '6 parts couldn’t be loaded and aren’t searched: “Week 1”, “Week 2”, “Week 3”, “Week 4”, “Week 5” …',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });
});
