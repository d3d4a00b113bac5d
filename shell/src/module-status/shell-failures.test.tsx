import { screen, waitFor } from '@testing-library/react';
import { keptForMs } from '@console/shared/failures';
import { paths } from '@console/shared/model';
import { admin, type Documents } from '@console/shared/testing';
import { renderConsole } from '../testing/render-console';

const now = Date.parse('2026-11-30T10:20:00Z');
const hour = new Date('2026-11-30T10:00:00Z');
const release = '0123abcd4567';

/** Reports of as many failures of this release of the shell. */
const failures = (count: number, shell = release): Documents =>
  Object.fromEntries(
    Array.from({ length: count }, (_each, index) => [
      `failures/${`${index}`.padStart(20, 'r')}`,
      {
        ...{ kind: 'uncaught', modules: [], shell, message: 'TypeError', frames: ['shell/app.js:1:2'] },
        ...{ engine: 'Chromium', version: 149, online: true },
        ...{ hour, expires: new Date(hour.getTime() + keptForMs) },
      },
    ]),
  );

/** Opens the modules page of the shell of this release, whose site states this. */
async function open(documents: Documents, stated: object | string, page = release) {
  document.documentElement.dataset.release = page;
  const seasons = { title: 'Seasons', screens: { [paths.seasonList]: { Screen: () => null } } };
  const console = renderConsole({ at: paths.moduleStatus, session: admin(), modules: [seasons], documents });
  const asked = jest.fn(() => stated);
  console.files.set('/deployment.json', asked);
  await screen.findByText('All fit this shell.', { selector: '[role="status"] *' });
  return asked;
}

const counted = () => waitFor(() => expect(screen.getByText('Unexpected error: 3')).toBeVisible());

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(now);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => delete document.documentElement.dataset.release);

describe('a release of the shell that failed three times within an hour', () => {
  it('is warned of, with the command that rolls the shell back', async () => {
    await open(failures(3), { release, releasedAt: '2026-11-30T09:50:00.000Z' });
    await screen.findByText(`Shell failed 3 times within an hour of its release (${release}).`);
    expect(screen.getByRole('alert')).toHaveTextContent(
      'npm run rollback -- shell --deployment .deployment/production --reason "3 failures within an hour of its release" && npm run deploy -- shell',
    );
  });

  it.each<[string, object | string]>([
    ['it is not live any more', { release: 'ba9876543210', releasedAt: '2026-11-30T09:50:00.000Z' }],
    ['it has been live for long', { release, releasedAt: '2026-11-29T09:50:00.000Z' }],
    ['the time of its release is unknown', { release }],
    ['its site states nothing', '<!doctype html>'],
  ])('is not warned of when %s', async (_why, stated) => {
    const asked = await open(failures(3), stated);
    await counted();
    expect(asked).toHaveBeenCalled();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('is not asked for where a development server serves the page', async () => {
    const asked = await open(failures(3, 'local'), {}, '');
    await counted();
    expect(asked).not.toHaveBeenCalled();
  });
});
