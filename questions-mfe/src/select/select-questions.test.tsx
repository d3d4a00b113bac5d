import { screen, waitFor, within } from '@testing-library/react';
import { quizFields } from '@console/shared/testing';
import { contest, openQuestions } from '../testing/open-questions';

const at = '/quizzes?season=S1&quiz=Q1';
const names = [
  'Who built the ark?',
  'Who was sold by his brothers?',
  'Who led the people?',
  'Who was a judge?',
];

const documents = (status = 'Upcoming', texts: readonly string[] = names) => ({
  ...contest(Object.fromEntries(texts.map((question, index) => [`N${index}`, { question }])), { status }),
  'seasons/S1/quizzes/Q2': quizFields({ title: 'Week 2' }),
  'seasons/S1/quizzes/Q3': quizFields({ title: 'Week 3', status: 'Ongoing' }),
});

async function open(status?: string, texts?: readonly string[]) {
  const page = openQuestions(at, documents(status, texts));
  await page.user.click(await screen.findByRole('button', { name: 'Select' }));
  await screen.findByRole('checkbox', { name: /Who built/ });
  const box = (name: RegExp) => screen.getByRole('checkbox', { name });
  const press = (name: string) => page.user.click(screen.getByRole('button', { name }));
  const stored = (quiz: string) =>
    Object.entries(page.gateway.documents())
      .filter(([path]) => path.startsWith(`seasons/S1/quizzes/${quiz}/questions/`))
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([, fields]) => fields['question']);
  return { ...page, box, press, stored };
}

const checked = () => screen.getAllByRole('checkbox', { checked: true }).length;

describe('selecting questions', () => {
  it('selects a range with Shift, all at once, and none', async () => {
    const { user, box, press } = await open();
    await user.click(box(/Who built/));
    await user.keyboard('{Shift>}');
    await user.click(box(/Who led/));
    await user.keyboard('{/Shift}');
    expect(checked()).toBe(3);
    expect(screen.getByText('3 questions selected')).toBeInTheDocument();
    await press('Select all 4');
    expect(checked()).toBe(4);
    await press('Clear selection');
    expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([]);
  });

  it('works by keyboard alone', async () => {
    const { user, box } = await open();
    expect(box(/Who built/)).toHaveFocus();
    await user.keyboard('{ArrowDown} ');
    expect(box(/Who was sold/)).toBeChecked();
    await user.keyboard('{Control>}a{/Control}');
    expect(checked()).toBe(4);
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('heading', { name: names[0] })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Select' })).toHaveFocus();
  });

  it('ends with Done in the bar of the selection, and no other tool is offered meanwhile', async () => {
    const { press } = await open();
    const bar = within(screen.getByRole('region', { name: 'Selected questions' }));
    expect(screen.queryByRole('button', { name: 'Rehearse' })).not.toBeInTheDocument();
    expect(bar.getByRole('button', { name: 'Done' })).toBeInTheDocument();
    await press('Done');
    expect(await screen.findByRole('button', { name: 'Select' })).toHaveFocus();
  });
});

describe('selected questions', () => {
  it('are copied to another Upcoming quiz, and Undo takes them back', async () => {
    const { user, box, press, stored } = await open();
    await user.click(box(/Who led/));
    await user.click(box(/Who built/));
    await press('Copy to…');
    const dialog = within(screen.getByRole('dialog', { name: 'Copy 2 questions' }));
    await dialog.findByRole('option', { name: 'Week 2' });
    expect(dialog.queryByRole('option', { name: 'Week 3' })).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Copy' }));
    expect(dialog.getByText('Choose a quiz', { selector: ':not(option)' })).toBeInTheDocument();
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Quiz' }), 'Week 2');
    await user.click(dialog.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByText('2 questions were copied to Week 2.')).toBeInTheDocument();
    expect(stored('Q2')).toEqual(['Who built the ark?', 'Who led the people?']);
    expect(stored('Q1')).toEqual(names);
    expect(screen.getByRole('region', { name: 'Selected questions' })).toHaveFocus();
    await press('Undo');
    await waitFor(() => expect(stored('Q2')).toEqual([]));
  });

  it('are moved', async () => {
    const { user, box, press, stored } = await open();
    await user.click(box(/Who built/));
    await press('Move to…');
    const dialog = within(screen.getByRole('dialog', { name: 'Move 1 question' }));
    await dialog.findByRole('option', { name: 'Week 2' });
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Quiz' }), 'Week 2');
    await user.click(dialog.getByRole('button', { name: 'Move' }));
    expect(await screen.findByText('1 question was moved to Week 2.')).toBeInTheDocument();
    expect([stored('Q1'), stored('Q2')]).toEqual([names.slice(1), names.slice(0, 1)]);
    expect(screen.getByRole('region', { name: 'Selected questions' })).toHaveFocus();
  });

  it('are deleted at once, and Undo brings them back', async () => {
    const { press, stored } = await open();
    await press('Select all 4');
    await press('Delete');
    expect(await screen.findByText('4 questions were deleted.')).toBeInTheDocument();
    expect(stored('Q1')).toEqual([]);
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    await press('Undo');
    await waitFor(() => expect(stored('Q1')).toEqual(names));
  });

  it('are only copied and exported once the quiz has begun', async () => {
    const { press } = await open('Finished');
    await press('Select all 4');
    expect(screen.getByRole('button', { name: 'Copy to…' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Move to…' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  });

  it('stay when a failure stops their deletion, which can go on', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const { press, stored, gateway } = await open();
    await press('Select all 4');
    gateway.breakDown('unavailable');
    await press('Delete');
    expect(await screen.findByText(/Couldn’t reach the database/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
    expect(stored('Q1')).toEqual(names);
    gateway.heal();
    await press('Try again');
    expect(await screen.findByText('4 questions were deleted.')).toBeInTheDocument();
    expect(stored('Q1')).toEqual([]);
  });

  it('stop being deleted after the present batch when the person cancels, and the rest can follow', async () => {
    const { press, stored, gateway } = await open(undefined, [
      ...names,
      ...Array.from({ length: 41 }, (_, index) => `Which psalm is number ${index}?`),
    ]);
    const { transact } = gateway;
    let go = () => {};
    const held = new Promise<void>((resolve) => (go = resolve));
    gateway.transact = async (work, action) => {
      if (stored('Q1').length === 25) await held;
      return transact(work, action);
    };
    await press('Select all 45');
    await press('Delete');
    await waitFor(() => expect(stored('Q1')).toHaveLength(25));
    await press('Cancel');
    expect(screen.getByRole('region', { name: 'Selected questions' })).toHaveFocus();
    go();
    await screen.findByRole('button', { name: 'Save the rest' });
    expect(await screen.findByText(/^89% done 40 questions were deleted\.$/)).toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(1);
    expect(stored('Q1')).toHaveLength(5);
    await press('Save the rest');
    expect(await screen.findByText('45 questions were deleted.')).toBeInTheDocument();
    expect(stored('Q1')).toEqual([]);
  });
});
