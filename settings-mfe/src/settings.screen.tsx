import type { ReactNode } from 'react';
import { SeasonGate } from '@console/shared/access';
import { paths, type Season } from '@console/shared/model';
import { SeasonPage } from '@console/shared/season-page';
import { useSelection } from '@console/shared/selection';
import { SettingsBlocks, useSettingsAsOf } from './settings-blocks';

export function SettingsScreen() {
  const { seasonId } = useSelection();
  return (
    <SeasonGate
      seasonId={seasonId}
      frame={(state) => <SettingsPage seasonId={seasonId ?? ''}>{state}</SettingsPage>}
    >
      {(season) => (
        <SettingsPage seasonId={season.id} season={season}>
          <SettingsBlocks season={season} />
        </SettingsPage>
      )}
    </SeasonGate>
  );
}

type SettingsPageProps = { seasonId: string; season?: Season; children: ReactNode };

/** Loads the settings while the season is loading. */
function SettingsPage({ seasonId, season, children }: SettingsPageProps) {
  return (
    <SeasonPage path={paths.settings} season={season} asOf={useSettingsAsOf(seasonId)}>
      {children}
    </SeasonPage>
  );
}
