import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { StoredFields } from '@console/shared/data';
import { admin, questionFields } from '@console/shared/testing';
import { change, entry, quizPath, renderHistory, sentences, type Entries } from './testing/render-history';

const undone = (fields: StoredFields): StoredFields =>
  entry({
    kind: 'undone',
    changes: [
      change({
        before: { start: new Date(2026, 10, 21, 7, 0) },
        after: { start: new Date(2026, 10, 21, 6, 0) },
      }),
    ],
    ...fields,
  });

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(2026, 10, 21), advanceTimers: true });
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

describe('the history says', () => {
  it('what was undone, and by whom', async () => {
    renderHistory({
      E1: entry(),
      E2: undone({ uid: 'uid-admin', undoes: 'E1', time: new Date(2026, 10, 20, 10) }),
    });
    expect(await sentences()).toEqual([
      'You undid this: Esther Rani changed the start of Week 9 from 2026-11-21 06:00 to 07:00',
      'Esther Rani changed the start of Week 9 from 2026-11-21 06:00 to 07:00',
    ]);
    expect(screen.getByText('Undone by you')).toBeVisible();
  });

  const openOldest = async () => {
    const oldest = screen.getAllByRole('listitem').at(-1);
    const [line] = oldest ? within(oldest).getAllByRole('button') : [];
    if (line) await user().click(line);
  };

  it('an undoing that was interrupted as not finished, and offers to undo the rest', async () => {
    renderHistory({
      E1: entry(),
      E2: entry({
        kind: 'undone',
        undoes: 'E1',
        parts: true,
        complete: false,
        changes: [],
        time: new Date(2026, 10, 20, 10),
      }),
    });
    expect(await screen.findByText('Not finished')).toBeVisible();
    expect(screen.queryByText(/^Undone by/)).not.toBeInTheDocument();
    await openOldest();
    expect(await screen.findByRole('button', { name: 'Undo this action' })).toBeVisible();
  });

  it.each<[string, StoredFields[]]>([
    ['nothing', []],
    ['nothing of that document', [change({})]],
    [
      'it again',
      [
        change({
          before: { start: new Date(2026, 10, 21, 6, 0) },
          after: { start: new Date(2026, 10, 21, 7, 0) },
        }),
      ],
    ],
    ['another field', [change({ before: { duration: 2 }, after: { duration: 1 } })]],
    [
      'another document',
      [change({ path: 'seasons/S1/quizzes/Q2', before: {}, after: { start: new Date(2026, 10, 21, 6, 0) } })],
    ],
  ])('nothing about an entry that claims to undo another one, and changes %s', async (_what, changes) => {
    renderHistory({
      E1: entry(),
      E2: undone({ undoes: 'E1', changes, time: new Date(2026, 10, 20, 10) }),
    });
    expect(await sentences()).toHaveLength(2);
    expect(screen.queryByText(/^Undone by/)).not.toBeInTheDocument();
  });

  const moved = {
    before: { start: new Date(2026, 10, 21, 7, 0) },
    after: { start: new Date(2026, 10, 21, 6, 0) },
  };
  const anImport: StoredFields = { kind: 'questions_imported', changes: [], parts: true };

  it.each<[string, StoredFields, StoredFields]>([
    ['with a list of changes', {}, { changes: [change(moved), change(moved)] }],
    [
      'of a list',
      { changes: [...[1, 2].map(() => change({ before: moved.after, after: moved.before }))] },
      {},
    ],
    [
      'of which one field of two is true',
      {
        changes: [
          change({ before: { ...moved.after, duration: 1 }, after: { ...moved.before, duration: 2 } }),
        ],
      },
      {},
    ],
    ['of an action in parts', anImport, { parts: true, changes: [] }],
  ])(
    'what another person only claims to have undone, %s, and still offers to undo it',
    async (_what, action, claim) => {
      renderHistory({
        E1: entry(action),
        E2: undone({ undoes: 'E1', time: new Date(2026, 10, 20, 10), ...claim }),
      });
      expect(await screen.findByText('Undone, according to Esther Rani')).toBeVisible();
      await openOldest();
      expect(await screen.findByRole('button', { name: 'Undo this action' })).toBeVisible();
    },
  );

  it('no Undo of what the database has compared to be undone', async () => {
    renderHistory({
      E1: entry(),
      E2: undone({ undoes: 'E1', time: new Date(2026, 10, 20, 10) }),
    });
    expect(await screen.findByText('Undone by Esther Rani')).toBeVisible();
    await openOldest();
    expect(await screen.findByRole('table')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo this action' })).not.toBeInTheDocument();
  });

  it('nothing about an entry that claims to undo an action in parts, and has no changes', async () => {
    renderHistory({
      E1: entry(anImport),
      E2: undone({ undoes: 'E1', changes: [], time: new Date(2026, 10, 20, 10) }),
    });
    expect(await sentences()).toHaveLength(2);
    expect(screen.queryByText(/^Undone/)).not.toBeInTheDocument();
  });

  it('nothing about an undoing that was taken back, or that undoes itself', async () => {
    renderHistory({
      E1: entry(),
      E2: undone({ undoes: 'E1', time: new Date(2026, 10, 20, 10) }),
      E3: entry({ kind: 'undone', undoes: 'E2', time: new Date(2026, 10, 20, 11) }),
      E4: entry({ kind: 'undone', undoes: 'E4', time: new Date(2026, 10, 20, 12) }),
    });
    expect(await sentences()).toHaveLength(4);
    expect(screen.getAllByText('Undone by Esther Rani')).toHaveLength(1);
  });

  const at = (hour: number): StoredFields => ({ time: new Date(2026, 10, 20, hour) });
  const questionPath = `${quizPath}/questions/N1`;
  const added = change({ path: questionPath, title: 'Who?', before: null, after: { question: 'Who?' } });
  const taken = change({ path: questionPath, title: 'Who?', before: { question: 'Who?' }, after: null });
  /** An import of one question, and an entry that says that it is undone. */
  const undoneImport: Entries = {
    E1: entry({ ...anImport, ...at(9), uid: 'uid-grace', email: 'grace@example.org', name: 'Grace Kumari' }),
    'E1/parts/P1': { changes: [added] },
    E2: undone({ undoes: 'E1', parts: true, changes: [], ...at(10) }),
    'E2/parts/P1': { changes: [taken] },
  };
  const who = 'Esther Rani';

  it('that a large action is undone where nothing of it is left, and does not offer to undo it', async () => {
    renderHistory(undoneImport);
    expect(await screen.findByText(`Undone by ${who}`)).toBeVisible();
    expect((await sentences())[0]).toMatch(/^Esther Rani undid this: Grace Kumari/);
    await openOldest();
    expect(await screen.findByRole('button', { name: 'Show more changes' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo this action' })).not.toBeInTheDocument();
  });

  it.each<[string, StoredFields]>([
    ['is still there', { question: 'Who?' }],
    ['was changed since', questionFields()],
  ])('only who says so where what it has added %s, in both entries', async (_case, fields) => {
    const { gateway } = renderHistory(undoneImport, '', admin(), { [questionPath]: fields });
    expect(await screen.findByText(`Undone, according to ${who}`)).toBeVisible();
    expect(await screen.findByText(/^According to Esther Rani, this was undone: /)).toBeVisible();
    await gateway.list({ collection: 'seasons/S1/history' });
    expect(screen.queryByText(`Undone by ${who}`)).not.toBeInTheDocument();
  });

  it('that a large action is undone, also where someone later claims to have redone it', async () => {
    const claim = undone({ uid: 'uid-other', email: 'other@example.org', name: 'Other', ...at(11) });
    renderHistory({
      ...undoneImport,
      E3: { ...claim, undoes: 'E2', parts: true, changes: [] },
      'E3/parts/P1': { changes: [added] },
    });
    expect(await screen.findByText(`Undone by ${who}`)).toBeVisible();
    expect(screen.getByText('Undone, according to Other')).toBeVisible();
  });

  it('that a deleted quiz is restored, as the database lets it come back only as it was', async () => {
    const quiz = { quiz_id: 'Q1', title: 'Week 9' };
    renderHistory({
      E1: entry({
        kind: 'quiz_deleted',
        parts: true,
        changes: [change({ before: quiz, after: null })],
        ...at(9),
      }),
      E2: undone({ undoes: 'E1', changes: [change({ before: null, after: quiz })], ...at(10) }),
    });
    expect(await screen.findByText(`Undone by ${who}`)).toBeVisible();
  });

  it('what an entry did that only claims to undo another one, or one that is not shown', async () => {
    const other = [change({ before: { duration: 2 }, after: { duration: 1 } })];
    renderHistory({
      E1: entry(at(9)),
      E2: undone({ undoes: 'E1', changes: other, ...at(10) }),
      E3: undone({ undoes: 'E0', changes: other, ...at(11) }),
      E4: undone({ undoes: 'E0', changes: [...other, ...other], ...at(12) }),
    });
    const duration = `${who} changed the duration of Week 9 from 2 to 1`;
    expect((await sentences()).slice(0, 3)).toEqual([
      `According to ${who}, an earlier action was undone`,
      duration,
      duration,
    ]);
  });

  it.each<[string, StoredFields]>([
    ['the undoing', { undoes: 'E2', parts: true, changes: [] }],
    ['the same', { undoes: 'E1', changes: [change(moved), change(moved)] }],
  ])('who has undone an action, also where someone later claims to have undone %s', async (_what, claim) => {
    renderHistory({
      E1: entry(at(9)),
      E2: undone({ undoes: 'E1', ...at(10) }),
      E3: undone({ uid: 'uid-other', email: 'other@example.org', name: 'Other', ...at(11), ...claim }),
      'E3/parts/P1': { changes: [change({ before: moved.after, after: moved.before })] },
    });
    expect(await screen.findByText(`Undone by ${who}`)).toBeVisible();
    expect(screen.queryByText(/^Undone by Other/)).not.toBeInTheDocument();
  });
});
