import { parseRegistry, servedEntries } from '@console/shared/contract';

const seasons = {
  name: 'seasons_mfe',
  title: 'Seasons',
  entry: 'http://localhost:3001/mf-manifest.json',
  version: '0.1.0',
  contract: '1.0.0',
  paths: ['/seasons'],
  access: 'staff',
};

describe('the module registry', () => {
  it('keeps valid entries and describes the errors of the others', () => {
    const bad = { ...seasons, name: 'quizzes_mfe', access: 'nobody' };
    const { entries, problems } = parseRegistry({ schemaVersion: 1, remotes: [bad, seasons, null] });
    expect(entries).toEqual([seasons]);
    expect(problems).toEqual([
      "quizzes_mfe: access must be 'staff' or 'public'",
      expect.stringMatching(/^entry 3: entry /),
    ]);
  });

  const quizzes = {
    ...seasons,
    name: 'quizzes_mfe',
    entry: 'https://quizzes.example.org/3f2a90c81d7e/mf-manifest.json',
    paths: ['/home'],
    release: '3f2a90c81d7e',
    releasedAt: '2026-11-22T08:30:00.000Z',
    integrity: `sha384-${'A'.repeat(64)}`,
  };
  const read = (...remotes: unknown[]) => parseRegistry({ schemaVersion: 1, remotes });

  it('keeps all release fields of a released module', () =>
    expect(read(seasons, quizzes)).toMatchObject({ entries: [seasons, quizzes], refused: [], problems: [] }));

  it('names the modules that are withdrawn on purpose', () =>
    expect(read(seasons, { name: 'quizzes_mfe', withdrawn: true })).toEqual({
      entries: [seasons],
      refused: [],
      withdrawn: [{ name: 'quizzes_mfe', title: 'This page', paths: [], access: 'staff' }],
      problems: [],
    }));

  it('has the paths of a withdrawn module, and the address of its last release', () => {
    const { name, title, paths, access, entry } = quizzes;
    const line = { name, title, paths, access, entry };
    expect(read({ ...line, withdrawn: true })).toMatchObject({
      entries: [],
      withdrawn: [line],
      problems: [],
    });
  });

  it.each<[object, string]>([
    [{ title: undefined }, 'title is missing'],
    [{ release: 'latest' }, 'release must be the hash of a release'],
    [{ releasedAt: 'yesterday' }, 'releasedAt must be a moment such as 2026-11-22T08:30:00Z'],
    [{ integrity: 'sha1-x' }, 'integrity must be a sha384 hash'],
    [{ integrity: `sha999-${'A'.repeat(64)}` }, 'integrity must be a sha384 hash'],
    [{ integrity: `sha384-${'A'.repeat(63)}` }, 'integrity must be a sha384 hash'],
    [{ scripts: [{ file: 'a.js', integrity: 'x' }] }, 'scripts.0.integrity must be a sha384 hash'],
    [{ paths: [] }, 'paths must name a path'],
    [{ paths: ['/'] }, 'paths.0 belongs to the shell'],
    [{ paths: ['/home/'] }, 'paths.0 must be a path such as /home'],
    [{ paths: ['/home', '/modules'] }, 'paths.1 belongs to the shell'],
    [{ contract: '1' }, 'contract must be a version'],
    [{ entry: 'ftp://x/mf-manifest.json' }, 'entry must be the address of a mf-manifest.json'],
    [{ entry: 'https://*/mf-manifest.json' }, 'entry must be the address of a mf-manifest.json'],
    [{ entry: 'https://a;b/mf-manifest.json' }, 'entry must be the address of a mf-manifest.json'],
    [{ entry: 'http://x.example.org/mf-manifest.json' }, 'entry must be the address of a mf-manifest.json'],
  ])('rejects a module with %j, and says why', (change, message) =>
    expect(read({ ...quizzes, ...change }, seasons)).toMatchObject({
      entries: [seasons],
      problems: [`quizzes_mfe: ${message}`],
    }),
  );

  it.each([
    [{ ...quizzes, integrity: 'nope' }, ['Seasons', ['/home'], 'staff']],
    [
      { ...quizzes, title: 1, paths: ['/', '/home', 7], access: 'public' },
      ['This page', ['/home'], 'public'],
    ],
    [{ ...quizzes, paths: '/home', access: 'nobody' }, ['Seasons', [], 'staff']],
    [null, ['This page', [], 'staff']],
  ])('keeps the readable fields of a rejected entry: %j', (line, readable) => {
    const [refused] = read(line).refused;
    expect([refused?.title, refused?.paths, refused?.access]).toEqual(readable);
    expect(refused?.wrong).not.toEqual([]);
  });

  it.each(['release', 'releasedAt', 'integrity'])('rejects a remote module without %s', (missing) =>
    expect(read({ ...quizzes, [missing]: undefined })).toMatchObject({
      entries: [],
      problems: [
        'quizzes_mfe: release, releasedAt and integrity must be stated: only this machine may serve a module without',
      ],
    }),
  );

  it.each(['fetch', 'location', 'document', 'crypto', 'quizzes', '_mfe', 'quizzes_mfe_2'])(
    'rejects the name %s: a module sets a global variable of its name',
    (name) =>
      expect(read({ ...quizzes, name }, seasons)).toMatchObject({
        entries: [seasons],
        problems: [`${name}: name must be lower-case letters and _mfe`],
      }),
  );

  it.each(['http://localhost:3002', 'https://localhost', 'http://127.0.0.1:3002', 'http://[::1]:3002'])(
    'rejects a module at %s unless the registry is local',
    (origin) => {
      const registry = { schemaVersion: 1, remotes: [{ ...quizzes, entry: `${origin}/1/mf-manifest.json` }] };
      const problems = ['quizzes_mfe: entry is an address of this machine'];
      const deployed = 'https://registry.example.org/remotes.json';
      expect(parseRegistry(registry, deployed)).toMatchObject({ entries: [], problems });
      expect(parseRegistry(registry, 'http://localhost:3000/remotes.json').entries).toHaveLength(1);
    },
  );

  it.each([
    [{ ...quizzes, paths: ['/other'] }, 'quizzes_mfe: name is used by an earlier line'],
    [{ ...quizzes, name: 'other_mfe' }, 'other_mfe: /home belongs to quizzes_mfe'],
  ])('gives a name and a path to the first module only', (second, problem) =>
    expect(read(quizzes, second, seasons)).toMatchObject({
      entries: [quizzes, seasons],
      problems: [problem],
    }),
  );

  it('has an entry of a module for each major version of the contract, of which a shell uses its own', () => {
    const next = { ...quizzes, contract: '2.0.0', paths: ['/home', '/archive'] };
    const { entries, problems } = read(quizzes, next, seasons);
    expect(problems).toEqual([]);
    expect(servedEntries(entries, '1.4.0')).toEqual([quizzes, seasons]);
    // For the seasons there is none: the shell says so.
    expect(servedEntries(entries, '2.0.0')).toEqual([next, seasons]);
    expect(read(quizzes, { ...quizzes, contract: '1.1.0' }).problems).toEqual([
      'quizzes_mfe: name is used by an earlier line',
      'quizzes_mfe: /home belongs to quizzes_mfe',
    ]);
  });

  it('resolves a relative address against the URL of the registry', () => {
    const entry = '../quizzes/3f2a90c81d7e/mf-manifest.json';
    const registry = { schemaVersion: 1, remotes: [{ ...quizzes, entry }] };
    expect(parseRegistry(registry, 'https://example.org/registry/remotes.json').entries).toEqual([
      { ...quizzes, entry: 'https://example.org/quizzes/3f2a90c81d7e/mf-manifest.json' },
    ]);
    expect(parseRegistry(registry).problems).toEqual([
      'quizzes_mfe: entry must be the address of a mf-manifest.json',
    ]);
  });

  it.each([undefined, '<html>', { schemaVersion: 2, remotes: [] }, { schemaVersion: 1 }])(
    'is empty, with a reason, when it is %j',
    (input) =>
      expect(parseRegistry(input)).toEqual({
        entries: [],
        refused: [],
        problems: ['The list of modules cannot be read.'],
      }),
  );
});
