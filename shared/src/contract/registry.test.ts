import { parseRegistry } from '@console/shared/contract';

const seasons = {
  name: 'seasons_mfe',
  title: 'Seasons',
  entry: 'http://localhost:3001/mf-manifest.json',
  version: '0.1.0',
  contract: '1.0.0',
  paths: ['/seasons'],
  access: 'staff',
};

describe('the registry of modules', () => {
  it('keeps the good entries and says what is wrong with the others', () => {
    const bad = { ...seasons, name: 'quizzes_mfe', entry: 'here', access: 'nobody' };
    const { entries, problems } = parseRegistry({ schemaVersion: 1, remotes: [bad, seasons, null] });
    expect(entries).toEqual([seasons]);
    expect(problems).toEqual([
      'quizzes_mfe: entry must be the address of a manifest',
      "quizzes_mfe: access must be 'staff' or 'public'",
      expect.stringMatching(/^entry 3: entry /),
    ]);
  });

  it.each([undefined, '<html>', { schemaVersion: 2, remotes: [] }, { schemaVersion: 1 }])(
    'is empty, with a reason, when it is %j',
    (input) =>
      expect(parseRegistry(input)).toEqual({
        entries: [],
        problems: ['The list of modules cannot be read.'],
      }),
  );
});
