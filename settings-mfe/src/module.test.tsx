import { screen } from '@testing-library/react';
import { host, renderScreen, seasonFields } from '@console/shared/testing';
import { remoteModule } from './module';

describe('the settings module', () => {
  it('serves /settings: Season Settings', async () => {
    const Screen = remoteModule.screens['/settings']?.Screen ?? 'i';
    renderScreen(<Screen />, {
      session: host(),
      documents: { 'seasons/S1': seasonFields() },
      at: '/settings?season=S1',
    });
    expect(await screen.findAllByRole('button', { name: 'Update' })).toHaveLength(2);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Season Settings');
  });

  it('serves no other path, and everybody who is signed in', () => {
    expect(Object.keys(remoteModule.screens)).toEqual(['/settings']);
    expect(Object.values(remoteModule.screens).some(({ allows }) => allows)).toBe(false);
  });
});
