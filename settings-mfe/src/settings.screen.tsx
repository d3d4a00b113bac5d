import type { ReactNode } from 'react';
import { skipToken, useSeasonQuery } from '@console/shared/data';
import { seasonName } from '@console/shared/format';
import { paths, pathTo, titles } from '@console/shared/model';
import { Navigate } from '@console/shared/router';
import { usePlace } from '@console/shared/selection';
import { ErrorState, LinkButton, LoadingState, Page, SeasonAccess } from '@console/shared/ui';
import { MissingSettings } from './missing-settings';
import { SettingsAhead, SettingsBlocks } from './settings-blocks';

export function SettingsScreen() {
  const { seasonId } = usePlace();
  const query = useSeasonQuery(seasonId ?? skipToken);
  const { currentData: season, isError, error, refetch } = query;

  if (!seasonId) return <Navigate to={paths.seasonList} replace />;
  if (season === null) return <MissingSettings seasonId={seasonId} />;

  const page = (content: ReactNode) => (
    <Page
      title={titles[paths.settings]}
      breadcrumb={season && `Season: ${seasonName(season)}`}
      actions={<LinkButton to={pathTo(paths.quizList, { season: seasonId })}>Go Back</LinkButton>}
    >
      {content}
    </Page>
  );

  if (season)
    return (
      <SeasonAccess key={season.id} season={season} query={query}>
        {page(<SettingsBlocks seasonId={season.id} />)}
      </SeasonAccess>
    );
  if (!isError)
    return page(
      <>
        <LoadingState />
        <SettingsAhead seasonId={seasonId} />
      </>,
    );
  return page(
    <ErrorState title="The season could not be loaded" onRetry={() => void refetch()}>
      {error?.message}
    </ErrorState>,
  );
}
