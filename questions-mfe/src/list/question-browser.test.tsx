import { fireEvent, screen, within } from '@testing-library/react';
import type { Documents } from '@console/shared/testing';
import { contest, openQuestions } from '../testing/open-questions';

const three: Documents = {
  N1: {},
  N2: {
    question: 'In which town was Jesus born?',
    option_1: 'Nazareth',
    option_2: 'Jerusalem',
    option_3: 'Bethlehem',
    option_4: 'Jericho',
    answer: 'Bethlehem',
  },
  N3: { question: 'యేసు ఏ ఊరిలో పెరిగెను? ఆయనను ఏమని పిలిచిరి?', answer: 'Caleb' },
};

const at = '/quizzes?season=S1&quiz=Q1';
const open = (address = at, documents = contest(three)) => openQuestions(address, documents);

const list = async () => within(await screen.findByRole('navigation', { name: 'Questions' }));
const buttons = async () => (await list()).findAllByRole('button');
const chosen = async () => (await list()).getByRole('button', { current: true });
const detail = () => within(screen.getByRole('article'));

describe('the selected question', () => {
  it('shows its options lettered A to D and the Correct Answer @2.69', async () => {
    open(`${at}&question=N2`);
    expect(
      await screen.findByRole('heading', { level: 2, name: 'In which town was Jesus born?' }),
    ).toBeInTheDocument();
    expect(
      detail()
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['A Nazareth ', 'B Jerusalem ', 'C Bethlehem Correct', 'D Jericho ']);
    expect(detail().getByRole('term')).toHaveTextContent('Correct Answer');
    expect(detail().getByRole('definition')).toHaveTextContent('Bethlehem');
  });

  it('is the first by default, and a click writes the id to the URL', async () => {
    const { user, address, store } = open();
    await buttons();
    expect(await chosen()).toHaveTextContent('Who led Israel');
    await user.click((await list()).getByRole('button', { name: /In which town/ }));
    expect(address()).toBe(`${at}&question=N2`);
    expect(await chosen()).toHaveTextContent('In which town');
    expect(detail().getByRole('definition')).toHaveTextContent('Bethlehem');
    expect(store.getState().selection.questionId).toBe('N2');
  });

  it('has a pager for phones, whose buttons keep the focus at both ends', async () => {
    const { user, address } = open(`${at}&question=N2`);
    await buttons();
    const next = screen.getByRole('button', { name: 'Next question', hidden: true });
    expect(screen.getByText('2 of 3', { selector: '[role="status"] *' })).toBeInTheDocument();
    await user.click(next);
    expect(address()).toBe(`${at}&question=N3`);
    expect(screen.getByText('3 of 3')).toBeInTheDocument();
    expect(next).toHaveAttribute('aria-disabled', 'true');
    await user.click(next);
    expect(address()).toBe(`${at}&question=N3`);
    expect(next).toHaveFocus();
    const previous = screen.getByRole('button', { name: 'Previous question', hidden: true });
    await user.dblClick(previous);
    expect(address()).toBe(`${at}&question=N1`);
    expect(previous).toHaveAttribute('aria-disabled', 'true');
  });

  it('moves with the arrow keys; the list is one tab stop', async () => {
    const { user, address } = open();
    (await buttons())[0]?.focus();
    await user.keyboard('{ArrowDown}');
    expect(address()).toBe(`${at}&question=N2`);
    expect(await chosen()).toHaveFocus();
    await user.keyboard('{End}');
    expect(address()).toBe(`${at}&question=N3`);
    await user.keyboard('{ArrowDown}');
    expect(address()).toBe(`${at}&question=N3`);
    await user.keyboard('{Home}');
    expect(address()).toBe(`${at}&question=N1`);
    expect((await buttons()).map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
    await user.tab();
    expect(document.activeElement).not.toHaveAttribute('aria-current');
    expect((await buttons()).some((button) => button === document.activeElement)).toBe(false);
  });

  it('is reported as missing when the URL names one that does not exist', async () => {
    open(`${at}&question=N9`);
    expect(
      await screen.findByRole('heading', { name: 'This question no longer exists' }),
    ).toBeInTheDocument();
    expect(await buttons()).toHaveLength(3);
  });

  it('shows a message when its answer matches no option', async () => {
    open(at, contest({ N1: { answer: 'Aaron' } }));
    expect(await screen.findByText('The correct answer isn’t one of the four options.')).toBeInTheDocument();
    expect(detail().getByRole('definition')).toHaveTextContent('Aaron');
  });

  it('shows the same message without an answer and options', async () => {
    const blank = { option_1: '', option_2: '\u200b', option_3: null, answer: '' };
    open(at, contest({ N1: blank }));
    expect(await screen.findByText('The correct answer isn’t one of the four options.')).toBeInTheDocument();
    expect(detail().getAllByText('Empty')).toHaveLength(3);
    expect(detail().getByRole('definition')).toHaveTextContent('None');
  });

  it('does not treat a blank option as the correct answer', async () => {
    open(at, contest({ N1: { option_1: '\u200b', answer: '\u200b' } }));
    expect(await screen.findByText('The correct answer isn’t one of the four options.')).toBeInTheDocument();
    expect(detail().queryByText('Correct')).not.toBeInTheDocument();
  });

  it('is clipped when its text is very long', async () => {
    open(at, contest({ N1: { question: 'In the beginning '.repeat(60_000) } }));
    await buttons();
    const heading = detail().getByRole('heading', { level: 2 });
    expect(heading).toHaveTextContent(/^In the beginning .*…$/);
    expect(heading.textContent.length).toBeLessThan(2100);
  });
});

describe('on a phone', () => {
  beforeEach(() => {
    jest.replaceProperty(window, 'innerWidth', 390);
    document.documentElement.style.fontSize = '16px';
  });

  it('switches between list and question, and moves the focus', async () => {
    const { user, address } = open();
    await user.click((await list()).getByRole('button', { name: /In which town/ }));
    expect(screen.getByRole('heading', { level: 2, name: 'In which town was Jesus born?' })).toHaveFocus();
    // jsdom has no container queries, so elements for phones only count as hidden.
    await user.click(screen.getByRole('link', { name: 'All questions', hidden: true }));
    expect(address()).toBe(at);
    expect(await chosen()).toHaveFocus();
    expect(await chosen()).toHaveTextContent('In which town');
  });

  it('goes through the questions with a swipe, and stays at the ends', async () => {
    const { address } = open(`${at}&question=N2`);
    await buttons();
    const swipe = (from: number, to: number) => {
      const text = detail().getByRole('heading', { level: 2 });
      fireEvent.touchStart(text, { touches: [{ clientX: from, clientY: 300 }] });
      fireEvent.touchEnd(text, { touches: [], changedTouches: [{ clientX: to, clientY: 300 }] });
    };
    swipe(300, 200);
    expect(address()).toBe(`${at}&question=N3`);
    expect(screen.getByText('3 of 3', { selector: '[role="status"] *' })).toBeInTheDocument();
    swipe(300, 200);
    expect(address()).toBe(`${at}&question=N3`);
    swipe(100, 200);
    swipe(100, 200);
    swipe(100, 200);
    expect(address()).toBe(`${at}&question=N1`);
  });

  it('opens at its heading, also when a later question is selected', async () => {
    const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
    open(`${at}&question=N2`);
    expect(await chosen()).toHaveTextContent('In which town');
    expect(scroll).not.toHaveBeenCalled();
  });

  it('scrolls to a question that an undo brings back', async () => {
    const { user } = open(`${at}&question=N2`);
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    const undo = await screen.findByRole('button', { name: 'Undo' });
    const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
    await user.click(undo);
    await screen.findByText('Undone');
    expect(await chosen()).toHaveTextContent('In which town');
    expect(scroll.mock.contexts.at(-1)).toBe(await chosen());
  });

  it('moves through the list with the arrow keys without leaving it', async () => {
    const { user, address } = open();
    const [first, second] = await buttons();
    first?.focus();
    await user.keyboard('{ArrowDown}');
    expect(second).toHaveFocus();
    expect(address()).toBe(at);
    await user.keyboard('{Enter}');
    expect(address()).toBe(`${at}&question=N2`);
  });
});
