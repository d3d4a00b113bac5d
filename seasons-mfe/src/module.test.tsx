import { screen } from '@testing-library/react';
import { admin, host, manager, moduleConformance, renderScreen, seasonFields } from '@console/shared/testing';
import { console as facts } from '../package.json';
import { remoteModule } from './module';

const documents = { 'seasons/S1': seasonFields() };
const allowed = (path: string) =>
  [admin(), manager(), host()].map((session) => remoteModule.screens[path]?.allows?.(session) ?? true);

describe('the seasons module', () => {
  // Runs first: a leftover of a screen can be detected only once.
  const promises = moduleConformance({
    paths: facts.paths,
    remoteModule,
    open: (path) => ({ documents, at: `${path}?season=S1` }),
  });
  it.each(promises.map((each) => [each.promise, each] as const))(
    'keeps its promise: %s',
    (_promise, { run }) => run(),
  );

  it.each([
    ['/seasons', 'Seasons', '@2.10', 'Gospels 2026'],
    ['/create-season', 'Create Season', '@2.12', 'Start Time'],
    ['/update-season', 'Update Season', '@2.13', 'Start Time'],
    ['/copy-season', 'Duplicate Season', '', 'What to copy'],
    ['/history', 'History', '', 'No actions in this season in the last 30 days.'],
  ])('serves %s: %s %s', async (path, title, _tag, content) => {
    const Screen = remoteModule.screens[path]?.Screen ?? 'i';
    renderScreen(<Screen />, { documents, at: `${path}?season=S1` });
    expect(await screen.findByText(content)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
  });

  it.each([
    ['/seasons', [true, true, true]],
    ['/create-season', [true, true, false]],
    ['/update-season', [true, true, false]],
    ['/copy-season', [true, true, false]],
    ['/history', [true, true, true]],
  ])('opens %s to Admin, Manager, host: %j @2.35 @2.37 @6.11', (path, expected) => {
    expect(allowed(path)).toEqual(expected);
  });

  it('serves no other path', () => {
    expect(Object.keys(remoteModule.screens).sort()).toEqual([
      '/copy-season',
      '/create-season',
      '/history',
      '/seasons',
      '/update-season',
    ]);
  });
});
