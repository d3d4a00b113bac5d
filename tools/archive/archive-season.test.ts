import { readFile, stat, writeFile } from 'node:fs/promises';
import { readArchive, writeArchive } from './archive-file';
import { archiveSeason } from './archive-season';
import { contents, quizAt, Stage, text } from './testing/stage';

let stage: Stage;

beforeEach(async () => void (stage = await Stage.start()));
afterEach(() => stage.close());

describe('an archive', () => {
  it('has all that belongs to a season with its types, but no history', async () => {
    const archive = await readArchive(await stage.archived());
    expect(archive).toMatchObject({ project: 'demo-test', database: '(default)', season: 'S1' });
    expect(Object.fromEntries(archive.documents.map(({ path, fields }) => [path, fields]))).toEqual(contents);
  });

  it('has no contents that the deletion of a quiz has left', async () => {
    await stage.write({ [quizAt('Q1')]: null, 'seasons/S1/quiz_deletions/Q1': { quiz_id: text('Q1') } });
    const { documents } = await readArchive(await stage.archived());
    expect(documents.map(({ path }) => path).filter((path) => path.includes('Q1'))).toEqual([]);
  });

  it('is a file that only its owner can read', async () => {
    expect((await stat(await stage.archived())).mode & 0o777).toBe(0o600);
  });

  it('is refused where the file was changed or is not whole', async () => {
    const file = await stage.archived();
    const whole = await readFile(file, 'utf8');
    for (const damaged of [whole.replace('Noah', 'Moses'), whole.slice(0, -100), '{}']) {
      await writeFile(file, damaged);
      await expect(readArchive(file)).rejects.toThrow('checksum');
    }
  });

  it.each(['user_permissions/S1', 'seasons/S2', 'seasons/S1/history/h', 'seasons/S1/quizzes'])(
    'is refused with a document that does not belong to the season: %s',
    async (path) => {
      const archive = await readArchive(await stage.archived());
      const file = await writeArchive(stage.folder, { ...archive, documents: [{ path, fields: {} }] });
      await expect(readArchive(file)).rejects.toThrow('does not belong');
    },
  );

  it('of a season that does not exist is refused', async () => {
    await expect(archiveSeason(stage.project, 'none', stage.folder, () => undefined)).rejects.toThrow(
      'nothing',
    );
  });
});
