import config from '../../config/config.production.example.json';
import remotes from '../../config/remotes.production.example.json';
import { policyOf, sourcePage } from './deployment';

const filesWith = (changes: { config?: unknown; remotes?: unknown }) => ({
  '/config.json': JSON.stringify(changes.config ?? config),
  '/remotes.json': JSON.stringify(changes.remotes ?? remotes),
});

describe('the policy of a deployment', () => {
  it('names the project and every module of its two files', () => {
    const policy = policyOf(filesWith({}), sourcePage);
    expect(policy).toContain('https://your-project.firebaseapp.com');
    for (const { entry } of remotes.remotes) expect(policy).toContain(new URL(entry).origin);
  });

  it('is not made from a configuration with a wrong value, which is named', () => {
    expect(() => policyOf(filesWith({ config: { ...config, publicHost: 'ftp://x' } }), sourcePage)).toThrow(
      'publicHost: must begin with https:// or http://',
    );
  });

  it('is not made from a registry with a wrong line, which is named', () => {
    const [first] = remotes.remotes;
    const wrong = { ...remotes, remotes: [{ ...first, access: 'all' }] };
    expect(() => policyOf(filesWith({ remotes: wrong }), sourcePage)).toThrow(
      "remotes.json: seasons_mfe: access must be 'staff' or 'public'",
    );
  });
});
