import { SeasonGate } from '@console/shared/access';
import { paths, type Season } from '@console/shared/model';
import { SeasonPage } from '@console/shared/season-page';
import { useSelection } from '@console/shared/selection';
import { PrefetchSettings, SettingsBlocks, useSettingsAsOf } from './settings-blocks';

export function SettingsScreen() {
  const { seasonId } = useSelection();
  return (
    <SeasonGate
      seasonId={seasonId}
      frame={(state) => (
        <SeasonPage path={paths.settings}>
          {state}
          <PrefetchSettings seasonId={seasonId ?? ''} />
        </SeasonPage>
      )}
    >
      {(season) => <Settings season={season} />}
    </SeasonGate>
  );
}

function Settings({ season }: { season: Season }) {
  return (
    <SeasonPage path={paths.settings} season={season} asOf={useSettingsAsOf(season.id)}>
      <SettingsBlocks season={season} />
    </SeasonPage>
  );
}
