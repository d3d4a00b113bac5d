import { screen, waitFor, within } from '@testing-library/react';
import { contest, openQuestions, questionPath } from '../testing/open-questions';

class NoLayout {
  observe = () => undefined;
  disconnect = () => undefined;
}

const questions = {
  N1: { question: 'Who built the ark?' },
  N2: { question: 'యెహోషువ ఎవరు?' },
  N3: { question: 'Who was sold?', answer: 'Joseph' },
};

beforeEach(() => {
  Object.assign(globalThis, { ResizeObserver: NoLayout });
  Object.defineProperty(document, 'fonts', { configurable: true, value: new EventTarget() });
});

async function open(query = '') {
  const page = openQuestions(`/print-questions?season=S1&quiz=Q1${query}`, contest(questions));
  if (!query) await page.user.click(await screen.findByRole('button', { name: 'Projector view' }));
  const projector = within(await screen.findByRole('dialog', { name: 'The Sermon on the Mount' }));
  const question = () => projector.getByRole('heading', { level: 2 }).textContent;
  return { ...page, projector, question };
}

describe('the projector', () => {
  it('is reached from the questions, and leads back to them', async () => {
    const { user, address } = openQuestions('/quizzes?season=S1&quiz=Q1', contest(questions));
    await user.click(await screen.findByRole('link', { name: 'Projector view' }));
    const projector = within(await screen.findByRole('dialog', { name: 'The Sermon on the Mount' }));
    expect(projector.getByText('1 of 3')).toBeVisible();
    await user.keyboard('{ArrowRight}');
    await user.click(projector.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(address()).toBe('/quizzes?season=S1&quiz=Q1'));
  });

  it('shows one question at a time, by keys', async () => {
    const { user, projector, question, address } = await open();
    expect(question()).toBe('Who built the ark?');
    expect(projector.getByText('1 of 3')).toBeVisible();
    await user.keyboard('{ArrowRight}');
    expect(question()).toBe('యెహోషువ ఎవరు?');
    expect(address()).toMatch(/&slide=2$/);
    await user.keyboard('{End}');
    expect(question()).toBe('Who was sold?');
    await user.keyboard(' ');
    expect(question()).toBe('Who was sold?');
    await user.keyboard('{Home}');
    expect(question()).toBe('Who built the ark?');
  });

  it('shows the answer on demand, and hides it with the next question', async () => {
    const { user, projector } = await open();
    expect(projector.queryByText('Correct')).not.toBeInTheDocument();
    await user.keyboard('a');
    expect(projector.getByText('Correct').closest('li')).toHaveTextContent('B Joshua');
    expect(projector.getByRole('status')).toHaveTextContent('Correct Answer: B) Joshua');
    await user.keyboard('{ArrowRight}{ArrowLeft}');
    expect(projector.queryByText('Correct')).not.toBeInTheDocument();
    expect(projector.getByRole('status')).toHaveTextContent('1 of 3. Who built the ark?');
  });

  it('says that an answer is none of the options', async () => {
    const { user, projector } = await open('&slide=3');
    const line = projector.getByText(/^Correct Answer: Joseph\. The correct answer isn’t one/);
    expect(line).not.toBeVisible();
    await user.keyboard('{Enter}');
    expect(line).toBeVisible();
  });

  it('works by buttons, of which Enter presses the focused one', async () => {
    const { user, projector, question } = await open();
    await user.click(projector.getByRole('button', { name: 'Next' }));
    expect(question()).toBe('యెహోషువ ఎవరు?');
    projector.getByRole('button', { name: 'Previous' }).focus();
    await user.keyboard('{Enter}');
    expect(question()).toBe('Who built the ark?');
    expect(projector.queryByText('Correct')).not.toBeInTheDocument();
    expect(projector.getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true');
    await user.click(projector.getByRole('button', { name: 'Show answer' }));
    expect(projector.getByText('Correct')).toBeInTheDocument();
  });

  it('stays at the last question when others delete it', async () => {
    const { gateway, question } = await open('&slide=3');
    await gateway.transact((transaction) => transaction.remove(questionPath('N3')));
    await waitFor(() => expect(question()).toBe('యెహోషువ ఎవరు?'));
  });

  it('closes', async () => {
    const { user, projector, address } = await open();
    await user.click(projector.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(address()).toBe('/print-questions?season=S1&quiz=Q1');
  });
});
