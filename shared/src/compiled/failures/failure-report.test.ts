import { failureKinds, keptForMs, readFailureReport } from './failure-report';

const hour = new Date('2026-11-30T09:00:00Z');
const stored = {
  kind: 'screen',
  modules: ['quizzes_mfe@0123abcd4567@1.20.0', 'seasons_mfe@local@1.0.0'],
  shell: 'local',
  message: "TypeError: Cannot read properties of undefined (reading 'map')",
  frames: ['quizzes_mfe/list.3f2a.js:1:2345'],
  engine: 'Chromium',
  version: 149,
  online: true,
  hour,
  expires: new Date(hour.getTime() + keptForMs),
};

describe('a stored report', () => {
  it.each(failureKinds)('of kind %s is read, with its times in milliseconds', (kind) =>
    expect(readFailureReport({ ...stored, kind })).toEqual({
      ...stored,
      kind,
      hour: hour.getTime(),
      expires: hour.getTime() + keptForMs,
    }),
  );

  it('of the shell has neither modules nor frames', () =>
    expect(readFailureReport({ ...stored, modules: [], frames: [], message: '' })).toMatchObject({
      modules: [],
      frames: [],
    }));

  it.each<[string, object]>([
    ['an unknown kind', { kind: 'typo' }],
    ['no kind', { kind: undefined }],
    ['nine modules', { modules: Array(9).fill('seasons_mfe@local@1.0.0') }],
    ['a module without a release', { modules: ['seasons_mfe'] }],
    ['a shell without a release', { shell: '' }],
    ['a long message', { message: 'x'.repeat(301) }],
    ['a message with an e-mail', { message: 'Error: hannah@example.org' }],
    ['a message in Telugu', { message: 'ఆదికాండము' }],
    ['six frames', { frames: Array(6).fill('shell/main.js:1:1') }],
    ['a frame with an address', { frames: ['https://example.org/main.js?a=b:1:1'] }],
    ['an unknown engine', { engine: 'Trident' }],
    ['a version that is no whole number', { version: 1.5 }],
    ['a connection that is a text', { online: 'yes' }],
    ['a time that is not on the hour', { hour: new Date('2026-11-30T09:00:01Z') }],
    ['a time that is no time', { hour: 'nine' }],
    ['an end of another time', { expires: hour }],
  ])('with %s is none', (_title, wrong) =>
    expect(readFailureReport({ ...stored, ...wrong })).toBeUndefined(),
  );
});
