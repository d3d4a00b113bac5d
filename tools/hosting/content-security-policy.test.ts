import { createHash } from 'node:crypto';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator';
import { Severity } from 'csp_evaluator/dist/finding';
import { CspParser } from 'csp_evaluator/dist/parser';
import productionConfig from '../../config/config.production.example.json';
import localConfig from '../../config/config.local.json';
import { contentSecurityPolicy, type PolicyOptions } from './content-security-policy';

const style = 'body { margin: 0 }';
const page = `<!doctype html><style>${style}</style><script defer src="/assets/shell.js"></script>`;
const seasons = { entry: 'http://localhost:3001/mf-manifest.json' };
const local = {
  ...localConfig,
  local: { firestore: 'http://localhost:8080', auth: 'http://localhost:9099' },
};

const directivesOf = (options: Partial<PolicyOptions> = {}): Record<string, string[]> => {
  const policy = contentSecurityPolicy({ page, config: local, remotes: [seasons], ...options });
  return Object.fromEntries(
    policy.split('; ').map((directive): [string, string[]] => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
};
const production = {
  config: productionConfig,
  remotes: [{ entry: 'https://seasons.example.org/3f2a90c81d7e/mf-manifest.json' }],
};
const withAppCheck = { ...production, config: { ...productionConfig, appCheckSiteKey: 'site-key' } };

describe('the Content Security Policy', () => {
  it('blocks everything it does not list', () => {
    expect(directivesOf()).toMatchObject({
      'default-src': ["'none'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'none'"],
      'frame-ancestors': ["'none'"],
    });
  });

  it.each([
    ['here', {}],
    ['in production', production],
    ['while developing', { development: true }],
  ])('lets no text be run as code %s', (_where, options) => {
    expect(directivesOf(options)['script-src']).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/unsafe/)]),
    );
  });

  it('allows workers from the shell and from blobs, which are bound by the policy of the page', () =>
    expect(directivesOf()['worker-src']).toEqual(["'self'", 'blob:']));

  it('allows scripts from the shell and from the modules of the registry', () => {
    expect(directivesOf()['script-src']).toEqual(["'self'", 'http://localhost:3001']);
  });

  it('allows a host that a module moves to before the registry names it', () => {
    const directives = directivesOf({ hosts: ['https://moved.example.org/'] });
    for (const name of ['script-src', 'connect-src', 'img-src', 'font-src'])
      expect(directives[name]).toEqual(
        expect.arrayContaining(['http://localhost:3001', 'https://moved.example.org']),
      );
  });

  it('names where browsers report what they have blocked, if that is known', () => {
    const reports = 'https://reports.example.org/csp';
    expect(directivesOf({ reports })).toMatchObject({ 'report-to': ['csp'], 'report-uri': [reports] });
    expect(directivesOf()).not.toHaveProperty('report-uri');
  });

  it('allows modules from the development panel’s addresses only in development', () => {
    const anywhere = ['http://localhost:*', 'https:'];
    const developing = directivesOf({ development: true });
    expect(developing['script-src']).toEqual(expect.arrayContaining(anywhere));
    expect(developing['connect-src']).toEqual(expect.arrayContaining(anywhere));
    for (const options of [{}, production])
      expect(Object.values(directivesOf(options)).flat()).not.toEqual(
        expect.arrayContaining([expect.stringMatching(/\*|^https:$/)]),
      );
  });

  it('allows connections to the local backend where there is one', () => {
    expect(directivesOf()['connect-src']).toEqual([
      "'self'",
      'http://localhost:3001',
      'http://localhost:8080',
      'http://localhost:9099',
    ]);
    expect(directivesOf()['frame-src']).toEqual(["'none'"]);
  });

  it('allows the operator’s own address for failure reports, by its origin, while they are on', () => {
    const reports = 'https://reports.example.org:8443/console/failures';
    const connections = (more: object) => directivesOf({ config: { ...local, ...more } })['connect-src'];
    expect(connections({ reports })).toContain('https://reports.example.org:8443');
    expect(connections({ reports, failureReports: false })).not.toContain('https://reports.example.org:8443');
  });

  it('allows Google’s connections, sign-in script and frame in production', () => {
    const directives = directivesOf(production);
    expect(directives['connect-src']).toEqual(
      expect.arrayContaining(['https://firestore.googleapis.com', 'https://securetoken.googleapis.com']),
    );
    expect(directives['script-src']).toEqual(
      expect.arrayContaining(['https://apis.google.com/js/', 'https://apis.google.com/_/scs/']),
    );
    expect(directives['frame-src']).toEqual(['https://your-project.firebaseapp.com']);
  });

  it('allows what App Check needs where the configuration has its key, and only there', () => {
    const { 'script-src': script, 'frame-src': frame, 'connect-src': connect, ...others } = directivesOf();
    const attested = directivesOf({ config: { ...local, appCheckSiteKey: 'site-key' } });
    expect(attested).toEqual({
      ...others,
      'script-src': [
        ...(script ?? []),
        'https://www.google.com/recaptcha/enterprise.js',
        'https://www.gstatic.com/recaptcha/releases/',
      ],
      'connect-src': [
        ...(connect ?? []),
        'https://content-firebaseappcheck.googleapis.com',
        'https://www.google.com/recaptcha/enterprise/',
      ],
      'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
    });
    expect(frame).toEqual(["'none'"]);
    expect(directivesOf(withAppCheck)['frame-src']).toContain('https://your-project.firebaseapp.com');
    expect(JSON.stringify(directivesOf(production))).not.toMatch(/recaptcha|appcheck/);
  });

  it('allows images from data URLs only in development', () => {
    expect(directivesOf({ development: true })['img-src']).toContain('data:');
    for (const options of [{}, production]) expect(directivesOf(options)['img-src']).not.toContain('data:');
  });

  it('lists an origin once, even if it serves several modules', () => {
    const remotes = [seasons, { entry: 'http://localhost:3001/other/mf-manifest.json' }];
    expect(directivesOf({ remotes })['script-src']).toEqual(["'self'", 'http://localhost:3001']);
  });

  it('allows the inline styles of the page as they are, and no others', () => {
    const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    expect(directivesOf()['style-src']).toContain(hash(style));
    expect(directivesOf({ page: page.replace('0', '1px') })['style-src']).not.toContain(hash(style));
    expect(directivesOf()['style-src']).not.toContain("'unsafe-inline'");
  });

  it('allows the inline scripts of the build by their hashes, and none that a module’s text contains', () => {
    const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    const built = `${page}<script>start()</script>`;
    const { 'script-src': sources = [] } = directivesOf({ built, page: `${built}<script>steal()</script>` });
    expect(sources).toContain(hash('start()'));
    expect(sources).not.toContain(hash('steal()'));
  });

  it('has no finding of high or medium severity in production, as Google’s CSP Evaluator rates it', () => {
    for (const options of [production, withAppCheck]) {
      const policy = contentSecurityPolicy({ page, built: `${page}<script>start()</script>`, ...options });
      const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
      expect(findings.filter(({ severity }) => severity <= Severity.MEDIUM)).toEqual([]);
    }
  });
});
