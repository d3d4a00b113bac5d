import type { Project } from '../firestore-project/project';
import { contents, quizAt, Stage, text } from './testing/stage';

let stage: Stage;

beforeEach(async () => void (stage = await Stage.start()));
afterEach(() => stage.close());

const complete = { fields: { complete: { booleanValue: true } } };

/** A project whose commits pass through this. */
const withCommits = (commitWith: (send: () => Promise<unknown>) => Promise<unknown>): Project => ({
  ...stage.project,
  firestore: (path, body) =>
    path === ':commit'
      ? commitWith(() => stage.project.firestore(path, body))
      : stage.project.firestore(path, body),
});

describe('a restoration that is interrupted', () => {
  const questions = Object.fromEntries(
    Array.from({ length: 250 }, (_, index) => [
      `${quizAt('Q2')}/questions/${1000 + index}`,
      { question: text(`Question ${index}`) },
    ]),
  );
  const [gone, changed] = [`${quizAt('Q2')}/questions/1001`, `${quizAt('Q2')}/questions/1200`];

  /** How many commits a restoration takes: those with documents, and the last one. */
  const commits = 4;

  async function given() {
    await stage.write(questions);
    const file = await stage.archived();
    await stage.remove(Object.keys(questions));
    await stage.write({
      [changed]: { question: text('Changed') },
      'seasons/S1': { season: text('Changed') },
    });
    return file;
  }
  const wanted = { ...contents, ...questions };
  const partsIn = async () => (await stage.history()).parts.map(({ fields }) => JSON.stringify(fields));

  it.each(Array.from({ length: commits }, (_, index) => index))(
    'after commit %i ends with the same documents and one entry when it is run again',
    async (last) => {
      const file = await given();
      let sent = 0;
      const dying = withCommits(async (send) => {
        const answer = await send();
        if (sent === last) throw new Error('killed');
        sent += 1;
        return answer;
      });
      await expect(stage.restore(file, { project: dying, overwrite: true })).rejects.toThrow('killed');
      expect(await stage.restore(file, { overwrite: true })).toBe(true);
      expect(await stage.stored()).toEqual(wanted);
      expect((await stage.history()).entries).toMatchObject([complete]);
      const parts = await partsIn();
      for (const path of [gone, changed])
        expect(parts.filter((part) => part.includes(`"${path}"`))).toHaveLength(1);
    },
  );

  it('has the season in its entry also where only the run that goes on overwrites it', async () => {
    const file = await given();
    const dying = withCommits(async (send) => {
      await send();
      throw new Error('killed');
    });
    await expect(stage.restore(file, { project: dying })).rejects.toThrow('killed');
    await stage.restore(file, { overwrite: true });
    const [entry, ...others] = (await stage.history()).entries;
    expect(others).toEqual([]);
    expect(JSON.stringify(entry?.fields['changes'])).toContain('"seasons/S1"');
    expect(JSON.stringify(entry?.fields['about'])).toContain('"season"');
  });

  it('goes on with its own entry only while nobody has undone it', async () => {
    const file = await given();
    const ended = withCommits(async (send) => {
      await send();
      for (const { path, fields } of (await stage.history()).entries)
        await stage.write({ [path]: { ...fields, ...complete.fields } });
    });
    await expect(stage.restore(file, { project: ended })).rejects.toThrow('Run the command again');
    expect(await stage.restore(file)).toBe(true);
    expect((await stage.history()).entries).toHaveLength(2);
  });

  it('is finished together by two operators as one entry', async () => {
    const file = await given();
    const both = await Promise.all([
      stage.restore(file, { overwrite: true }),
      stage.restore(file, { overwrite: true }),
    ]);
    expect(both).toEqual([true, true]);
    expect(await stage.stored()).toEqual(wanted);
    expect((await stage.history()).entries).toMatchObject([complete]);
    const parts = (await partsIn()).join();
    for (const path of Object.keys(questions)) expect(parts.split(`"${path}"`)).toHaveLength(2);
  });
});
