import config from '../../config/config.production.example.json';
import { modules } from '../registry/modules';
import { siteOf } from '../serve/sites';
import { firestoreOf, policyOf } from './deployment';

const page = '<style>body{margin:0}</style>';

const released = (origin: string) => ({
  version: '0.1.0',
  contract: '1.0.0',
  release: '3f2a90c81d7e',
  releasedAt: '2026-11-22T08:30:00.000Z',
  integrity: `sha384-${'A'.repeat(64)}`,
  entry: `${origin}/3f2a90c81d7e/mf-manifest.json`,
});
const remotes = {
  schemaVersion: 1,
  remotes: modules.map(({ workspace, name, title, paths, access }) => ({
    ...{ name, title, paths, access },
    ...released(`https://${workspace}.example.org`),
  })),
};

const filesWith = (changes: { config?: unknown; remotes?: unknown }) => ({
  '/config.json': () => JSON.stringify(changes.config ?? config),
  '/remotes.json': () => JSON.stringify(changes.remotes ?? remotes),
});

describe('the policy of a deployment', () => {
  it('is generated: that of firebase.json allows the pages nothing', () => {
    const headers = siteOf('shell').headers.flatMap((rule) => rule.headers);
    expect(headers.filter(({ key }) => key === 'Content-Security-Policy').map(({ value }) => value)).toEqual([
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    ]);
  });

  it('names the project and every module of its two files', () => {
    const policy = policyOf(filesWith({}), page);
    expect(policy).toContain('https://your-project.firebaseapp.com');
    for (const { entry } of remotes.remotes) expect(policy).toContain(new URL(entry).origin);
  });

  it('keeps the host of a withdrawn module, which comes back without another deployment of the shell', () => {
    const withdrawn = remotes.remotes.map(({ name, title, paths, access, entry }) =>
      name === 'quizzes_mfe'
        ? { name, title, paths, access, entry, withdrawn: true }
        : { name, withdrawn: true },
    );
    const policy = policyOf(filesWith({ remotes: { ...remotes, remotes: withdrawn } }), page);
    expect(policy).toMatch(/script-src [^;]*https:\/\/quizzes-mfe\.example\.org/);
    expect(policy).not.toContain('seasons-mfe.example.org');
  });

  it('allows connections, but no scripts, to a registry on its own host', () => {
    const registry = 'https://registry.example.org/remotes.json';
    const policy = policyOf(filesWith({}), page, { registry });
    expect(policy).toMatch(/connect-src [^;]*https:\/\/registry\.example\.org/);
    expect(policy).not.toMatch(/script-src [^;]*https:\/\/registry\.example\.org/);
  });

  it('lists no origin for modules on the shell’s origin', () => {
    const lines = remotes.remotes.map((line) => ({ ...line, entry: '/modules/a/mf-manifest.json' }));
    const policy = policyOf(filesWith({ remotes: { ...remotes, remotes: lines } }), page);
    expect(policy).toMatch(
      /script-src 'self' https:\/\/apis\.google\.com\/js\/ https:\/\/apis\.google\.com\/_\/scs\/;/,
    );
  });

  it('refuses a configuration with an invalid value, and names it', () => {
    expect(() => policyOf(filesWith({ config: { ...config, publicHost: 'ftp://x' } }), page)).toThrow(
      'publicHost: must begin with https:// or http://',
    );
  });

  it('refuses a registry with an invalid entry, and names it', () => {
    const [first] = remotes.remotes;
    const wrong = { ...remotes, remotes: [{ ...first, access: 'all' }] };
    expect(() => policyOf(filesWith({ remotes: wrong }), page)).toThrow(
      "remotes.json: seasons_mfe: access must be 'staff' or 'public'",
    );
  });
});

describe('the rules and indexes of a deployment', () => {
  it('are those of firebase.json, for the default database', () =>
    expect(firestoreOf(filesWith({}))).toEqual({
      rules: 'firestore.rules',
      indexes: 'firestore.indexes.json',
      database: '(default)',
    }));

  it('go to the database that the configuration names', () => {
    const restored = { ...config, firebase: { ...config.firebase, database: 'quiz-restored' } };
    expect(firestoreOf(filesWith({ config: restored })).database).toBe('quiz-restored');
  });

  it('go nowhere with a name that no database can have', () => {
    const wrong = { ...config, firebase: { ...config.firebase, database: 'Quiz' } };
    expect(() => firestoreOf(filesWith({ config: wrong }))).toThrow(
      'firebase.database: must be a database such as quiz-restored',
    );
  });
});
