import { fireEvent, screen, within } from '@testing-library/react';
import { contest, openQuestions } from '../testing/open-questions';
import type { ImportedSource } from '../read/imported';
import type { ReadSourceOptions } from './source/reader';

const options = { option1: 'Ham', option2: 'Shem', option3: 'Japheth', option4: 'Noah' };

/** A source whose answer is the number 2, as the reader returns it. */
function sourceOf(countFrom?: 0 | 1): ImportedSource {
  const answers = { 0: options.option3, 1: options.option2 };
  const place = { row: 15, question: 3 };
  return {
    format: 'json',
    ambiguousNumbers: {
      place,
      question: 'Who covered his father?',
      number: 2,
      fromZero: answers[0],
      fromOne: answers[1],
      count: 1,
      ...(countFrom !== undefined && { chosen: countFrom }),
    },
    leftOver: [{ place: { row: 1 }, text: 'Quiz of the youth' }],
    rows: [
      {
        place,
        values: {
          question: 'Who covered his father?',
          ...options,
          answer: countFrom === undefined ? '' : answers[countFrom],
        },
        notes: [],
        faults: countFrom === undefined ? [{ kind: 'ambiguous-number', number: 2 }] : [],
      },
      {
        place: { row: 22, question: 4 },
        values: { question: 'Who built the ark?', ...options, answer: 'Noah' },
        notes: [],
        faults: [],
      },
    ],
  };
}

jest.mock('./source/reader', () => ({
  preloadReader: () => undefined,
  readSource: async (_source: string, { countFrom }: ReadSourceOptions) => sourceOf(countFrom),
}));

describe('a source with numbers as answers that could mean two options', () => {
  it('asks once which option is meant, before any row can be added', async () => {
    const { user } = openQuestions('/import-questions?season=S1&quiz=Q1', contest());
    const box = await screen.findByRole('textbox', { name: 'Paste questions' });
    fireEvent.paste(box, { clipboardData: { files: [], getData: () => '[]' } });
    const asked = within(await screen.findByRole('region', { name: 'Which option is meant?' }));
    expect(
      asked.getByText('Question 3 (line 15): “Who covered his father?” The answer is the number 2.'),
    ).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Add 1 question' })).toBeDisabled();
    await user.click(asked.getByRole('button', { name: 'Japheth (counted from 0)' }));
    expect(await screen.findByRole('button', { name: 'Add 2 questions' })).toBeEnabled();
    const row = screen.getByText('Question 3 (line 15)').closest('li');
    expect(row).toHaveTextContent('C Japheth Correct');
    await user.click(asked.getByRole('button', { name: 'Shem (counted from 1)' }));
    expect(await screen.findByText('B', { selector: 'li:has(svg) > span' })).toBeVisible();
    expect(screen.getByText('Line 1: Quiz of the youth')).toBeVisible();
  });
});
