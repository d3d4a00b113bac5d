import type { ReactNode } from 'react';
import { SeasonGate } from '@console/shared/access';
import { seasonName } from '@console/shared/format';
import { paths, pathTo, titles, type Season } from '@console/shared/model';
import { useSeasonCheckResult, useSelection } from '@console/shared/selection';
import { BackLink, LinkButton, Page, Toolbar } from '@console/shared/ui';
import { t } from './i18n';
import { PrefetchSettings, SettingsBlocks } from './settings-blocks';

export function SettingsScreen() {
  const { seasonId } = useSelection();
  const id = seasonId ?? '';
  const isChecked = useSeasonCheckResult(id) !== undefined;
  const page = (content: ReactNode, season?: Season) => (
    <Page
      title={t(titles[paths.settings])}
      breadcrumb={
        season && <BackLink to={pathTo(paths.quizList, { season: id })}>{seasonName(season)}</BackLink>
      }
      actions={
        season && (
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
        )
      }
    >
      {content}
    </Page>
  );
  const loading = (state: ReactNode) => (
    <>
      {state}
      <PrefetchSettings seasonId={id} />
    </>
  );
  return (
    <SeasonGate seasonId={seasonId} frame={(state) => page(loading(state))}>
      {(season) => page(<SettingsBlocks season={season} />, season)}
    </SeasonGate>
  );
}
