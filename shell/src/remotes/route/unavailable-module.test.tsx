import { screen } from '@testing-library/react';
import type { RegistryEntry } from '@console/shared/contract';
import { paths } from '@console/shared/model';
import { renderScreen } from '@console/shared/testing';
import { LiveReleases } from '../../updates/live-releases';
import { RegistryProvider } from '../../updates/registry-context';
import { UnavailableModule } from './unavailable-module';

const seasons = { name: 'seasons_mfe', paths: [paths.seasonList] } as unknown as RegistryEntry;

/** Opens a page of a module that is switched off, while these others are live. */
async function open(entries: readonly RegistryEntry[], access: RegistryEntry['access']) {
  renderScreen(
    <RegistryProvider value={new LiveReleases({ entries, refused: [], problems: [] })}>
      <UnavailableModule page={{ title: 'Quizzes', access }} />
    </RegistryProvider>,
  );
  await screen.findByText('Quizzes is switched off for now.');
}

describe('a page of a module that is switched off', () => {
  it('leads staff to the seasons', async () => {
    await open([seasons], 'staff');
    expect(screen.getByRole('link', { name: 'Go to seasons' })).toHaveAttribute('href', '/seasons');
  });

  it.each<[string, Parameters<typeof open>]>([
    ['visitors', [[seasons], 'public']],
    ['staff whose seasons are switched off', [[], 'staff']],
  ])('leads %s nowhere', async (_who, given) => {
    await open(...given);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});
