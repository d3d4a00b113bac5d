import { ConfigError, parseConfig, quizLink, seasonLink } from '@console/shared/config';

const config = {
  firebase: { apiKey: 'k', authDomain: 'quiz.example.org', projectId: 'demo-quiz' },
  brand: 'Bible Quiz',
  supportEmail: 'support@example.org',
  publicHost: 'https://quiz.example.org/',
};

describe('configuration', () => {
  it('is valid when complete, with or without a local backend', () => {
    const local = { firestore: 'http://localhost:8080', auth: 'http://localhost:9099' };
    expect(parseConfig(config).local).toBeUndefined();
    expect(parseConfig({ ...config, local }).local).toEqual(local);
  });

  it('names every wrong value', () => {
    const wrong = {
      ...config,
      brand: ' ',
      supportEmail: 'nobody',
      firebase: { ...config.firebase, apiKey: 7 },
    };
    expect(() => parseConfig(wrong)).toThrow(ConfigError);
    expect(() => parseConfig(wrong)).toThrow(
      /firebase\.apiKey: .*brand: must not be empty; supportEmail: must be an e-mail/s,
    );
  });

  it.each(['https://quiz.example.org', 'quiz.example.org; script-src *', '*', '*.example.org', 'x.org/path'])(
    'rejects the authDomain %s, which is no domain',
    (authDomain) => {
      const wrong = { ...config, firebase: { ...config.firebase, authDomain } };
      expect(() => parseConfig(wrong)).toThrow('firebase.authDomain: must be a domain');
    },
  );

  it.each(['(default)', 'quiz', 'quiz-2027-restored', `q${'1'.repeat(62)}`])(
    'may name the database %s',
    (database) => {
      const named = { ...config, firebase: { ...config.firebase, database } };
      expect(parseConfig(named).firebase.database).toBe(database);
    },
  );

  it.each(['(Default)', 'abc', 'Quiz', '1quiz', 'quiz-', 'quiz_2', 'quiz/a', `q${'1'.repeat(63)}`])(
    'rejects %s, which is no name of a database',
    (database) => {
      const wrong = { ...config, firebase: { ...config.firebase, database } };
      expect(() => parseConfig(wrong)).toThrow('firebase.database: must be a database such as quiz-restored');
    },
  );

  it('may have the key of App Check', () => {
    expect(parseConfig(config).appCheckSiteKey).toBeUndefined();
    expect(parseConfig({ ...config, appCheckSiteKey: 'site-key' }).appCheckSiteKey).toBe('site-key');
  });

  it.each([
    [' ', 'must not be empty'],
    [7, 'Expected string'],
    [{ siteKey: 'x' }, 'Expected string'],
  ])('rejects %j as the key of App Check', (appCheckSiteKey, reason) => {
    expect(() => parseConfig({ ...config, appCheckSiteKey })).toThrow(
      new RegExp(`appCheckSiteKey: .*${reason}`),
    );
  });

  it('may turn failure reports off, or send them elsewhere', () => {
    const reports = 'https://reports.example.org:8443/console/failures';
    expect(parseConfig({ ...config, failureReports: false, reports })).toMatchObject({
      failureReports: false,
      reports,
    });
  });

  it.each([
    'http://reports.example.org',
    'reports.example.org',
    'https://*',
    'https://*.example.org',
    'https://a@example.org',
    'https://reports.example.org; script-src *',
  ])('rejects %s as the address of reports', (reports) =>
    expect(() => parseConfig({ ...config, reports })).toThrow('reports: must begin with https://'),
  );

  it('rejects a text for whether failures are reported', () =>
    expect(() => parseConfig({ ...config, failureReports: 'no' })).toThrow(
      'failureReports: must be true or false',
    ));

  it('rejects links that would run a script', () => {
    expect(() => parseConfig({ ...config, publicHost: 'javascript:alert(1)' })).toThrow(
      /publicHost: must begin/,
    );
  });

  it('rejects a value that is not an object', () => expect(() => parseConfig('<html>')).toThrow(ConfigError));
});

describe('public links', () => {
  it('end in the season id, or the season id and quiz id @7.25', () => {
    const parsed = parseConfig(config);
    expect(seasonLink(parsed, 'S1')).toBe('https://quiz.example.org/season/S1');
    expect(quizLink(parsed, 'S1', 'Q/1')).toBe('https://quiz.example.org/quiz/S1/Q%2F1');
  });
});
