import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { StoredFields } from '@console/shared/data';
import { provideActionTexts } from '@console/shared/history';
import { admin, host, manager, quizFields, seasonFields } from '@console/shared/testing';
import {
  change,
  entry,
  findSentence,
  quizPath,
  renderHistory,
  sentences,
  sentencesNow,
  type Entries,
} from './testing/render-history';

const day = 24 * 60 * 60 * 1000;

const saying = async (fields: StoredFields, session = admin()) => {
  renderHistory({ E1: entry(fields) }, '', session);
  return (await sentences())[0];
};

/** So many entries, one a minute; E1 is the oldest. */
const many = (count: number): Entries =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `E${index + 1}`,
      entry({
        time: new Date(2026, 10, 20, 9, index),
        changes: [change({ title: `Week ${index + 1}`, before: { duration: 1 }, after: { duration: 2 } })],
      }),
    ]),
  );

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(2026, 10, 21), advanceTimers: true });
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

describe('the history says in words', () => {
  it('who changed a field from what to what, with the day once', async () => {
    expect(await saying({})).toBe('Esther Rani changed the start of Week 9 from 2026-11-21 06:00 to 07:00');
    expect(screen.getByText('09:30')).toBeVisible();
  });

  describe('of an action that only its module knows', () => {
    const publish = {
      label: 'Results published',
      describe: jest.fn<string, [{ who: string; what: string }]>(),
    };
    beforeEach(() => {
      publish.describe.mockImplementation(({ who, what }) => `${who} published the results of ${what}`);
      provideActionTexts(async () => [{ results_published: publish }]);
    });

    it('what the module says, which can be chosen in the filter', async () => {
      renderHistory({ E1: entry({ kind: 'results_published' }) });
      await findSentence('Esther Rani published the results of Week 9');
      await user().click(screen.getByRole('button', { name: 'Filter' }));
      const action = await screen.findByRole('combobox', { name: 'Action' });
      await user().selectOptions(action, 'Results published');
      await waitFor(() => expect(action).toHaveDisplayValue('Results published'));
    });

    it('what has changed, where the module fails', async () => {
      const warned = jest.spyOn(console, 'warn').mockImplementation();
      publish.describe.mockImplementation(() => {
        throw new Error('broken');
      });
      const said = await saying({ kind: 'results_published' });
      await waitFor(() => expect(warned).toHaveBeenCalled());
      expect(said).toMatch(/^Esther Rani changed the start of Week 9/);
    });

    it.each(['constructor', 'toString', '__proto__'])(
      'what has changed, where the kind is %s',
      async (kind) => {
        expect(await saying({ kind })).toMatch(/^Esther Rani changed the start of Week 9/);
      },
    );
  });

  it('“You” for oneself', async () => {
    expect(await saying({ uid: 'uid-admin' })).toMatch(/^You changed the start/);
  });

  it.each([
    ['without a name', ''],
    ['whose name poses as an email', 'grace@example.org'],
  ])('the email that the database has checked for a person %s', async (_case, name) => {
    expect(await saying({ name })).toMatch(/^host@example\.org changed the start/);
  });

  it.each<[string, StoredFields, string]>([
    [
      'a quiz that is new',
      {
        kind: 'quiz_created',
        changes: [change({ before: null, after: { quiz_id: 'Q1', title: 'Week 9' } })],
      },
      'Esther Rani created the quiz Week 9',
    ],
    [
      'a quiz that was deleted with what it held',
      {
        kind: 'quiz_deleted',
        parts: true,
        changes: [change({ before: { title: 'Week 9' }, after: null })],
      },
      'Esther Rani deleted the quiz Week 9 and everything in it',
    ],
    [
      'several fields',
      {
        changes: [
          change({ before: { title: 'Week 8', duration: 10 }, after: { title: 'Week 9', duration: 20 } }),
        ],
      },
      'Esther Rani changed the title of Week 9 from Week 8 to Week 9, and changed the duration from 10 to 20',
    ],
    [
      'both dates, and what else',
      {
        changes: [
          change({
            before: {
              title: 'Week 8',
              start: new Date(2026, 10, 21, 6, 0),
              end: new Date(2026, 10, 21, 21, 0),
            },
            after: {
              title: 'Week 9',
              start: new Date(2026, 10, 22, 6, 0),
              end: new Date(2026, 10, 21, 22, 0),
            },
          }),
        ],
      },
      'Esther Rani changed the start of Week 9 from 2026-11-21 06:00 to 2026-11-22 06:00, ' +
        'and changed the end from 2026-11-21 21:00 to 22:00, also title',
    ],
    [
      'a field that is set, and one that is cleared',
      { changes: [change({ before: { duration: 10 }, after: { title: 'Week 9' } })] },
      'Esther Rani set the title of Week 9 to Week 9, and cleared the duration',
    ],
    [
      'a field that is cleared, and one that is set',
      { changes: [change({ before: { title: 'Week 9' }, after: { duration: 10 } })] },
      'Esther Rani cleared the title of Week 9, and set the duration to 10',
    ],
    [
      'a long field, and one that is short',
      {
        changes: [
          change({ before: { description: 'a\nb', duration: 1 }, after: { description: 'c', duration: 2 } }),
        ],
      },
      'Esther Rani changed the duration of Week 9 from 1 to 2, also description',
    ],
    [
      'a question',
      {
        kind: 'question_deleted',
        changes: [
          change({
            path: `${quizPath}/questions/N1`,
            title: 'Who was thrown to the lions?',
            quiz_title: 'Week 9',
            before: { question: 'Who was thrown to the lions?' },
            after: null,
          }),
        ],
      },
      'Esther Rani deleted the question “Who was thrown to the lions?” from Week 9',
    ],
    [
      'only the option that changed of those that are stored together',
      {
        kind: 'question_changed',
        changes: [
          change({
            path: `${quizPath}/questions/N1`,
            title: 'Who?',
            quiz_title: 'Week 9',
            before: { option_1: 'Ruth', option_2: 'Esther', answer: 'Ruth' },
            after: { option_1: 'Ruth', option_2: 'Naomi', answer: 'Ruth' },
          }),
        ],
      },
      'Esther Rani changed the option two of the question “Who?” of Week 9 from Esther to Naomi',
    ],
    [
      'a moved question',
      {
        kind: 'questions_moved',
        changes: [
          change({
            path: `${quizPath}/questions/N1`,
            title: 'Who?',
            quiz_title: 'Week 9',
            before: { question: 'Who?' },
            after: null,
          }),
          change({
            path: `${quizPath}/questions/N2`,
            title: 'Who?',
            quiz_title: 'Week 9',
            before: null,
            after: { question: 'Who?' },
          }),
        ],
      },
      'Esther Rani moved the question “Who?” in Week 9',
    ],
    [
      'settings by the labels of their form',
      {
        kind: 'settings_changed',
        changes: [
          change({
            path: 'season_leaderbaord_setting/S1',
            title: '',
            before: { appearance: 'type-1' },
            after: { appearance: 'type-2' },
          }),
        ],
      },
      'Esther Rani changed the appearance of Leaderboard View from After User Played Game to After Quiz Finished',
    ],
    [
      'a kind of a newer version',
      { kind: 'quiz_polished', changes: [change({ before: { colour: 'red' }, after: { colour: 'blue' } })] },
      'Esther Rani changed the colour of Week 9 from red to blue',
    ],
    ['nothing that is known', { kind: 'polished', changes: [] }, 'Esther Rani changed this season'],
    [
      'a document of another season, whose change is left out',
      { changes: [change({ path: 'seasons/S2/quizzes/Q1', before: { title: 'A' }, after: { title: 'B' } })] },
      'Esther Rani changed this season',
    ],
    [
      'fields of wrong types',
      {
        name: 7,
        kind: ['x'],
        changes: [change({ title: { x: 1 }, before: { title: ['a'] }, after: { title: 9 } }), 'x', null],
      },
      '7 changed the title of Untitled quiz from ["a"] to 9',
    ],
    [
      'a huge text',
      {
        changes: [
          change({
            title: 'x'.repeat(100_000),
            before: { description: '' },
            after: { description: 'y'.repeat(100_000) },
          }),
        ],
      },
      `Esther Rani changed the description of ${'x'.repeat(300)}…`,
    ],
    [
      'no person',
      { uid: '', name: null, email: 4 },
      '4 changed the start of Week 9 from 2026-11-21 06:00 to 07:00',
    ],
  ])('%s', async (_what, fields, sentence) => {
    expect(await saying(fields)).toBe(sentence);
  });

  it('two of many fields, and how many more there are', async () => {
    const fields = (value: string) =>
      Object.fromEntries(
        ['title', 'description', 'duration', 'language', 'status', 'start'].map((key) => [key, value]),
      );
    expect(await saying({ changes: [change({ before: fields('a'), after: fields('b') })] })).toMatch(
      /^Esther Rani changed the \w+ of Week 9 from a to b, and changed the \w+ from a to b, also 4 other fields$/,
    );
  });

  it('the e-mails of people with the same name, and of one who is called “You”', async () => {
    renderHistory({
      E1: entry(),
      E2: entry({ uid: 'uid-other', email: 'other@example.org', name: 'esther  rani' }),
      E3: entry({ uid: 'uid-you', email: 'you@example.org', name: 'You' }),
    });
    await findSentence(/^Esther Rani \(host@example\.org\) changed/);
    await findSentence(/^esther\s+rani \(other@example\.org\) changed/);
    await findSentence(/^You \(you@example\.org\) changed/);
  });

  it('“this quiz” in the history of one quiz, and its name where it was created', async () => {
    const ofQuestion = { path: `${quizPath}/questions/N1`, title: 'Who?', quiz_title: 'Week 9' };
    renderHistory(
      {
        E1: entry({ kind: 'quiz_created', changes: [change({ before: null })] }),
        E2: entry({ changes: [change({ before: { duration: 1 }, after: { duration: 2 } })] }),
        E3: entry({
          kind: 'question_changed',
          changes: [change({ ...ofQuestion, before: { question: 'Whom?' }, after: { question: 'Who?' } })],
        }),
        E4: entry({ kind: 'questions_copied', changes: [change({ ...ofQuestion, before: null })] }),
      },
      '&quiz=Q1',
    );
    await findSentence('Esther Rani created the quiz Week 9');
    await findSentence('Esther Rani changed the duration of this quiz from 1 to 2');
    await findSentence('Esther Rani changed the text of the question “Who?” from Whom? to Who?');
    await findSentence('Esther Rani copied questions to this quiz');
  });

  it('a change of several quizzes, whose parts are read', async () => {
    const { gateway } = renderHistory({
      E1: entry({
        kind: 'quizzes_changed',
        parts: true,
        changes: [],
        about: ['quizzes/Q1', 'quizzes/Q2', 'quizzes/Q3'],
      }),
      ...Object.fromEntries(
        ['P1', 'P2', 'P3'].map((part) => [
          `E1/parts/${part}`,
          { changes: [change({ before: { status: 'Upcoming' }, after: { status: 'Ongoing' } })] },
        ]),
      ),
    });
    await findSentence('Esther Rani set 3 quizzes to Ongoing');
    expect(gateway.history()).toHaveLength(4);
  });

  it('all quizzes of a change of more than a hundred, of which the entry names the first', async () => {
    renderHistory({
      E1: entry({
        kind: 'quizzes_changed',
        parts: true,
        changes: [],
        total: 120,
        complete: false,
        about: Array.from({ length: 100 }, (_, index) => `quizzes/Q${index}`),
      }),
      'E1/parts/P1': { changes: [change({ before: { status: 'Upcoming' }, after: { status: 'Finished' } })] },
    });
    await findSentence('Esther Rani set 120 quizzes to Finished');
  });

  it('that the operator has restored the season from an archive, also as a whole, which people may undo', async () => {
    const season = change({ path: 'seasons/S1', before: null, after: { season: 'One' } });
    const author = { uid: '', email: '', name: 'The Operator' };
    renderHistory({
      E1: entry({ ...author, kind: 'season_restored', parts: true, changes: [season] }),
    });
    await findSentence('The Operator restored this season from an archive');
    expect(screen.getByRole('button', { name: /^Undo:? .*The Operator restored/ })).toBeVisible();
  });

  it.each([
    ['quizzes_changed', 'set 1 of 3 quizzes to Ongoing', { before: { status: 'Upcoming' } }],
    ['quizzes_created', 'created 1 of 3 quizzes', { before: null }],
    ['quizzes_moved', 'moved the dates of 1 of 3 quizzes', { before: { start: new Date(2026, 0, 11) } }],
  ])('how much of it was stored where it was ended before: %s', async (kind, sentence, before) => {
    renderHistory({
      E1: entry({
        kind,
        parts: true,
        changes: [],
        about: ['quizzes/Q1', 'quizzes/Q2', 'quizzes/Q3'],
      }),
      'E1/parts/P1': { changes: [change({ ...before, after: { status: 'Ongoing' } })] },
    });
    await findSentence(`Esther Rani ${sentence}`);
  });

  it('what an action did whose entry came before its parts', async () => {
    const imported = { kind: 'questions_imported', parts: true, changes: [], about: ['quizzes/Q1'] };
    const { gateway } = renderHistory({ E1: entry({ ...imported, complete: false }) });
    await findSentence('Esther Rani imported questions into a quiz');
    const added = change({ path: `${quizPath}/questions/N1`, quiz_title: 'Week 9', before: null });
    act(() => gateway.put('seasons/S1/history/E1/parts/P1', { changes: [added] }));
    act(() => gateway.put('seasons/S1/history/E1', entry(imported)));
    await findSentence('Esther Rani imported questions into Week 9');
  });

  it('an import, which has questions that are new and changed, also where it was interrupted', async () => {
    const imported = { kind: 'questions_imported', parts: true, changes: [], about: ['quizzes/Q1'] };
    const added = change({
      path: `${quizPath}/questions/N1`,
      title: 'Who?',
      quiz_title: 'Week 9',
      before: null,
      after: { question: 'Who?' },
    });
    renderHistory({
      E1: entry({ ...imported, complete: false, time: new Date(2026, 10, 20, 10) }),
      E2: entry(imported),
      'E2/parts/P1': { changes: [added] },
    });
    await findSentence('Esther Rani imported questions into Week 9');
    expect(await sentences()).toEqual([
      'Esther Rani imported questions into a quiz',
      'Esther Rani imported questions into Week 9',
    ]);
    expect(screen.getByText('Not finished')).toBeVisible();
  });

  it.each([
    [1, 'imported 1 question into Week 9'],
    [2, 'imported up to 2 questions into Week 9'],
  ])('how many questions an import has, which was to store %d', async (total, sentence) => {
    const added = change({
      path: `${quizPath}/questions/N1`,
      quiz_title: 'Week 9',
      before: null,
      after: { question: 'Who?' },
    });
    renderHistory({
      E1: entry({ kind: 'questions_imported', parts: true, changes: [], about: ['quizzes/Q1'], total }),
      'E1/parts/P1': { changes: [added] },
    });
    await findSentence(`Esther Rani ${sentence}`);
  });
});

describe('an entry of the history', () => {
  const open = async () => user().click(await screen.findByRole('button', { name: /^[\d:]+ .*Week 9/ }));

  it('opens to its fields side by side, and leads to the quiz', async () => {
    renderHistory({ E1: entry() });
    await open();
    expect(screen.getByText('Esther Rani (host@example.org)')).toBeVisible();
    expect(screen.getByText('2026-11-20 09:30')).toBeVisible();
    const table = screen.getByRole('table', { name: 'Week 9' });
    expect(
      within(table).getByRole('row', { name: 'Start Time 2026-11-21 06:00 2026-11-21 07:00' }),
    ).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Open' })).toHaveAttribute(
      'href',
      '/update-quiz?season=S1&quiz=Q1',
    );
  });

  it('leads nowhere when the quiz is gone', async () => {
    const { gateway } = renderHistory({ E1: entry() });
    gateway.drop(quizPath);
    await open();
    expect(screen.getByRole('button', { name: 'Undo this action' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Open' })).not.toBeInTheDocument();
  });

  it('is undone and leads to the quiz from its line, which names the entry', async () => {
    const { gateway } = renderHistory({ E1: entry() });
    gateway.put(quizPath, quizFields({ title: 'Week 9', start: new Date(2026, 10, 21, 7, 0) }));
    const names = /^(Undo|Open): Esther Rani changed the start of Week 9/;
    expect(await screen.findByRole('link', { name: names })).toHaveAttribute(
      'href',
      '/update-quiz?season=S1&quiz=Q1',
    );
    await user().click(screen.getByRole('button', { name: names }));
    expect(await screen.findByText('Undone by you')).toBeVisible();
    expect(gateway.documents()[quizPath]?.start).toEqual(new Date(2026, 10, 21, 6, 0));
    expect(screen.queryByRole('button', { name: /^Undo: Esther/ })).not.toBeInTheDocument();
  });

  it('that deleted a quiz does not lead to it from its line', async () => {
    const deleted = change({ before: { title: 'Week 9' }, after: null });
    renderHistory({ E1: entry({ kind: 'quiz_deleted', changes: [deleted] }) });
    expect(await screen.findByRole('button', { name: /^Undo: Esther Rani deleted/ })).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Open/ })).not.toBeInTheDocument();
  });

  it('undoes the action, which shows at once', async () => {
    const { gateway } = renderHistory({ E1: entry() });
    gateway.put(quizPath, quizFields({ title: 'Week 9', start: new Date(2026, 10, 21, 7, 0) }));
    await open();
    await user().click(screen.getByRole('button', { name: 'Undo this action' }));
    expect(await screen.findByText('Undone by you')).toBeVisible();
    expect(gateway.documents()[quizPath]?.start).toEqual(new Date(2026, 10, 21, 6, 0));
    expect(screen.queryByRole('button', { name: 'Undo this action' })).not.toBeInTheDocument();
  });

  it.each<[string, StoredFields]>([
    ['is older than 30 days', { time: new Date(new Date(2026, 10, 21).getTime() - 30 * day) }],
    [
      'created a season',
      { changes: [change({ path: 'seasons/S1', before: null, after: { season: '2026' } })] },
    ],
  ])('offers no undoing when it %s', async (_when, fields) => {
    renderHistory({ E1: entry(fields) });
    await open();
    expect(screen.queryByRole('button', { name: 'Undo this action' })).not.toBeInTheDocument();
  });

  it('says that it is not finished, and shows its parts some at a time', async () => {
    const part = (number: number): StoredFields => ({
      changes: [
        change({
          path: `${quizPath}/questions/N${number}`,
          title: `Question ${number}`,
          before: { question: 'Who?' },
          after: { question: 'Whom?' },
        }),
      ],
    });
    const parts = Array.from(
      { length: 25 },
      (_, index) => [`E1/parts/P${100 + index}`, part(index)] as const,
    );
    renderHistory({
      E1: entry({ parts: true, complete: false, kind: 'imported', changes: [] }),
      ...Object.fromEntries(parts),
    });
    expect(await screen.findByText('Not finished')).toBeVisible();
    await user().click(screen.getByRole('button', { name: /Esther Rani/ }));
    expect(screen.getByText(/To remove what was saved, select Undo this action/)).toBeVisible();
    expect(screen.queryByText(/(was|were) saved\./)).not.toBeInTheDocument();
    const more = () => screen.findByRole('button', { name: 'Show more changes' });
    await user().click(await more());
    expect(await screen.findByRole('table', { name: /Question 0/ })).toBeVisible();
    expect(screen.getAllByRole('table')).toHaveLength(20);
    await user().click(await more());
    expect(await screen.findByRole('table', { name: /Question 24/ })).toBeVisible();
    expect(
      screen.getByText(/^This action was interrupted or is still running\. 25 changes were saved\./),
    ).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Show more changes' })).toBeNull());
  });

  const both = 'To finish, select Save the rest. To remove what was saved, select Undo this action.';
  const onlyUndo = 'To remove what was saved, select Undo this action.';
  it.each([
    ['an Admin, who can store the rest', admin(), both, 1],
    ['a host, who can only undo it', host(), onlyUndo, 0],
  ])('of a copy that was interrupted name what can be done by %s', async (_, session, sentence, links) => {
    renderHistory({ E1: entry({ kind: 'season_copied', parts: true, complete: false }) }, '', session);
    await user().click(await screen.findByRole('button', { name: /Not finished/ }));
    expect(await screen.findByText(new RegExp(`or is still running\\. ${sentence}$`))).toBeVisible();
    expect(screen.queryAllByRole('link', { name: 'Save the rest' })).toHaveLength(links);
    expect(screen.getByRole('button', { name: 'Undo this action' })).toBeVisible();
  });
});

describe('the days of the history', () => {
  const headings = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

  it('are headings, each above a list of its entries', async () => {
    renderHistory({
      E1: entry({ time: new Date(2026, 10, 19, 23, 59) }),
      E2: entry({ time: new Date(2026, 10, 20) }),
      E3: entry({ time: new Date(2026, 10, 20, 23, 59) }),
      E4: entry({ time: new Date(2026, 10, 21) }),
    });
    expect(await sentences()).toHaveLength(4);
    expect(headings()).toEqual(['Today, 2026-11-21', 'Yesterday, 2026-11-20', '2026-11-19']);
    const lists = screen.getAllByRole('list', { name: 'Actions' });
    expect(lists.map((list) => within(list).getAllByRole('listitem').length)).toEqual([1, 2, 1]);
  });

  it('follow midnight, and go on on the next page', async () => {
    renderHistory(many(25));
    await findSentence(/Week 25 /);
    expect(headings()).toEqual(['Yesterday, 2026-11-20']);
    act(() => {
      jest.advanceTimersByTime(day);
    });
    await waitFor(() => expect(headings()).toEqual(['2026-11-20']));
    await user().click(screen.getByRole('button', { name: 'Older' }));
    await findSentence(/Week 1 /);
    expect(headings()).toEqual(['2026-11-20']);
  });
});

describe('the pages of the history', () => {
  it('have 20 entries, the latest first, and show a new one at once', async () => {
    const { gateway } = renderHistory(many(25));
    expect(await sentences()).toHaveLength(20);
    expect((await sentences())[0]).toContain('Week 25');
    act(() => gateway.put('seasons/S1/history/new', entry({ time: new Date(2026, 10, 20, 11) })));
    await waitFor(() => expect(sentencesNow()[0]).toContain('the start of Week 9'));
    expect(await sentences()).toHaveLength(20);
  });

  it('lead to older ones and back', async () => {
    const { address } = renderHistory(many(45));
    await findSentence(/Week 45 /);
    await user().click(screen.getByRole('button', { name: 'Older' }));
    await findSentence(/Week 25 /);
    expect(address()).toBe('/history?season=S1&after=E26');
    await user().click(screen.getByRole('button', { name: 'Older' }));
    await findSentence(/Week 1 /);
    expect(await sentences()).toHaveLength(5);
    expect(screen.queryByRole('button', { name: 'Older' })).not.toBeInTheDocument();
    await user().click(screen.getByRole('button', { name: 'Newer' }));
    await findSentence(/Week 25 /);
    await user().click(screen.getByRole('button', { name: 'Newer' }));
    await findSentence(/Week 45 /);
    expect(screen.queryByRole('button', { name: 'Newer' })).not.toBeInTheDocument();
  });
});

describe('the filters of the history', () => {
  const mixed: Entries = {
    E1: entry(),
    E2: entry({
      uid: 'uid-grace',
      email: 'grace@example.org',
      name: 'Grace Kumari',
      kind: 'season_changed',
      time: new Date(2026, 10, 19, 23, 59),
      about: ['season'],
      changes: [
        change({ path: 'seasons/S1', title: 'Gospels', before: { host: 'A' }, after: { host: 'B' } }),
      ],
    }),
    E3: entry({
      kind: 'settings_changed',
      time: new Date(2026, 10, 18),
      about: ['settings'],
      changes: [
        change({ path: 'season_top_notification/S1', before: { type: 'Note' }, after: { type: 'Button' } }),
      ],
    }),
    E4: entry({
      kind: 'settings_changed',
      time: new Date(2026, 10, 17),
      about: ['settings'],
      audience: 'admin',
      changes: [
        change({
          path: 'season_ads_controller/S1',
          before: { rs_to_sh_show: 'Yes' },
          after: { rs_to_sh_show: 'No' },
        }),
      ],
    }),
  };
  const texts = [
    /the start of (Week 9|this quiz)/,
    /host of Gospels/,
    /type of Top Notification/,
    /ad from results/,
  ];
  /** Waits until just these of the four entries are on the page. */
  const shows = (...expected: boolean[]) =>
    waitFor(() =>
      expect(texts.map((text) => sentencesNow().some((sentence) => text.test(sentence)))).toEqual(expected),
    );
  const filter = () => screen.findByRole('button', { name: 'Filter' }).then((button) => user().click(button));

  it('show the ads settings only to Admins', async () => {
    renderHistory(mixed, '', admin());
    await shows(true, true, true, true);
  });

  it.each([manager, host])('hide the ads settings from others', async (session) => {
    const { person, role } = session();
    renderHistory(mixed, '', { person: { ...person, email: 'host@example.org' }, role });
    await shows(true, true, true, false);
  });

  it('show a person, whose e-mail stays out of the address', async () => {
    const { address } = renderHistory(mixed);
    await shows(true, true, true, true);
    await filter();
    expect(
      within(screen.getByLabelText('Person'))
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual([
      'Anyone',
      'Esther Rani (host@example.org)',
      'second@example.org',
      'Grace Kumari (grace@example.org)',
    ]);
    await user().selectOptions(screen.getByLabelText('Person'), 'grace@example.org');
    await shows(false, true, false, false);
    expect(address()).toBe('/history?season=S1');
    await user().click(screen.getByRole('button', { name: 'Remove filters' }));
    await shows(true, true, true, true);
  });

  it('show a kind and a day, which the address has', async () => {
    const { address } = renderHistory(mixed);
    await shows(true, true, true, true);
    await filter();
    await user().selectOptions(screen.getByLabelText('Action'), 'Settings changed');
    await shows(false, false, true, true);
    await user().type(screen.getByLabelText('Date'), '2026-11-18');
    await shows(false, false, true, false);
    expect(address()).toBe('/history?season=S1&kind=settings_changed&day=2026-11-18');
  });

  it('take a day from midnight to midnight', async () => {
    renderHistory(mixed, '&day=2026-11-19');
    await shows(false, true, false, false);
    expect(screen.getByLabelText('Date')).toHaveValue('2026-11-19');
  });

  it.each([
    ['&quiz=Q1', [true, false, false, false]],
    ['&about=settings', [false, false, true, true]],
    ['&quiz=Q1&about=all', [true, true, true, true]],
    ['&kind=nothing&day=someday&about=x&after=gone', [true, true, true, true]],
  ])('come from the address: %s', async (at, expected) => {
    renderHistory(mixed, at);
    await shows(...expected);
  });

  it('lead from a quiz to the whole season', async () => {
    const { address } = renderHistory(mixed, '&quiz=Q1');
    await filter();
    expect(await screen.findByRole('option', { name: 'Week 9' })).toBeVisible();
    await user().selectOptions(screen.getByLabelText('Where'), 'Whole season');
    await shows(true, true, true, true);
    expect(address()).toBe('/history?season=S1&quiz=Q1&about=all');
  });

  it('lead from the season to one of its quizzes, and to its questions', async () => {
    const { address } = renderHistory(mixed);
    await filter();
    await screen.findByRole('option', { name: 'Week 9' });
    await user().selectOptions(screen.getByLabelText('Where'), 'Week 9');
    await shows(true, false, false, false);
    expect(address()).toBe('/history?season=S1&quiz=Q1');
    expect(screen.getByRole('link', { name: 'Questions' })).toHaveAttribute(
      'href',
      '/quizzes?season=S1&quiz=Q1',
    );
    await user().selectOptions(screen.getByLabelText('Where'), 'Season Settings');
    expect(screen.queryByRole('link', { name: 'Questions' })).not.toBeInTheDocument();
    expect(address()).toBe('/history?season=S1&quiz=Q1&about=settings');
  });

  it('name the part of the season that they show, and let go of it', async () => {
    const { address } = renderHistory(mixed, '&quiz=Q1');
    await user().click(await screen.findByRole('button', { name: 'Remove filter: Week 9' }));
    await shows(true, true, true, true);
    expect(address()).toBe('/history?season=S1&quiz=Q1&about=all');
    expect(screen.queryByRole('button', { name: /^Remove filter:/ })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Filter' })).toHaveFocus();
  });

  it('say when nothing matches', async () => {
    renderHistory(mixed, '&kind=quiz_deleted');
    expect(await screen.findByText('No action matches the filters')).toBeVisible();
  });
});

describe('the history of a season', () => {
  it('says when nothing was done', async () => {
    renderHistory({});
    expect(await screen.findByText('No actions in this season in the last 30 days.')).toBeVisible();
  });

  it('can be tried again when it could not be loaded', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    const { gateway } = renderHistory(many(21));
    await sentences();
    gateway.breakDown('unavailable');
    await user().click(screen.getByRole('button', { name: 'Older' }));
    expect(await screen.findByText('Couldn’t load the history')).toBeVisible();
    gateway.heal();
    await user().click(screen.getByRole('button', { name: 'Retry' }));
    expect(await sentences()).toHaveLength(1);
  });

  it('opens for a deactivated season', async () => {
    const { gateway } = renderHistory({ E1: entry() });
    act(() => gateway.put('seasons/S1', seasonFields({ status: 'deactivated' })));
    expect(await sentences()).toHaveLength(1);
  });

  it('is closed to people whom the season does not name', async () => {
    const { person, role } = host();
    renderHistory({ E1: entry() }, '', { person: { ...person, email: 'other@example.org' }, role });
    expect(await screen.findByText('You can’t open this season')).toBeVisible();
  });
});
