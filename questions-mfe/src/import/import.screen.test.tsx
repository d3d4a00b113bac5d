import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { DataError } from '@console/shared/data';
import { questionFields, quizFields, type Documents } from '@console/shared/testing';
import { notify } from '@console/shared/ui';
import { contest, openQuestions, questionPath } from '../testing/open-questions';

const at = '/import-questions?season=S1&quiz=Q1';
const open = (documents: Documents = contest()) => openQuestions(at, documents);

const header = 'Question\tOption One\tOption Two\tOption Three\tOption Four\tCorrect Option\tquestion_id';
/** As the builder of the tests has it. */
const jordan = 'Who led Israel across the Jordan into Canaan?\tMoses\tJoshua\tCaleb\tGideon\tJoshua';
const exodus = 'Who led Israel out of Egypt?\tMoses\tAaron\tCaleb\tMiriam\tA';
const ark = 'How many people were in the ark?\tTwo\tEight\tSix\tTen\tB';

const box = () => screen.findByRole('textbox', { name: 'Paste questions' });

/** Pastes a text as a spreadsheet puts it on the clipboard. */
async function paste(text: string, more: Record<string, string> = {}) {
  const data: Record<string, string> = { 'text/plain': text, ...more };
  fireEvent.paste(await box(), {
    clipboardData: { files: [], getData: (type: string) => data[type] ?? '' },
  });
}

/** A file; jsdom cannot read those of its own. */
const fileOf = (text: string, name: string) =>
  Object.assign(new File([text], name), { arrayBuffer: async () => new TextEncoder().encode(text).buffer });

const rows = async () =>
  within(await screen.findByRole('region', { name: 'Review' })).findAllByRole('listitem');
const inReview = () => within(screen.getByRole('region', { name: 'Review' }));
const rowOf = async (place: string) => {
  const region = within(await screen.findByRole('region', { name: 'Review' }));
  const row = (await region.findByText(place)).closest('li');
  if (!row) throw new Error(`There is no ${place}`);
  return row;
};
const state = (row: HTMLElement) => row.querySelector('svg')?.parentElement?.textContent;
const store = (name: string) => screen.findByRole('button', { name });

const questionsOf = (documents: Documents) =>
  Object.entries(documents)
    .filter(([path]) => path.includes('/questions/'))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, fields]) => fields);

describe('importing questions', () => {
  it('pastes a range of a spreadsheet, reviews and stores it', async () => {
    const { user, gateway } = open(contest({ N1: {} }));
    await paste([header, exodus, ark].join('\n'));
    expect(state(await rowOf('Row 2'))).toBe('New');
    await user.click(await store('Add 2 questions'));
    expect(await screen.findByRole('heading', { name: 'Questions imported' })).toHaveFocus();
    expect(
      within(screen.getByRole('region', { name: 'Questions imported' })).getByText('2 questions were added.'),
    ).toBeVisible();
    expect(questionsOf(gateway.documents()).map(({ question, answer }) => [question, answer])).toEqual([
      [questionFields().question, questionFields().answer],
      ['Who led Israel out of Egypt?', 'Moses'],
      ['How many people were in the ark?', 'Eight'],
    ]);
    expect(screen.queryByRole('region', { name: 'Review' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Add/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Import more questions' }));
    expect(await box()).toHaveValue('');
    expect(document.activeElement).toContainElement(await box());
    expect(document.body).not.toHaveFocus();
    expect(screen.queryByRole('region', { name: 'Questions imported' })).not.toBeInTheDocument();
  });

  it('shows the review again when it is taken back, and forgets it when the person leaves', async () => {
    const { user } = open(contest({ N1: {} }));
    await paste([header, exodus, ark].join('\n'));
    await user.click(await store('Add 2 questions'));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(state(await rowOf('Row 2'))).toBe('New'));
    expect(document.body).not.toHaveFocus();
    await user.tab();
    expect(await box()).toHaveFocus();
    expect(await box()).toHaveValue([header, exodus, ark].join('\n'));
    expect(await screen.findByRole('button', { name: 'Redo' })).toBeVisible();
    await user.click(await store('Add 2 questions'));
    await screen.findByRole('button', { name: 'Import more questions' });
    expect(screen.queryByRole('button', { name: 'Redo' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Show the questions' }));
    await user.click(await screen.findByRole('link', { name: 'Import Questions' }));
    expect(await box()).toHaveValue('');
  });

  it('keeps what was not added in the review, first what needs the person', async () => {
    const { user, gateway } = open(contest({ N1: {} }));
    const near = jordan.replace('Canaan?', 'Canaan').replace('Gideon', 'Saul');
    await paste([header, exodus, ark, near, ark.replace('people', 'animals').replace(/B$/, 'e')].join('\n'));
    await user.click(await screen.findByRole('checkbox', { name: 'Import Row 3' }));
    const bar = () => within(screen.getByRole('region', { name: 'Import' }));
    expect(
      bar().getByText('1 of 4 will be added, 1 rejected, 1 near duplicate, 1 not included'),
    ).toBeInTheDocument();
    await user.click(await store('Add 1 question'));
    const outcome = within(await screen.findByRole('region', { name: 'Questions imported' }));
    expect(outcome.getByText('1 added. 3 left in the review.')).toBeVisible();
    const after =
      '0 of 4 will be added, 1 rejected, 1 near duplicate, 1 not included, 1 already in this quiz';
    expect(await screen.findByText(after)).toBeInTheDocument();
    const places = inReview().getAllByText(/^Row \d$/);
    expect(places.map(({ textContent }) => textContent)).toEqual(['Row 5', 'Row 4', 'Row 3', 'Row 2']);
    await user.click(screen.getByRole('checkbox', { name: 'Import Row 3' }));
    await user.click(await store('Add 1 question'));
    expect(await screen.findByText('1 added. 2 left in the review.', { selector: 'p' })).toBeVisible();
    expect(questionsOf(gateway.documents())).toHaveLength(3);
  });

  it('offers Undo only of itself', async () => {
    const { user } = open();
    act(() => notify({ title: 'Question added', message: '“Who?”', undo: () => undefined }));
    await paste([header, exodus].join('\n'));
    expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible();
    await user.click(await store('Add 1 question'));
    const outcome = await screen.findByRole('region', { name: 'Questions imported' });
    expect(screen.getAllByRole('button', { name: 'Undo' })).toEqual([
      within(outcome).getByRole('button', { name: 'Undo' }),
    ]);
  });

  it('says of a second part what its Undo takes back', async () => {
    const { user, gateway } = open();
    await paste([header, exodus, ark].join('\n'));
    await user.click(await screen.findByRole('checkbox', { name: 'Import Row 3' }));
    await user.click(await store('Add 1 question'));
    await screen.findByText(/1 already in this quiz$/);
    await user.click(screen.getByRole('checkbox', { name: 'Import Row 3' }));
    await user.click(await store('Add 1 question'));
    expect(await screen.findByText('1 question was added.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(questionsOf(gateway.documents())).toHaveLength(1));
    expect(questionsOf(gateway.documents())[0]?.question).toBe('Who led Israel out of Egypt?');
  });

  it('mends a row that lacks only its answer by one press on the option', async () => {
    const { user, gateway } = open();
    await paste([header, ark.replace(/B$/, 'e')].join('\n'));
    const row = within(await rowOf('Row 2'));
    await user.click(row.getByRole('button', { name: 'D Ten' }));
    // Another press corrects the first one.
    await user.click(await row.findByRole('button', { name: 'B Eight' }));
    await waitFor(() =>
      expect(row.getByRole('button', { name: 'B Eight' })).toHaveAttribute('aria-pressed', 'true'),
    );
    await user.click(await store('Add 1 question'));
    await screen.findByRole('heading', { name: 'Questions imported' });
    expect(questionsOf(gateway.documents())).toMatchObject([{ answer: 'Eight' }]);
  });

  it('keeps the answer that was read when an option is filled in', async () => {
    const { user, gateway } = open();
    await paste([header, exodus.replace('Miriam', '')].join('\n'));
    await user.click(await screen.findByRole('button', { name: 'Edit Row 2' }));
    await user.type(inReview().getByRole('textbox', { name: 'Option Four' }), 'Miriam');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    await user.click(await store('Add 1 question'));
    await screen.findByRole('heading', { name: 'Questions imported' });
    expect(questionsOf(gateway.documents())).toMatchObject([{ answer: 'Moses', option_4: 'Miriam' }]);
  });

  it('shows what near duplicates are like, and takes all of them at once', async () => {
    const { user } = open(contest({ N1: {} }));
    const near = jordan.replace('Canaan?', 'Canaan').replace('Gideon', 'Saul');
    await paste([header, near, exodus, exodus].join('\n'));
    const row = within(await rowOf('Row 2'));
    expect(row.getByText('Compare: question 1 of this quiz')).toBeVisible();
    expect(row.getByText(/Canaan\?$/)).toBeVisible();
    expect(row.getByText('Gideon')).toBeVisible();
    expect(within(await rowOf('Row 4')).getByText('Compare: Row 3')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Select all 2 near duplicates' }));
    expect(await store('Add 3 questions')).toBeEnabled();
  });

  it('announces what was read', async () => {
    open();
    await paste([header, exodus].join('\n'));
    const sentence = /^Read 1 row: a table of text, separated by tabs/;
    expect(await screen.findByText(sentence, { selector: '[role=status]' })).toBeInTheDocument();
  });

  it('reads typed lines when the person is done', async () => {
    const { user } = open();
    await user.type(
      await box(),
      '1. Who wept?{enter}A) Peter{enter}B) John{enter}C) Mark{enter}D) Luke{enter}Answer: A',
    );
    await user.click(screen.getByRole('button', { name: 'Read the text' }));
    expect(await store('Add 1 question')).toBeEnabled();
  });

  it('reads a chosen file, and the same one again', async () => {
    const { user } = open();
    await box();
    const file = fileOf(`${header}\n${exodus}`.replaceAll('\t', ','), 'week 1.csv');
    await user.upload(screen.getByLabelText('Choose a file', { selector: 'input' }), file);
    expect(await screen.findByText('File: week 1.csv')).toBeVisible();
    expect(await store('Add 1 question')).toBeEnabled();
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(screen.queryByText('File: week 1.csv')).not.toBeInTheDocument();
    await user.upload(screen.getByLabelText('Choose a file', { selector: 'input' }), file);
    expect(await store('Add 1 question')).toBeEnabled();
  });

  it('reads a file that is dropped anywhere, and names a second one', async () => {
    open();
    await box();
    const file = fileOf(`${header}\n${exodus}`, 'week.tsv');
    const another = fileOf(`${header}\n${ark}`, 'another week.tsv');
    fireEvent.drop(document.body, { dataTransfer: { types: ['Files'], files: [file, another] } });
    expect(await store('Add 1 question')).toBeEnabled();
    expect(await screen.findByText(/^Not read: another week\.tsv\./)).toBeVisible();
  });

  it('says why a source cannot be read', async () => {
    open();
    await paste('Just a sentence of a letter.');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^Couldn’t read the questions\. No questions found/,
    );
  });

  it('pastes by a press, and says where the clipboard is empty or cannot be read', async () => {
    const { user } = open();
    await box();
    const pasteText = async (text: string) => {
      await navigator.clipboard.writeText(text);
      await user.click(screen.getByRole('button', { name: 'Paste', hidden: true }));
    };
    await pasteText(' ');
    expect(await screen.findByText(/^There’s no text on the clipboard/)).toBeInTheDocument();
    jest
      .spyOn(navigator.clipboard, 'readText')
      .mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
    await pasteText('');
    expect(await screen.findByText(/^Couldn’t read the clipboard/)).toBeInTheDocument();
    await pasteText([header, exodus].join('\n'));
    expect(await rowOf('Row 2')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Paste', hidden: true })).not.toBeInTheDocument();
  });

  it('shows the columns of a table at once where its header does not name all of them', async () => {
    open();
    await paste([header.replace('Option Four', 'Remark'), exodus].join('\n'));
    expect(await screen.findByRole('combobox', { name: 'Option Four' })).toBeVisible();
  });

  it('lets the person correct a column', async () => {
    const { user } = open();
    await paste([header, exodus].join('\n'));
    const region = within(await screen.findByRole('region', { name: 'Columns' }));
    expect(region.getByLabelText('Option One')).not.toBeVisible();
    await user.click(region.getByText('All found in the header'));
    expect(region.getByRole('combobox', { name: 'Option One' })).toHaveDisplayValue('Option One: Moses');
    // At once: the table has not been read again between them.
    const choose = (name: string, value: string) =>
      fireEvent.change(region.getByRole('combobox', { name }), { target: { value } });
    choose('Option One', '2');
    const twice = 'This column is chosen for two fields';
    expect(region.getByLabelText('Option One')).toHaveAccessibleDescription(twice);
    expect(region.getByLabelText('Option Two')).toHaveAccessibleDescription(twice);
    expect(region.queryByText('All found in the header')).not.toBeInTheDocument();
    choose('Option Two', '1');
    expect(region.queryByText(twice)).not.toBeInTheDocument();
    await waitFor(async () =>
      expect(
        within(await rowOf('Row 2'))
          .getAllByRole('listitem')
          .map(({ textContent }) => textContent?.trim()),
      ).toEqual(['A Aaron Correct', 'B Moses', 'C Caleb', 'D Miriam']),
    );
  });

  it('mends a rejected row in place, which is compared again at once', async () => {
    const { user, gateway } = open();
    await paste([header, exodus.replace(/A$/, '')].join('\n'));
    expect(within(await rowOf('Row 2')).getByText('No correct option is named.')).toBeVisible();
    expect(screen.getByText('Complete a rejected question above to add it.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Add/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Edit Row 2' }));
    expect(inReview().getByRole('combobox', { name: 'Correct Option' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(screen.getByText('Please select correct option')).toBeVisible();
    await user.selectOptions(inReview().getByRole('combobox', { name: 'Correct Option' }), 'Moses');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    await user.click(await store('Add 1 question'));
    await screen.findByRole('heading', { name: 'Questions imported' });
    expect(questionsOf(gateway.documents())).toMatchObject([{ answer: 'Moses' }]);
  });

  it('leaves out a mended row that turns out to be a near duplicate, until the person selects it', async () => {
    const { user } = open(contest({ N1: {} }));
    await paste([header, jordan.replace('Canaan?', 'Canaan').replace(/\tJoshua$/, '\t')].join('\n'));
    const row = within(await rowOf('Row 2'));
    await user.click(row.getByRole('button', { name: /Joshua/ }));
    expect(await row.findByText('Near duplicate')).toBeVisible();
    expect(row.getByRole('checkbox')).not.toBeChecked();
    await user.click(row.getByRole('checkbox'));
    expect(await screen.findByRole('button', { name: 'Add 1 question' })).toBeEnabled();
  });

  it('moves the focus to the heading when a mended row leaves the filter', async () => {
    const { user } = open();
    await paste([header, exodus.replace(/A$/, ''), ark.replace(/B$/, 'x')].join('\n'));
    await user.click(await screen.findByRole('button', { name: 'Rejected 2' }));
    await user.click(screen.getByRole('button', { name: 'Edit Row 2' }));
    await user.selectOptions(inReview().getByRole('combobox', { name: 'Correct Option' }), 'Moses');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(await screen.findByRole('button', { name: 'Rejected 1' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Review' })).toHaveFocus());
  });

  it('shows what changes, field by field, and changes the question with the id', async () => {
    const { user, gateway } = open(contest({ N1: {} }));
    const line = jordan.replace('Moses', 'Aaron') + '\tN1';
    await paste([header, line, exodus].join('\n'));
    const row = within(await rowOf('Row 2'));
    expect(row.getByText('Changes question 1 of this quiz.')).toBeVisible();
    expect(
      row.getAllByRole('row').map((each) =>
        within(each)
          .queryAllByRole('cell')
          .map(({ textContent }) => textContent),
      ),
    ).toEqual([[], ['Moses', 'Aaron']]);
    await user.click(await store('Add 1 question and change 1'));
    const result = within(await screen.findByRole('region', { name: 'Questions imported' }));
    expect(result.getByText('1 question was added and 1 changed.')).toBeVisible();
    expect(gateway.documents()[questionPath('N1')]).toMatchObject({ question_id: 'N1', option_1: 'Aaron' });
  });

  it('takes near duplicates only if they are ticked, and says which question they are like', async () => {
    const documents: Documents = {
      ...contest(),
      'seasons/S1/quizzes/Q2': quizFields({ quiz_id: 'Q2', title: 'Week 2' }),
      'seasons/S1/quizzes/Q2/questions/N9': questionFields({ question: 'Who led Israel out of Egypt' }),
    };
    const { user } = open(documents);
    await paste([header, exodus, ark].join('\n'));
    const row = within(await rowOf('Row 2'));
    expect(row.getByText('Similar to question 1 of Week 2. Select it to add it anyway.')).toBeVisible();
    expect(await store('Add 1 question')).toBeEnabled();
    await user.click(row.getByRole('checkbox', { name: 'Import Row 2' }));
    expect(await store('Add 2 questions')).toBeEnabled();
  });

  it('compares with this quiz alone where the others cannot be read', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    const { gateway } = open();
    await box();
    gateway.list = async () => Promise.reject(new Error('No connection'));
    await paste([header, exodus].join('\n'));
    expect(await screen.findByText(/^Couldn’t load the season’s other quizzes/)).toBeVisible();
    expect(await store('Add 1 question')).toBeEnabled();
  });

  it('leaves out what the person leaves out, and filters by state', async () => {
    const { user } = open(contest({ N1: {} }));
    await paste([header, exodus, ark, jordan, exodus].join('\n'));
    const filters = within(await screen.findByRole('group', { name: 'Show' }));
    expect(filters.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'All 4',
      'New 2',
      'Near duplicates 1',
      'Unchanged 1',
    ]);
    await user.click(filters.getByRole('button', { name: 'New 2' }));
    expect(screen.getAllByRole('checkbox')).toHaveLength(2);
    await user.click(screen.getByRole('checkbox', { name: 'Import Row 2' }));
    expect(await store('Add 1 question')).toBeEnabled();
  });

  it('shows 50 of many rows at once', async () => {
    const { user } = open();
    const lines = Array.from({ length: 120 }, (_, index) =>
      exodus.replace('Egypt', `Egypt in year ${index}`),
    );
    await paste([header, ...lines].join('\n'));
    expect(await store('Add 120 questions')).toBeEnabled();
    expect(screen.getAllByRole('checkbox')).toHaveLength(50);
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByText('rows 51–100 of 120')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Review' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getAllByRole('checkbox')).toHaveLength(20);
  });

  it('stops when it is cancelled, and stores the rest when the person goes on', async () => {
    const { user, gateway } = open();
    const lines = Array.from({ length: 250 }, (_, index) =>
      exodus.replace('Egypt', `Egypt in year ${index}`),
    );
    await paste([header, ...lines].join('\n'));
    const { transact } = gateway;
    let go = () => undefined as void;
    let calls = 0;
    gateway.transact = async (work, action) => {
      calls += 1;
      if (calls === 3) await new Promise<void>((resolve) => (go = resolve));
      return transact(work, action);
    };
    await user.click(await store('Add 250 questions'));
    expect(await screen.findByRole('progressbar', { name: 'Saved' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Import' })).toHaveFocus();
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('Stopping…')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Import' })).toHaveFocus();
    await waitFor(() => expect(calls).toBeGreaterThanOrEqual(3));
    act(() => go());
    expect(await screen.findByRole('heading', { name: 'The import was stopped' })).toBeVisible();
    const stored = questionsOf(gateway.documents()).length;
    expect(stored).toBeLessThan(250);
    await user.click(await store(`Add ${250 - stored} questions`));
    await screen.findByRole('heading', { name: 'Questions imported' });
    expect(questionsOf(gateway.documents())).toHaveLength(250);
  });

  it('says what was stored when it is interrupted, and stores the rest', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const { user, gateway } = open();
    const lines = Array.from({ length: 150 }, (_, index) =>
      exodus.replace('Egypt', `Egypt in year ${index}`),
    );
    await paste([header, ...lines].join('\n'));
    const { transact } = gateway;
    gateway.transact = async (work, action) => {
      if (questionsOf(gateway.documents()).length > 0) gateway.breakDown('unavailable');
      return transact(work, action);
    };
    await user.click(await store('Add 150 questions'));
    expect(await screen.findByRole('heading', { name: 'Import interrupted' })).toHaveFocus();
    expect(screen.getByText('50 questions were added.')).toBeVisible();
    expect(screen.getByText(/^100 rows weren’t imported\./)).toBeVisible();
    // Rows are not compared again before the rest is stored.
    expect(screen.queryByText('Loading…')).not.toBeInTheDocument();
    gateway.transact = transact;
    gateway.heal();
    await user.click(screen.getByRole('button', { name: 'Save the rest' }));
    expect(await screen.findByRole('heading', { name: 'Questions imported' })).toBeVisible();
    expect(questionsOf(gateway.documents())).toHaveLength(150);
  });

  it('offers no rest once somebody has ended it', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const { user, gateway } = open();
    const lines = Array.from({ length: 60 }, (_, index) => exodus.replace('Egypt', `Egypt in year ${index}`));
    await paste([header, ...lines].join('\n'));
    const { transact } = gateway;
    gateway.transact = async (work, action) => {
      if (questionsOf(gateway.documents()).length > 0)
        throw new DataError('ended', 'Somebody has undone the import');
      return transact(work, action);
    };
    await user.click(await store('Add 60 questions'));
    expect(await screen.findByText(/^10 rows weren’t imported\. Someone undid or ended this/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save the rest' })).not.toBeInTheDocument();
  });

  it('is refused for a quiz that has begun, with the reason', async () => {
    open(contest({}, { status: 'Ongoing' }));
    expect(
      await screen.findByText(/only change questions while the quiz is Upcoming. This quiz is Ongoing/),
    ).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('keeps the review when the quiz begins meanwhile, and stores nothing', async () => {
    const { setQuizStatus } = open();
    await paste([header, exodus].join('\n'));
    expect(await store('Add 1 question')).toBeEnabled();
    act(() => setQuizStatus('Ongoing'));
    expect(await screen.findByText(/This quiz is Ongoing/)).toBeVisible();
    expect(await store('Add 1 question')).toBeDisabled();
    expect(await rows()).not.toHaveLength(0);
  });

  it('says that it needs a connection, until the browser no longer claims that there is none', async () => {
    open();
    await paste([header, exodus].join('\n'));
    expect(await store('Add 1 question')).toBeEnabled();
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void dispatchEvent(new Event('offline')));
    expect(await screen.findByText(/^You’re offline/)).toBeVisible();
    expect(await store('Add 1 question')).toBeDisabled();
    onLine.mockReturnValue(true);
    act(() => void dispatchEvent(new Event('online')));
    expect(screen.queryByText(/^You’re offline/)).not.toBeInTheDocument();
    expect(await store('Add 1 question')).toBeEnabled();
  });

  it('asks before a typed text is lost with the page', async () => {
    const { user } = open();
    const asks = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
    await user.type(await box(), '1. Who wept?');
    expect(asks()).toBe(true);
    await user.clear(await box());
    expect(asks()).toBe(false);
  });

  it('keeps the source and the decisions while the person looks at another screen', async () => {
    const { user } = open();
    await paste([header, exodus, ark].join('\n'));
    await user.click(await screen.findByRole('checkbox', { name: 'Import Row 2' }));
    await user.click(screen.getByRole('link', { name: 'The Sermon on the Mount' }));
    await user.click(await screen.findByRole('link', { name: 'Import Questions' }));
    expect(await store('Add 1 question')).toBeEnabled();
    expect(screen.getByRole('checkbox', { name: 'Import Row 2' })).not.toBeChecked();
    expect(await box()).toHaveValue([header, exodus, ark].join('\n'));
    await user.click(await store('Add 1 question'));
    await screen.findByRole('heading', { name: 'Questions imported' });
  });

  it('asks before a source is lost with the page', async () => {
    const { user } = open();
    const asks = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
    await screen.findByLabelText('Paste questions');
    expect(asks()).toBe(false);
    await paste([header, exodus].join('\n'));
    await store('Add 1 question');
    expect(asks()).toBe(true);
    await user.click(await store('Add 1 question'));
    await waitFor(() => expect(asks()).toBe(false));
  });
});
