import { getDocument } from '../firestore-project/documents';
import { contents, others, quizAt, Stage, text } from './testing/stage';

let stage: Stage;

beforeEach(async () => void (stage = await Stage.start()));
afterEach(() => stage.close());

describe('restoring a season', () => {
  it('brings all of it back exactly, as one entry of the history, and then has nothing to do', async () => {
    const file = await stage.archived();
    await stage.remove(Object.keys(contents));
    expect(await stage.restore(file)).toBe(true);
    expect(await stage.stored()).toEqual(contents);
    expect((await stage.history()).entries).toMatchObject([
      { fields: { kind: text('season_restored'), name: text('Operator') } },
    ]);
    expect(await getDocument(stage.project, 'seasons/S2')).toMatchObject({ fields: others['seasons/S2'] });

    expect(await stage.restore(file, { confirm: () => Promise.reject(new Error('It asks.')) })).toBe(true);
    expect(stage.log.at(-1)).toBe('There is nothing to restore.');
    expect((await stage.history()).entries).toHaveLength(1);
  });

  it('also works into another database', async () => {
    const other = await stage.open('drill');
    await stage.restore(await stage.archived(), { project: other });
    expect(await stage.stored(other)).toEqual(contents);
  });

  const edited = { ...contents[`${quizAt('Q1')}/questions/1`], answer: text('Edited') };
  const added = { question: text('Added since') };
  const given = async () => {
    const file = await stage.archived();
    await stage.write({
      [`${quizAt('Q1')}/questions/1`]: edited,
      [`${quizAt('Q1')}/questions/3`]: added,
      [quizAt('Q2')]: null,
    });
    return file;
  };

  it('adds what is gone, and leaves alone what was changed or added since', async () => {
    await stage.restore(await given());
    expect(await stage.stored()).toEqual({
      ...contents,
      [`${quizAt('Q1')}/questions/1`]: edited,
      [`${quizAt('Q1')}/questions/3`]: added,
    });
    expect(stage.log.slice(1, 7)).toEqual([
      'To add: 1 quiz',
      '  quiz “Exodus”',
      'Changed since the archive, left alone without --overwrite: 1 question',
      '  question “Who built the ark?”',
      'The same already: 1 season, 1 notification, 1 leaderboard, 1 ads setting, 1 quiz, 1 question, 1 result, 3 other documents',
      'Not in the archive, left alone: 1 question',
    ]);
  });

  it('changes back with --overwrite what was changed, and nothing else', async () => {
    await stage.restore(await given(), { overwrite: true });
    expect(await stage.stored()).toEqual({ ...contents, [`${quizAt('Q1')}/questions/3`]: added });
  });

  it('writes nothing unless the operator confirms', async () => {
    const file = await given();
    const before = await stage.stored();
    expect(await stage.restore(file, { overwrite: true, confirm: async () => false })).toBe(false);
    expect(await stage.stored()).toEqual(before);
    expect((await stage.history()).entries).toEqual([]);
  });

  it('leaves alone what somebody writes while the operator is asked', async () => {
    const file = await given();
    const newer = { question: text('Written just now') };
    const confirm = async () => {
      await stage.write({ [`${quizAt('Q1')}/questions/1`]: newer });
      return true;
    };
    expect(await stage.restore(file, { overwrite: true, confirm })).toBe(false);
    expect((await stage.stored())[`${quizAt('Q1')}/questions/1`]).toEqual(newer);
    expect(stage.log).toContain('Changed meanwhile, left alone: question “Who built the ark?”');
  });

  it('removes the marker of the deletion of a quiz that comes back', async () => {
    const file = await given();
    await stage.write({ 'seasons/S1/quiz_deletions/Q2': { quiz_id: text('Q2') } });
    await stage.restore(file);
    expect(await getDocument(stage.project, 'seasons/S1/quiz_deletions/Q2')).toBeUndefined();
  });

  it('also works where a document, or what it replaces, is too large for the history', async () => {
    const large = { question: text('x'.repeat(1_040_000)) };
    const half = { question: text('x'.repeat(600_000)) };
    const [one, other] = [`${quizAt('Q1')}/questions/1`, `${quizAt('Q1')}/questions/2`];
    await stage.write({ [one]: large, [other]: half });
    const file = await stage.archived();
    await stage.write({ [one]: null, [other]: { question: text('y'.repeat(600_000)) } });
    expect(await stage.restore(file, { overwrite: true })).toBe(true);
    expect(await stage.stored()).toMatchObject({ [one]: large, [other]: half });
  });

  it('lists no more than 20 lines', async () => {
    const questions = Object.fromEntries(
      Array.from({ length: 60 }, (_, index) => [`${quizAt('Q2')}/questions/${index}`, added]),
    );
    await stage.write(questions);
    const file = await stage.archived();
    await stage.remove(Object.keys(contents));
    const half = Object.keys(questions).slice(0, 30);
    await stage.write(Object.fromEntries(half.map((path) => [path, { question: text('Changed') }])));
    await stage.write(
      Object.fromEntries(
        Object.keys(questions)
          .slice(30)
          .map((path) => [path, null]),
      ),
    );
    await stage.restore(file, { confirm: async () => false });
    expect(stage.log.length).toBeLessThanOrEqual(21);
    expect(stage.log).toEqual(
      expect.arrayContaining([
        'To add: 1 season, 1 notification, 1 leaderboard, 1 ads setting, 2 quizzes, 32 questions, 1 result, 3 other documents',
        '  and 36 more',
      ]),
    );
  });
});
