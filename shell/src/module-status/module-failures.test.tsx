import { act, screen, waitFor, within } from '@testing-library/react';
import type { ConsoleConfig } from '@console/shared/config';
import { keptForMs, type FailureReport } from '@console/shared/failures';
import { paths } from '@console/shared/model';
import { admin, type Documents } from '@console/shared/testing';
import { renderConsole, type TestModule } from '../testing/render-console';

const now = Date.parse('2026-11-30T10:20:00Z');
const thisHour = Date.parse('2026-11-30T10:00:00Z');
const hourMs = 3_600_000;
const release = '0123abcd4567';
const earlier = 'ba9876543210';

const Screen = () => null;
const quizzes: TestModule = {
  title: 'Quizzes',
  name: 'quizzes_mfe',
  screens: { [paths.quizList]: { Screen } },
  release: { release, releasedAt: '2026-11-30T09:50:00.000Z' },
};
const seasons: TestModule = {
  title: 'Seasons',
  name: 'seasons_mfe',
  screens: { [paths.seasonList]: { Screen } },
};

/** How many there are so far. */
let reports = 0;
/** A stored report about a release of Quizzes. */
function report(change: Partial<FailureReport> = {}, of = release): Documents {
  const { hour = thisHour, ...others } = change;
  const fields = {
    kind: 'screen',
    modules: [`quizzes_mfe@${of}@1.0.0`],
    shell: 'local',
    message: 'TypeError: x is undefined',
    frames: ['quizzes_mfe/list.js:1:2'],
    engine: 'Chromium',
    version: 149,
    online: true,
    ...others,
  };
  reports += 1;
  return {
    [`failures/${String(reports).padStart(20, 'r')}`]: {
      ...fields,
      modules: [...fields.modules],
      frames: [...fields.frames],
      hour: new Date(hour),
      expires: new Date(hour + keptForMs),
    },
  };
}

const times = (count: number, change?: Partial<FailureReport>, of?: string): Documents =>
  Object.assign({}, ...Array.from({ length: count }, () => report(change, of))) as Documents;

const local = { firestore: 'http://localhost:8080', auth: 'http://localhost:9099' };

const open = (documents: Documents, config: Partial<ConsoleConfig> = { local }) =>
  renderConsole({ at: paths.moduleStatus, session: admin(), modules: [quizzes, seasons], documents, config });

async function fact(card: HTMLElement, name: string): Promise<HTMLElement> {
  const term = await within(card).findByText(name, { selector: 'dt' });
  return term.nextElementSibling as HTMLElement;
}

const card = (title: string) => screen.findByRole('article', { name: title });
const failuresOf = async (title: string) => fact(await card(title), 'Failures');
const warning = (title: string) => screen.findByText(new RegExp(`^${title} failed \\d+ times`));
const settled = () => screen.findByText('All fit this shell.', { selector: '[role="status"] *' });

beforeEach(() => jest.spyOn(Date, 'now').mockReturnValue(now));
afterEach(() => delete document.documentElement.dataset.release);

describe('the failures of a release, on the modules page', () => {
  it('are counted by kind, with the message and the place of the most frequent', async () => {
    open({ ...times(2), ...times(3, { kind: 'load', message: 'did not load', frames: [] }) });
    await waitFor(async () => expect(await failuresOf('Quizzes')).toHaveTextContent('Didn’t load: 3'));
    const found = await failuresOf('Quizzes');
    expect(
      within(found)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Didn’t load: 3', 'A screen failed: 2']);
    expect(found).toHaveTextContent('Most often (3): did not load');
    await waitFor(async () =>
      expect(await failuresOf('Seasons')).toHaveTextContent('None reported in 7 days'),
    );
    await settled();
  });

  it('are those of 7 days, and a report that cannot be read counts for nothing', async () => {
    const old = { hour: thisHour - 8 * 24 * hourMs };
    open({
      ...times(2),
      ...times(3, old),
      'failures/malformedmalformed01': { kind: 'screen', hour: new Date(thisHour) },
    });
    await waitFor(async () => expect(await failuresOf('Quizzes')).toHaveTextContent('A screen failed: 2'));
    await settled();
  });

  it('are separate from those of its earlier releases, and of the shell', async () => {
    open({ ...times(1), ...times(2, {}, earlier), ...times(4, { modules: [], kind: 'uncaught' }) });
    await waitFor(async () => expect(await failuresOf('Quizzes')).toHaveTextContent('A screen failed: 1'));
    expect(await fact(await card('Quizzes'), 'Other releases')).toHaveTextContent(`${earlier}: 2 failures`);
    const shell = screen.getByRole('region', { name: 'Shell' });
    expect(await fact(shell, 'Failures')).toHaveTextContent('Unexpected error: 4');
    await settled();
  });

  it('of the shell are those of the release that has written the page', async () => {
    document.documentElement.dataset.release = earlier;
    const { files } = open({
      ...times(2, { modules: [], shell: earlier }),
      ...times(1, { modules: [] }),
    });
    files.set('/deployment.json', () => ({ release: earlier }));
    const shell = await screen.findByRole('region', { name: 'Shell' });
    expect(await fact(shell, 'Release')).toHaveTextContent(earlier);
    await waitFor(async () => expect(await fact(shell, 'Failures')).toHaveTextContent('A screen failed: 2'));
    expect(await fact(shell, 'Other releases')).toHaveTextContent('local: 1 failure');
    await settled();
  });

  it('say when more were reported than are counted', async () => {
    open(times(500));
    expect(await screen.findByText('Only the latest 500 reports of failures are counted.')).toBeVisible();
    await settled();
  });

  it('are unknown when the database refuses, beside all other facts, and read again on demand', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { gateway, user } = open(times(1));
    gateway.breakDown('denied');
    await waitFor(async () =>
      expect(await failuresOf('Quizzes')).toHaveTextContent('Unknown: couldn’t read the reports'),
    );
    await settled();
    gateway.heal();
    expect(screen.getByRole('alert')).toHaveTextContent('Couldn’t read the reports of failures.');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(async () => expect(await failuresOf('Quizzes')).toHaveTextContent('A screen failed: 1'));
  });
});

describe('where failures are not stored', () => {
  it.each<Partial<ConsoleConfig>>([{ failureReports: false }, { reports: 'https://reports.example.org/' }])(
    'as with %j, the page says so and does not ask for them',
    async (config) => {
      const { gateway } = open(times(3), config);
      const watch = jest.spyOn(gateway, 'watch');
      await waitFor(async () =>
        expect(await failuresOf('Quizzes')).toHaveTextContent('Unknown: reports are off or sent elsewhere'),
      );
      await settled();
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
      expect(watch.mock.calls.map(([{ collection }]) => collection)).not.toContain('failures');
    },
  );
});

describe('a release that failed three times within an hour', () => {
  const command = 'npm run rollback -- quizzes --reason "3 failures within an hour of its release"';

  it('is warned of at the top, with the command that rolls it back, and no text of a report in it', async () => {
    const { user } = open(times(3, { message: '"; rm -rf ~; echo "' }));
    expect(await warning('Quizzes')).toHaveTextContent(
      `Quizzes failed 3 times within an hour of its release (${release}).`,
    );
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent(command);
    await user.click(within(alert).getByRole('button', { name: 'Copy the command' }));
    expect(await navigator.clipboard.readText()).toBe(command);
    expect(alert.compareDocumentPosition(await card('Quizzes'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await settled();
  });

  it('is rolled back in the production deployment where the backend is hosted', async () => {
    open(times(4), {});
    await warning('Quizzes');
    expect(screen.getByRole('alert')).toHaveTextContent(
      'npm run rollback -- quizzes --deployment .deployment/production --reason "4 failures within an hour of its release" && npm run deploy -- registry',
    );
    await settled();
  });

  it.each([
    ['failed twice', times(2)],
    ['failed before, as another release', times(3, {}, earlier)],
    ['failed later', times(3, { hour: thisHour + hourMs })],
    ['failed for want of a connection', times(3, { kind: 'load', online: false })],
  ])('is not warned of when it %s', async (_what, documents) => {
    open({ ...documents, ...report({ kind: 'slow-start' }) });
    await waitFor(async () =>
      expect(await failuresOf('Quizzes')).toHaveTextContent('Took over 20 s to start: 1'),
    );
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await settled();
  });

  it('is warned of as soon as the third is reported', async () => {
    const { gateway } = open(times(2));
    await waitFor(async () => expect(await failuresOf('Quizzes')).toHaveTextContent('A screen failed: 2'));
    const [[path = '', fields = {}] = []] = Object.entries(report());
    act(() => gateway.put(path, fields));
    expect(await warning('Quizzes')).toBeVisible();
    await settled();
  });
});

describe('removing the reports of a release', () => {
  const press = async (user: ReturnType<typeof open>['user']) => {
    await waitFor(async () => expect(await failuresOf('Quizzes')).toHaveTextContent('A screen failed'));
    await user.click(
      within(await failuresOf('Quizzes')).getByRole('button', { name: 'Remove these reports' }),
    );
    return within(screen.getByRole('dialog', { name: 'Remove 3 reports?' }));
  };

  it('deletes these alone, after a confirmation', async () => {
    const { gateway, user } = open({ ...times(3), ...times(1, {}, earlier) });
    const dialog = await press(user);
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(await gateway.count({ collection: 'failures' })).toBe(4);
    await press(user);
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    await waitFor(async () =>
      expect(await failuresOf('Quizzes')).toHaveTextContent('None reported in 7 days'),
    );
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await waitFor(async () => expect(await card('Quizzes')).toHaveFocus());
    const left = await gateway.list({ collection: 'failures' });
    expect(left.map(({ fields }) => fields.modules)).toEqual([[`quizzes_mfe@${earlier}@1.0.0`]]);
  });

  it('says why they remain when the database refuses', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { gateway, user } = open(times(3));
    const dialog = await press(user);
    jest.spyOn(gateway, 'transact').mockRejectedValue(new TypeError('no answer'));
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    expect(await dialog.findByRole('alert')).toBeVisible();
    expect(await failuresOf('Quizzes')).toHaveTextContent('A screen failed: 3');
  });
});
