import { screen, waitFor } from '@testing-library/react';
import type { StoredFields } from '@console/shared/data';
import { admin, quizFields, renderScreen, seasonFields, type Documents } from '@console/shared/testing';
import { HistoryScreen } from '../history.screen';

export const quizPath = 'seasons/S1/quizzes/Q1';

/** A stored entry; every field has a default. */
export const entry = (fields: StoredFields = {}): StoredFields => ({
  uid: 'uid-esther',
  email: 'host@example.org',
  name: 'Esther Rani',
  time: new Date(2026, 10, 20, 9, 30),
  kind: 'quiz_changed',
  changes: [
    {
      path: quizPath,
      title: 'Week 9',
      quiz_title: '',
      before: { start: new Date(2026, 10, 21, 6, 0) },
      after: { start: new Date(2026, 10, 21, 7, 0) },
    },
  ],
  parts: false,
  complete: true,
  undoes: null,
  about: ['quizzes/Q1'],
  audience: 'staff',
  ...fields,
});

/** A change of an entry. */
export const change = (part: StoredFields): StoredFields => ({
  path: quizPath,
  title: 'Week 9',
  quiz_title: '',
  before: {},
  after: {},
  ...part,
});

/** Entries and their parts by their paths below the history. */
export type Entries = Record<string, StoredFields>;

/** Renders the history of a season with a quiz. */
export const renderHistory = (entries: Entries, at = '', session = admin(), more: Documents = {}) =>
  renderScreen(<HistoryScreen />, {
    session,
    at: `/history?season=S1${at}`,
    documents: {
      'seasons/S1': seasonFields(),
      [quizPath]: quizFields({ title: 'Week 9' }),
      ...more,
      ...Object.fromEntries(
        Object.entries(entries).map(([id, fields]) => [`seasons/S1/history/${id}`, fields]),
      ),
    },
  });

/** The sentences on the page now, from top to bottom. */
export const sentencesNow = () =>
  screen.queryAllByRole('listitem').map((item) => item.querySelector('button [dir]')?.textContent ?? '');

/** The same, when there are some. */
export const sentences = async () => {
  await waitFor(() => expect(sentencesNow()).not.toEqual([]));
  return sentencesNow();
};

/** Waits for a sentence on the page. */
export const findSentence = (expected: string | RegExp) =>
  waitFor(() =>
    expect(sentencesNow()).toContainEqual(
      typeof expected === 'string' ? expected : expect.stringMatching(expected),
    ),
  );
