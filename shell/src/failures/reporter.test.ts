import { reportFailure } from '@console/shared/failures';
import type { ConsoleConfig } from '@console/shared/config';
import { storeSession } from '@console/shared/session';
import { createMemoryGateway, host } from '@console/shared/testing';
import { UserFacingError } from '../lib/user-facing-error';
import { ScriptLoadError } from '../remotes/load/script-load-error';
import { beginSending, incidentMs, sendFailures } from './reporter';

const line = (name: string) => ({
  ...{
    name,
    title: name,
    version: '0.1.0',
    contract: '1.0.0',
    paths: [`/${name}`],
    access: 'staff' as const,
  },
  entry: `https://${name.replace('_', '-')}.example.org/0123abcd4567/mf-manifest.json`,
  release: '0123abcd4567',
});
const [seasons, quizzes] = [line('seasons_mfe'), line('quizzes_mfe')];
const notLoaded = () => new ScriptLoadError('https://example.org/Hannah');

let gateway: ReturnType<typeof createMemoryGateway>;
const stored = () => Object.values(gateway.documents());

const pageWith = (
  config: Pick<ConsoleConfig, 'reports' | 'failureReports'> = {},
  refused: readonly object[] = [],
) => {
  const registry = { entries: [seasons, quizzes], refused, problems: [] };
  return () => ({ config, registry: registry as never, openDatabase: async () => gateway });
};

/** Opens a page whose failures are sent. */
const openPage = (...given: Parameters<typeof pageWith>) => beginSending(pageWith(...given));
const later = (ms = incidentMs) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2026-11-30T09:41:00Z') });
  // Of a page that has just been loaded.
  jest.spyOn(performance, 'now').mockReturnValue(1000);
  gateway = createMemoryGateway();
  localStorage.clear();
  storeSession(host());
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('failures of a page', () => {
  it('of one cause within three seconds are one report, which names all modules', async () => {
    openPage();
    reportFailure('screen', notLoaded(), seasons);
    await later(1000);
    reportFailure('screen', notLoaded(), quizzes);
    expect(stored()).toEqual([]);
    await later();
    expect(stored()).toEqual([
      expect.objectContaining({
        kind: 'load',
        modules: ['seasons_mfe@0123abcd4567@1.0.0', 'quizzes_mfe@0123abcd4567@1.0.0'],
        hour: new Date('2026-11-30T09:00:00Z'),
        expires: new Date('2026-12-14T09:00:00Z'),
      }),
    ]);
    expect(Object.keys(gateway.documents())[0]).toMatch(/^failures\/[A-Za-z0-9]{20}$/);
  });

  it('whose error cannot be read are reported without it', async () => {
    openPage();
    const read = () => {
      throw new Error('Never');
    };
    reportFailure('screen', Object.defineProperty(new Error(), 'message', { get: read }), seasons);
    await later();
    expect(stored()).toMatchObject([{ kind: 'screen', message: 'Error', frames: [] }]);
  });

  it('are reported once, each kind for itself', async () => {
    openPage();
    for (const again of [1, 2]) {
      reportFailure('screen', notLoaded(), seasons);
      reportFailure('screen', new TypeError('e is not a function'), seasons);
      await later(again * incidentMs);
    }
    expect(stored()).toHaveLength(2);
  });

  const failInTurn = (from: number) => {
    for (let status = from; status < from + 15; status += 1)
      reportFailure('screen', new UserFacingError(`The server answered with status ${status}.`), seasons);
  };

  it('are at most ten reports', async () => {
    openPage();
    failInTurn(500);
    await later();
    expect(stored()).toHaveLength(10);
  });

  it('are at most ten reports, however often sending begins', async () => {
    for (const from of [500, 520]) {
      sendFailures(pageWith());
      failInTurn(from);
      await later();
    }
    expect(stored()).toHaveLength(10);
  });
});

describe('a browser', () => {
  it('reports the same again after an hour, not before', async () => {
    for (const [minutes, reports] of [
      [0, 1],
      [55, 1],
      [6, 2],
    ] as const) {
      await later(minutes * 60_000);
      openPage();
      reportFailure('screen', notLoaded(), seasons);
      await later();
      expect(stored()).toHaveLength(reports);
    }
  });

  it('remembers nothing but release, kind and file', async () => {
    openPage();
    reportFailure('screen', notLoaded(), seasons);
    await later();
    expect(localStorage.getItem('reported_failures')).toMatch(
      /^\{"seasons_mfe@0123abcd4567@1\.0\.0 load Error: a file could not be loaded":\d+\}$/,
    );
  });

  it('keeps a report until it is online', async () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    openPage();
    reportFailure('screen', new TypeError('e is not a function'), seasons);
    await later(60_000);
    expect(stored()).toEqual([]);
    online.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    await later(0);
    expect(stored()).toMatchObject([{ online: false }]);
  });
});

describe('a report that fails', () => {
  it('is neither repeated nor reported', async () => {
    const transact = jest.spyOn(gateway, 'transact').mockImplementation(async () => {
      reportFailure('save', new Error('refused'));
      throw new Error('refused');
    });
    openPage();
    reportFailure('screen', notLoaded(), seasons);
    await later(60 * 60_000);
    expect(transact).toHaveBeenCalledTimes(1);
  });
});

describe('where reports go', () => {
  const sendBeacon = jest.fn((_address: string, _text: string) => true);
  beforeEach(() => {
    sendBeacon.mockClear();
    Object.assign(navigator, { sendBeacon });
  });

  it('nowhere with failureReports: false', async () => {
    openPage({ failureReports: false, reports: 'https://reports.example.org/failures' });
    reportFailure('screen', notLoaded(), seasons);
    await later();
    expect(stored()).toEqual([]);
    expect(sendBeacon).not.toHaveBeenCalled();
  });

  it('of a signed-out visitor nowhere by default', async () => {
    localStorage.clear();
    openPage();
    reportFailure('screen', notLoaded(), seasons);
    await later();
    expect(stored()).toEqual([]);
  });

  it('of everybody to the address of the operator, and not to the database', async () => {
    localStorage.clear();
    openPage({ reports: 'https://reports.example.org/failures' });
    reportFailure('screen', notLoaded(), seasons);
    await later();
    expect(stored()).toEqual([]);
    const [[address, text] = ['', '{}']] = sendBeacon.mock.calls;
    expect(address).toBe('https://reports.example.org/failures');
    expect(JSON.parse(text)).toMatchObject({ kind: 'load', hour: Date.parse('2026-11-30T09:00:00Z') });
  });
});

it('reports entries of the registry that are refused', async () => {
  openPage({}, [{ wrong: ['contract is missing'] }]);
  await later();
  expect(stored()).toMatchObject([
    { kind: 'refused', message: 'the registry entry is invalid', modules: [] },
  ]);
});

it.each([
  ['a start of more than 20 seconds', false, 1],
  ['no start that somebody has touched, such as to sign in', true, 0],
])('reports %s', async (_title, hasBeenActive, reports) => {
  Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive }, configurable: true });
  jest.spyOn(performance, 'now').mockReturnValue(20_001);
  openPage();
  await later();
  expect(stored()).toHaveLength(reports);
  Reflect.deleteProperty(navigator, 'userActivation');
});
