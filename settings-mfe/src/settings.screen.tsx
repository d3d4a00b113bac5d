import type { ReactNode } from 'react';
import { SeasonGate } from '@console/shared/access';
import { skipToken, useSeasonQuery } from '@console/shared/data';
import { seasonName } from '@console/shared/format';
import { paths, pathTo, titles } from '@console/shared/model';
import { Navigate } from '@console/shared/router';
import { usePlace } from '@console/shared/selection';
import { LinkButton, LoadingState, Page } from '@console/shared/ui';
import { MissingSettings } from './missing-settings';
import { SettingsAhead, SettingsBlocks } from './settings-blocks';

export function SettingsScreen() {
  const { seasonId } = usePlace();
  const query = useSeasonQuery(seasonId ?? skipToken);
  const { currentData: season } = query;

  if (!seasonId) return <Navigate to={paths.seasonList} replace />;

  const page = (content: ReactNode) => (
    <Page
      title={titles[paths.settings]}
      breadcrumb={season && `Season: ${seasonName(season)}`}
      actions={<LinkButton to={pathTo(paths.quizList, { season: seasonId })}>Go Back</LinkButton>}
    >
      {content}
    </Page>
  );

  return (
    <SeasonGate
      key={seasonId}
      query={query}
      frame={page}
      loading={
        <>
          <LoadingState />
          <SettingsAhead seasonId={seasonId} />
        </>
      }
      missing={<MissingSettings seasonId={seasonId} />}
    >
      {() => page(<SettingsBlocks seasonId={seasonId} />)}
    </SeasonGate>
  );
}
