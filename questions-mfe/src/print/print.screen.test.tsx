import { screen, waitFor, within } from '@testing-library/react';
import { contest, openQuestions, questionPath } from '../testing/open-questions';
import { questionFields } from '@console/shared/testing';

const questions = {
  N1: { question: 'Who built the ark?', option_1: 'Noah', answer: 'Noah' },
  N2: { question: 'యెహోషువ ఎవరు?' },
  N3: { question: 'Who was sold?', answer: 'Joseph' },
};

function open(query = '', status = 'Upcoming') {
  Object.defineProperty(document, 'fonts', {
    configurable: true,
    value: Object.assign(new EventTarget(), { ready: Promise.resolve() }),
  });
  return openQuestions(`/print-questions?season=S1&quiz=Q1${query}`, contest(questions, { status }));
}

const sheet = (name: string | RegExp) => screen.findByRole('article', { name });
const paper = () => sheet(/Question paper/);
const key = () => sheet(/Answer key/);

afterEach(() => jest.restoreAllMocks());

describe('the question paper', () => {
  it.each(['Upcoming', 'Ongoing', 'Finished'])('has season, quiz and all questions: %s', async (status) => {
    open('', status);
    const shown = within(await paper());
    expect(shown.getByText('Gospels 2026')).toBeVisible();
    expect(shown.getByRole('heading', { level: 2 })).toHaveTextContent(
      'The Sermon on the Mount Question paper',
    );
    const all = shown.getAllByText(/^\d\.$/).map((number) => number.closest('li')?.textContent);
    expect(all).toEqual([
      '1. Who built the ark?A) NoahB) JoshuaC) CalebD) Gideon',
      '2. యెహోషువ ఎవరు?A) MosesB) JoshuaC) CalebD) Gideon',
      '3. Who was sold?A) MosesB) JoshuaC) CalebD) Gideon',
    ]);
  });

  it('shows no answer', async () => {
    open();
    await paper();
    expect(screen.queryByRole('article', { name: /Answer key/ })).not.toBeInTheDocument();
    expect(screen.queryByText('Joseph')).not.toBeInTheDocument();
  });

  it('follows the changes of others', async () => {
    const { gateway } = open();
    await paper();
    gateway.put(questionPath('N4'), questionFields({ question_id: 'N4', question: 'Who led Israel?' }));
    expect(await screen.findByText('Who led Israel?')).toBeVisible();
  });
});

describe('what the device knows of the questions', () => {
  function openCached() {
    const { gateway } = open();
    gateway.watch = (_query, read, observer) => {
      const cached = [read({ id: 'N1', path: questionPath('N1'), fields: questionFields() })];
      void Promise.resolve().then(() => observer.next({ documents: cached, fromCache: true }));
      return () => undefined;
    };
  }

  it('is not printed while more are loading', async () => {
    openCached();
    expect(await screen.findByText(/^Loading all questions/)).toBeInTheDocument();
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
  });

  it('is shown without a connection, and that some may be missing', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    openCached();
    expect(await paper()).toBeVisible();
    expect(screen.getByText(/^questions 1–1\. Some may be missing\. You’re offline/)).toBeVisible();
  });
});

describe('the answer key', () => {
  it('has number, letter and text, and says which answer is no option', async () => {
    open('&sheets=key');
    const lines = within(await key()).getAllByRole('listitem');
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      '1. A) Noah',
      '2. B) Joshua',
      '3. JosephThe correct answer isn’t one of the four options.',
    ]);
    expect(screen.queryByRole('article', { name: /Question paper/ })).not.toBeInTheDocument();
  });
});

describe('the choices', () => {
  it('are in the address', async () => {
    const { user, address } = open();
    await user.selectOptions(await screen.findByLabelText('Sheets'), 'Question paper and answer key');
    await user.selectOptions(screen.getByLabelText('Paper size'), 'US Letter');
    await user.click(screen.getByRole('checkbox', { name: 'Lines for name and date' }));
    expect(address()).toBe('/print-questions?season=S1&quiz=Q1&sheets=both&size=Letter&lines=yes');
    expect(within(await paper()).getByText('Date')).toBeVisible();
    expect(await key()).toBeVisible();
  });
});

describe('printing', () => {
  it('names the document after season and quiz while it is printed', async () => {
    let printed = '';
    window.print = () => {
      window.dispatchEvent(new Event('beforeprint'));
      printed = document.title;
      window.dispatchEvent(new Event('afterprint'));
    };
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Print' }));
    await waitFor(() => expect(printed).toBe('Gospels 2026 - The Sermon on the Mount'));
    expect(document.title).toMatch(/^Print Questions/);
  });

  it('is reached from the questions in any status', async () => {
    const { user } = openQuestions('/quizzes?season=S1&quiz=Q1', contest(questions, { status: 'Finished' }));
    await user.click(await screen.findByRole('link', { name: 'Print' }));
    expect(await paper()).toBeVisible();
    expect(screen.getByRole('link', { name: 'The Sermon on the Mount' })).toHaveAttribute(
      'href',
      '/quizzes?season=S1&quiz=Q1',
    );
  });

  it('says when the quiz has no questions', async () => {
    openQuestions('/print-questions?season=S1&quiz=Q1', contest());
    expect(await screen.findByText('No questions yet')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Print' })).not.toBeInTheDocument();
  });
});
