import { screen, waitFor } from '@testing-library/react';
import { memoryCaches, quizFields, seasonFields } from '@console/shared/testing';
import { contest, openQuestions } from '../testing/open-questions';

const chat = 'Who built the ark?\nA) Moses\nB) Noah\nC) David\nD) Saul\nAnswer: B';

const documents = {
  ...contest({}, { title: 'Week 1' }),
  'seasons/S1/quizzes/Q2': quizFields({ title: 'Week 2', status: 'Finished' }),
  'seasons/S2': seasonFields({ season: 'Epistles 2026', start: new Date('2026-06-01') }),
};

/** Keeps on the device what another app has shared: the fields of its form. */
function given(fields: Readonly<Record<string, string | File>>) {
  const { caches, stored } = memoryCaches();
  const form = {
    get: (name: string) => fields[name] ?? null,
    getAll: (name: string) => (fields[name] === undefined ? [] : [fields[name]].flat()),
  };
  const kept = { headers: new Headers({ Date: new Date().toUTCString() }), formData: async () => form };
  stored.set('/shared', { ...kept, clone: () => kept } as unknown as Response);
  Object.assign(globalThis, { caches });
  return stored;
}

const quizField = () => screen.findByRole('combobox', { name: 'Quiz' });
const importButton = () => screen.getByRole('button', { name: 'Import Questions' });

afterEach(() => Reflect.deleteProperty(globalThis, 'caches'));

describe('shared questions', () => {
  it('are imported into the Upcoming quiz that is chosen', async () => {
    const stored = given({ text: chat });
    const { user } = openQuestions('/shared-questions', documents);
    expect(await screen.findByText(/Who built the ark\?/)).toBeVisible();
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Season' }), 'Gospels 2026');
    await screen.findByRole('option', { name: 'Week 1' });
    expect(screen.queryByRole('option', { name: 'Week 2' })).toBeNull();
    await user.click(importButton());
    expect(await quizField()).toHaveFocus();
    expect(await quizField()).toHaveAccessibleDescription(/Choose a quiz/);
    await user.selectOptions(await quizField(), 'Week 1');
    await user.click(importButton());
    expect(await screen.findByRole('heading', { level: 1, name: 'Import Questions' })).toBeVisible();
    expect(await screen.findByRole('textbox', { name: 'Paste questions' })).toHaveValue(chat);
    const store = await screen.findByRole('button', { name: 'Add 1 question' });
    expect(stored.size).toBe(1);
    await user.click(store);
    expect(await screen.findByRole('heading', { name: /imported$/ })).toBeVisible();
    await waitFor(() => expect(stored.size).toBe(0));
  });

  it('begin at the quiz that is selected, and say that a season has no Upcoming quiz', async () => {
    given({ file: new File(['a,b'], 'week 1.csv') });
    const { user } = openQuestions('/shared-questions?season=S1&quiz=Q1', documents);
    expect(await screen.findByText('File: week 1.csv')).toBeVisible();
    await waitFor(async () => expect(await quizField()).toHaveDisplayValue('Week 1'));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Season' }), 'Epistles 2026');
    expect(await screen.findByText('This season has no Upcoming quiz.')).toBeVisible();
    expect(await quizField()).toHaveDisplayValue('Choose a quiz');
  });

  it('can be discarded where they are read', async () => {
    const stored = given({ text: chat });
    const { user } = openQuestions('/shared-questions?season=S1&quiz=Q1', documents);
    await waitFor(async () => expect(await quizField()).toHaveDisplayValue('Week 1'));
    await user.click(importButton());
    await screen.findByRole('button', { name: 'Add 1 question' });
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(stored.size).toBe(0));
  });

  it('can be discarded', async () => {
    const stored = given({ text: chat });
    const { user } = openQuestions('/shared-questions', documents);
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(await screen.findByText('Nothing to import')).toBeVisible();
    expect(stored.size).toBe(0);
  });

  it('say how to share where there are none', async () => {
    openQuestions('/shared-questions', documents);
    expect(await screen.findByText(/share a message or a file with the console/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to seasons' })).toHaveAttribute('href', '/seasons');
  });
});
