import { SeasonGate } from '@console/shared/access';
import { seasonName } from '@console/shared/format';
import { paths, pathTo, titles, type Season } from '@console/shared/model';
import { useSeasonCheckResult, useSelection } from '@console/shared/selection';
import { BackLink, LinkButton, Page, Toolbar } from '@console/shared/ui';
import { t } from './i18n';
import { PrefetchSettings, SettingsBlocks, useSettingsAsOf } from './settings-blocks';

const title = t(titles[paths.settings]);

export function SettingsScreen() {
  const { seasonId } = useSelection();
  return (
    <SeasonGate
      seasonId={seasonId}
      frame={(state) => (
        <Page title={title}>
          {state}
          <PrefetchSettings seasonId={seasonId ?? ''} />
        </Page>
      )}
    >
      {(season) => <Settings season={season} />}
    </SeasonGate>
  );
}

function Settings({ season }: { season: Season }) {
  const { id } = season;
  const isChecked = useSeasonCheckResult(id) !== undefined;
  return (
    <Page
      title={title}
      asOf={useSettingsAsOf(id)}
      breadcrumb={<BackLink to={pathTo(paths.quizList, { season: id })}>{seasonName(season)}</BackLink>}
      actions={
        <Toolbar>
          {isChecked && (
            <LinkButton to={pathTo(paths.seasonCheck, { season: id })}>
              {t(titles[paths.seasonCheck])}
            </LinkButton>
          )}
          <LinkButton to={`${pathTo(paths.history, { season: id })}&about=settings`}>
            {t('History')}
          </LinkButton>
        </Toolbar>
      }
    >
      <SettingsBlocks season={season} />
    </Page>
  );
}
