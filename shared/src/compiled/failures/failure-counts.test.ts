import { earlyFailures, failuresByRelease, keptForMs, type FailureReport } from '@console/shared/failures';

const hour = Date.parse('2026-11-30T09:00:00Z');
const minute = 60_000;

const report = (change: Partial<FailureReport> = {}): FailureReport => {
  const at = change.hour ?? hour;
  return {
    kind: 'screen',
    modules: ['quizzes_mfe@0123abcd4567@1.20.0'],
    shell: 'fedcba987654',
    message: 'TypeError: x is undefined',
    frames: ['quizzes_mfe/list.js:1:2'],
    engine: 'Chromium',
    version: 149,
    online: true,
    hour: at,
    expires: at + keptForMs,
    ...change,
  };
};

describe('the failures of a release', () => {
  it('are counted by kind, the most frequent first', () => {
    const [quizzes, ...others] = failuresByRelease([
      report({ kind: 'load' }),
      report(),
      report({ message: 'another' }),
    ]);
    expect(quizzes).toMatchObject({
      name: 'quizzes_mfe',
      release: '0123abcd4567',
      kinds: [
        ['screen', 2],
        ['load', 1],
      ],
    });
    expect(others).toEqual([]);
  });

  it('are the shell’s where they name no module, and each module’s where they name two', () => {
    const both = ['quizzes_mfe@0123abcd4567@1.20.0', 'seasons_mfe@local@1.0.0'];
    const found = failuresByRelease([report({ modules: [] }), report({ modules: both }), report()]);
    expect(found.map(({ name, release, reports }) => [name, release, reports.length])).toEqual([
      ['quizzes_mfe', '0123abcd4567', 2],
      ['shell', 'fedcba987654', 1],
      ['seasons_mfe', 'local', 1],
    ]);
  });

  it('have the message and the first frame that were reported most', () => {
    const often = { message: 'often', frames: ['quizzes_mfe/a.js:1:1', 'quizzes_mfe/b.js:1:1'] };
    const [quizzes] = failuresByRelease([
      report(),
      report({ ...often, frames: ['quizzes_mfe/c.js:1:1'] }),
      report(often),
      report({ ...often, frames: ['quizzes_mfe/a.js:1:1'] }),
    ]);
    expect(quizzes).toMatchObject({ mostFrequent: often, times: 2 });
  });
});

describe('a failure within an hour of a release', () => {
  const releasedAt = hour + 40 * minute;

  it.each([
    [-60, 0],
    [0, 1],
    [60, 1],
    [120, 0],
  ])('in the hour %d minutes after that of the release counts %d', (minutes, count) => {
    expect(earlyFailures([report({ hour: hour + minutes * minute })], releasedAt)).toHaveLength(count);
  });

  it('of a release on the hour counts in that hour only', () => {
    const hours = [hour, hour + 60 * minute].map((at) => report({ hour: at }));
    expect(earlyFailures(hours, hour)).toHaveLength(1);
  });

  it.each([
    ['load', true, 1],
    ['load', false, 0],
    ['refused', true, 1],
    ['screen', false, 1],
    ['uncaught', true, 1],
    ['save', true, 1],
    ['quota', true, 0],
    ['not-set-up', true, 0],
    ['slow-start', true, 0],
  ] as const)('of kind %s, online: %s, counts %d: a rollback must be able to help', (kind, online, count) => {
    expect(earlyFailures([report({ kind, online })], releasedAt)).toHaveLength(count);
  });
});
