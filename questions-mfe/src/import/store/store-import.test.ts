import type { RunOptions } from '@console/shared/actions';
import { DataError, type DataGateway } from '@console/shared/data';
import { undoEntry } from '@console/shared/history';
import { createMemoryGateway, questionFields, refuseLateParts, withHistory } from '@console/shared/testing';
import type { QuestionFormValues } from '../../question.form';
import { questionFromDocument } from '../../question.converter';
import { contest, questionPath } from '../../testing/open-questions';
import { reviewRows } from '../review/review-rows';
import { isTakenByDefault } from '../review/reviewed-row';
import { createImport, type Import } from './store-import';

const quizKey = { seasonId: 'S1', quizId: 'Q1' };

const valuesOf = (number: number): QuestionFormValues => ({
  question: `Which book is number ${number}?`,
  option1: 'Genesis',
  option2: 'Exodus',
  option3: 'Ruth',
  option4: 'Esther',
  answer: 'Ruth',
});

const row = (values: QuestionFormValues, id?: string) => ({
  place: { row: 1 },
  values,
  notes: [],
  faults: [],
  ...(id !== undefined && { id }),
});

const newRows = (count: number) => Array.from({ length: count }, (_, index) => row(valuesOf(index + 1)));

/** Reviews the rows as the screen does, and prepares to store those that are taken. */
async function prepare(gateway: DataGateway, rows: ReturnType<typeof row>[]) {
  const documents = await gateway.list({ collection: 'seasons/S1/quizzes/Q1/questions' });
  const here = documents.map(questionFromDocument);
  const taken = reviewRows(rows, { here, elsewhere: [] }).filter(isTakenByDefault);
  return createImport(gateway, quizKey, { taken, seen: here });
}

/** Runs an import, and says what became of its rows. */
const run = async (one: Import, options?: RunOptions) => {
  await one.run(options);
  return one.result();
};

function given(documents = contest({ N1: {} })) {
  const memory = createMemoryGateway(documents);
  const gateway = withHistory(memory, () => ({ uid: 'host', email: 'host@example.org', name: 'Harsha' }));
  const questions = () =>
    Object.entries(memory.documents())
      .filter(([path]) => path.includes('/questions/'))
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([, fields]) => fields);
  const entries = () => memory.history().filter((fields) => 'kind' in fields);
  return { memory, gateway, questions, entries };
}

describe('an import', () => {
  it('stores the rows after the questions of the quiz, in their order', async () => {
    const { gateway, questions } = given();
    const result = await run(await prepare(gateway, newRows(250)));
    expect(result).toEqual({ added: 250, changed: 0, left: [], present: 0 });
    expect(questions().map(({ question }) => question)).toEqual([
      questionFields().question,
      ...newRows(250).map(({ values }) => values.question),
    ]);
  });

  it('changes only the fields that differ', async () => {
    const { memory, gateway } = given();
    const stored = questionFields({ question_id: 'N1', note: 'of another client' });
    memory.put(questionPath('N1'), stored);
    const changed = {
      question: 'Who led Israel across the Jordan into Canaan?',
      option1: 'Aaron',
      option2: 'Joshua',
      option3: 'Caleb',
      option4: 'Gideon',
      answer: 'Joshua',
    };
    const result = await run(await prepare(gateway, [row(changed, 'N1')]));
    expect(result).toEqual({ added: 0, changed: 1, left: [], present: 0 });
    expect(memory.documents()[questionPath('N1')]).toEqual({ ...stored, option_1: 'Aaron' });
  });

  it('is one entry of the history, about the quiz', async () => {
    const { gateway, memory, entries } = given();
    await run(await prepare(gateway, newRows(250)));
    expect(entries()).toMatchObject([
      { kind: 'questions_imported', about: ['quizzes/Q1'], parts: true, complete: true },
    ]);
    const parts = memory.history().filter((fields) => !('kind' in fields));
    expect(parts.map(({ changes }) => (Array.isArray(changes) ? changes.length : 0))).toEqual([
      50, 50, 50, 50, 50,
    ]);
  });

  it('is undone as one action', async () => {
    const { gateway, questions } = given();
    const one = await prepare(gateway, newRows(120));
    await run(one);
    const [entry] = one.entries();
    expect(entry && (await undoEntry(gateway, entry))).toMatchObject({ kind: 'undone', documents: 120 });
    expect(questions()).toHaveLength(1);
  });

  it('keeps each part of its entry below the size of a document, also with the longest texts', async () => {
    const { gateway, memory, questions } = given();
    const long = newRows(60).map(({ values }, index) =>
      row({
        question: `${index} ${'క'.repeat(1990)}`,
        option1: `a${'ఖ'.repeat(999)}`,
        option2: `b${'గ'.repeat(999)}`,
        option3: `c${'ఘ'.repeat(999)}`,
        option4: values.option4,
        answer: values.option4,
      }),
    );
    await run(await prepare(gateway, long));
    expect(questions()).toHaveLength(61);
    const sizes = memory.history().map((fields) => new Blob([JSON.stringify(fields)]).size);
    expect(Math.max(...sizes)).toBeLessThan(900_000);
  });

  it('stops after the present batch when it is cancelled, and what is stored can be undone', async () => {
    const { gateway, questions, entries } = given();
    const one = await prepare(gateway, newRows(250));
    const controller = new AbortController();
    const result = await run(one, { signal: controller.signal, onProgress: () => controller.abort() });
    expect(result).toMatchObject({ added: 50 });
    expect(questions()).toHaveLength(51);
    expect(entries()).toMatchObject([{ complete: false, total: 250 }]);
    const [entry] = one.entries();
    expect(entry && (await undoEntry(gateway, entry))).toMatchObject({ documents: 50 });
    expect(questions()).toHaveLength(1);
    expect(entries()).toMatchObject([{ complete: true }, { kind: 'undone' }]);
  });

  it('goes on in the same entry when it failed', async () => {
    const { memory, gateway, questions, entries } = given();
    const one = await prepare(gateway, newRows(250));
    const failing = run(one, { onProgress: () => memory.breakDown('unavailable') });
    await expect(failing).rejects.toBeInstanceOf(DataError);
    expect(one.result()).toMatchObject({ added: 50 });
    expect(entries()).toMatchObject([{ complete: false }]);
    memory.heal();
    expect(await run(one)).toMatchObject({ added: 250 });
    expect(questions()).toHaveLength(251);
    expect(entries()).toMatchObject([{ complete: true }]);
  });

  it('does not go on once somebody has undone it', async () => {
    const { memory, gateway, questions } = given();
    refuseLateParts(memory);
    const one = await prepare(gateway, newRows(250));
    await expect(run(one, { onProgress: () => memory.breakDown('unavailable') })).rejects.toBeInstanceOf(
      DataError,
    );
    memory.heal();
    const [entry] = one.entries();
    if (entry) await undoEntry(gateway, entry);
    await expect(run(one)).rejects.toMatchObject({ kind: 'ended' });
    expect(questions()).toHaveLength(1);
  });

  it('stores nothing twice where the answer of the database was lost', async () => {
    const { memory, gateway, questions } = given();
    const one = await prepare(gateway, newRows(3));
    const { transact } = memory;
    let calls = 0;
    memory.transact = async (work, action) => {
      const result = await transact(work, action);
      calls += 1;
      if (calls === 2) throw new DataError('unavailable', 'The answer was lost');
      return result;
    };
    await expect(run(one)).rejects.toBeInstanceOf(DataError);
    expect(await run(one)).toMatchObject({ added: 3 });
    expect(questions()).toHaveLength(4);
  });

  it('is taken back as a whole while it is being stored, and says then how much it was', async () => {
    const { memory, gateway, questions } = given();
    refuseLateParts(memory);
    const one = await prepare(gateway, newRows(250));
    const { transact } = memory;
    let calls = 0;
    memory.transact = async (work, action) => {
      if ((calls += 1) === 4) {
        const [entry] = one.entries();
        memory.transact = transact;
        // The undo has read what is stored when this is stored.
        memory.list = async (query) => {
          memory.list = list;
          const found = await list(query);
          await transact(work, action);
          return found;
        };
        if (entry) await undoEntry(gateway, entry);
      }
      return transact(work, action);
    };
    const { list } = memory;
    await expect(run(one)).rejects.toMatchObject({ kind: 'ended' });
    expect(one.result()).toMatchObject({ added: 100 });
    expect(questions()).toHaveLength(1);
  });

  it('is finished by anyone who imports the same rows again', async () => {
    const { memory, gateway, questions } = given();
    const cut = await prepare(gateway, newRows(250));
    await expect(run(cut, { onProgress: () => memory.breakDown('unavailable') })).rejects.toThrow();
    memory.heal();
    const finished = await run(await prepare(gateway, newRows(250)));
    expect(finished).toMatchObject({ added: 200 });
    expect(questions().map(({ question }) => question)).toEqual([
      questionFields().question,
      ...newRows(250).map(({ values }) => values.question),
    ]);
  });

  it('of two people who import one file at once is stored once, in its order', async () => {
    const { gateway, questions, entries } = given();
    const both = await Promise.all([prepare(gateway, newRows(300)), prepare(gateway, newRows(300))]);
    const results = await Promise.all(both.map((one) => run(one)));
    expect(questions().map(({ question }) => question)).toEqual([
      questionFields().question,
      ...newRows(300).map(({ values }) => values.question),
    ]);
    const sum = (count: (result: (typeof results)[number]) => number) =>
      results.reduce((total, result) => total + count(result), 0);
    expect([sum(({ added }) => added), sum(({ present }) => present)]).toEqual([300, 300]);
    expect(entries().map(({ complete }) => complete)).not.toContain(false);
  });

  it('of one file by a second person who joins in the middle, and who left out a row, is stored once', async () => {
    const { gateway, questions } = given();
    const second = await prepare(gateway, newRows(150).slice(1));
    let joining: Promise<unknown> = Promise.resolve();
    const first = await prepare(gateway, newRows(150));
    await run(first, {
      onProgress: () => {
        if (first.result().added === 50) joining = run(second);
      },
    });
    await joining;
    expect(new Set(questions().map(({ question }) => question)).size).toBe(151);
    expect(questions()).toHaveLength(151);
  });

  it('adds no row that someone else has added since it was shown, and begins no entry for none', async () => {
    const { memory, gateway, questions, entries } = given();
    const one = await prepare(gateway, newRows(1));
    memory.put(questionPath('N2'), questionFields({ question_id: 'N2', question: 'Which book is number 1' }));
    expect(await run(one)).toMatchObject({ added: 0, present: 1 });
    expect(questions()).toHaveLength(2);
    expect(entries()).toEqual([]);
  });

  it('leaves both in their order where two people import different files at once', async () => {
    const { gateway, questions } = given();
    const files = [newRows(120), newRows(240).slice(120)];
    const both = await Promise.all(files.map((rows) => prepare(gateway, rows)));
    await Promise.all(both.map((one) => run(one)));
    const texts = questions().map(({ question }) => question);
    for (const rows of files) {
      const own = rows.map(({ values }) => values.question);
      expect(texts.filter((text) => own.some((each) => each === text))).toEqual(own);
    }
  });

  it('leaves a question that another person has changed since it was shown', async () => {
    const { memory, gateway } = given();
    const one = await prepare(gateway, [row(valuesOf(1), 'N1')]);
    memory.put(questionPath('N1'), questionFields({ question_id: 'N1', question: 'By another person' }));
    expect(await run(one)).toMatchObject({ added: 0, changed: 0, left: [{ id: 'N1' }] });
    expect(memory.documents()[questionPath('N1')]).toMatchObject({ question: 'By another person' });
  });

  it('is refused once the quiz has begun, and nothing is stored', async () => {
    const { memory, gateway, questions } = given();
    const one = await prepare(gateway, newRows(3));
    memory.put('seasons/S1/quizzes/Q1', {
      ...memory.documents()['seasons/S1/quizzes/Q1'],
      status: 'Ongoing',
    });
    await expect(run(one)).rejects.toThrow(/Ongoing/);
    expect(questions()).toHaveLength(1);
  });
});
