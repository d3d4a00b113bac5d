import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { StoredFields } from '@console/shared/data';
import { change, entry, quizPath, renderHistory, sentences, sentencesNow } from '../testing/render-history';

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(2026, 10, 21), advanceTimers: true });
});
afterEach(() => jest.useRealTimers());

const week10 = 'seasons/S1/quizzes/Q2';

/** The entry of a question that was added to a quiz, so many minutes after nine. */
const added = (minute: number, fields: StoredFields = {}, quiz = quizPath) =>
  entry({
    kind: 'question_created',
    time: new Date(2026, 10, 20, 9, minute),
    changes: [
      change({
        path: `${quiz}/questions/N${minute}`,
        title: `Question ${minute}`,
        quiz_title: quiz === quizPath ? 'Week 9' : 'Week 10',
        before: null,
        after: { question: `Question ${minute}` },
      }),
    ],
    ...fields,
  });

const whole = 'Esther Rani added 3 questions to Week 9';
const single = (minute: number, quiz = 'Week 9') =>
  `Esther Rani added the question “Question ${minute}” to ${quiz}`;

describe('questions that were added one after the other', () => {
  it('are one line with their times, which opens to each of them', async () => {
    renderHistory({ E1: added(1), E2: added(2), E3: added(5) });
    expect(await sentences()).toEqual([whole]);
    const line = screen.getByRole('button', { name: /added 3 questions/ });
    expect(line).toHaveTextContent('09:01–09:05');
    await userEvent.setup({ advanceTimers: jest.advanceTimersByTime }).click(line);
    const each = within(screen.getAllByRole('list', { name: 'Actions' })[1] as HTMLElement);
    expect(
      each.getAllByRole('button', { expanded: false }).map(({ textContent }) => textContent?.trim()),
    ).toEqual([5, 2, 1].map((minute) => `09:0${minute} ${single(minute)}`));
  });

  it('stay two lines where there are two', async () => {
    renderHistory({ E1: added(1), E2: added(2) });
    expect(await sentences()).toEqual([single(2), single(1)]);
  });

  it.each<[string, Record<string, StoredFields>, string[]]>([
    [
      'something else was done in between',
      { E1: added(1), E2: added(2), E3: entry({ time: new Date(2026, 10, 20, 9, 3) }), E4: added(4) },
      [single(4), expect.stringMatching(/changed the start/) as string, single(2), single(1)],
    ],
    [
      'one is in another quiz',
      { E1: added(1), E2: added(2, {}, week10), E3: added(3) },
      [single(3), single(2, 'Week 10'), single(1)],
    ],
    [
      'one is another person’s',
      { E1: added(1), E2: added(2, { uid: 'uid-2', email: 'ruth@example.org', name: 'Ruth' }), E3: added(3) },
      [single(3), 'Ruth added the question “Question 2” to Week 9', single(1)],
    ],
  ])('stay apart where %s', async (_case, entries, expected) => {
    renderHistory(entries);
    expect(await sentences()).toEqual(expected);
  });

  it('leave one out that was undone, and say so beside it', async () => {
    renderHistory({
      ...{ E1: added(1), E2: added(2), E3: added(3), E4: added(4), E5: added(5), E6: added(6) },
      E7: entry({
        kind: 'undone',
        undoes: 'E3',
        time: new Date(2026, 10, 20, 9, 7),
        changes: [
          change({ path: `${quizPath}/questions/N3`, before: { question: 'Question 3' }, after: null }),
        ],
      }),
    });
    await sentences();
    expect(sentencesNow().slice(1)).toEqual([whole, single(3), single(2), single(1)]);
    expect(screen.getByRole('button', { name: /Question 3.*Undone by Esther Rani/ })).toBeVisible();
  });
});
