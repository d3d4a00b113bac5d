import { screen } from '@testing-library/react';
import { host, moduleConformance, renderScreen, seasonFields } from '@console/shared/testing';
import { console as facts } from '../package.json';
import { remoteModule } from './module';

describe('the settings module', () => {
  // Runs first: a leftover of a screen can be detected only once.
  const promises = moduleConformance({
    paths: facts.paths,
    remoteModule,
    open: (path) => ({
      session: host(),
      documents: { 'seasons/S1': seasonFields() },
      at: `${path}?season=S1`,
    }),
  });
  it.each(promises.map((each) => [each.promise, each] as const))(
    'keeps its promise: %s',
    (_promise, { run }) => run(),
  );

  it('serves /settings: Season Settings @2.19', async () => {
    const Screen = remoteModule.screens['/settings']?.Screen ?? 'i';
    renderScreen(<Screen />, {
      session: host(),
      documents: { 'seasons/S1': seasonFields() },
      at: '/settings?season=S1',
    });
    expect(await screen.findAllByRole('button', { name: 'Update' })).toHaveLength(2);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Season Settings');
  });

  it('serves no other path, and opens to everyone who is signed in', () => {
    expect(Object.keys(remoteModule.screens)).toEqual(['/settings']);
    expect(Object.values(remoteModule.screens).some(({ allows }) => allows)).toBe(false);
  });
});
