import { skipToken, useSeasonQuery } from '@console/shared/data';
import { seasonName } from '@console/shared/format';
import { paths, pathTo } from '@console/shared/model';
import { Navigate } from '@console/shared/router';
import { usePlace } from '@console/shared/selection';
import { ErrorState, LeaveMissing, LinkButton, LoadingState, Page } from '@console/shared/ui';
import { SettingsBlocks } from './settings-blocks';

export function SettingsScreen() {
  const { seasonId } = usePlace();
  const { currentData: season, isError, error, refetch } = useSeasonQuery(seasonId ?? skipToken);

  if (!seasonId) return <Navigate to={paths.seasonList} replace />;
  if (season === null) return <LeaveMissing what="season" to={paths.seasonList} />;

  const content = () => {
    if (season) return <SettingsBlocks key={season.id} seasonId={season.id} />;
    if (!isError) return <LoadingState />;
    return (
      <ErrorState title="The season could not be loaded" onRetry={() => void refetch()}>
        {error?.message}
      </ErrorState>
    );
  };

  return (
    <Page
      title="Season Settings"
      breadcrumb={season && `Season: ${seasonName(season)}`}
      actions={<LinkButton to={pathTo(paths.quizList, { season: seasonId })}>Go Back</LinkButton>}
    >
      {content()}
    </Page>
  );
}
