import type { ReactNode } from 'react';
import { SeasonGate } from '@console/shared/access';
import { seasonName } from '@console/shared/format';
import { paths, pathTo, titles } from '@console/shared/model';
import { Navigate } from '@console/shared/router';
import { usePlace } from '@console/shared/selection';
import { LeaveMissing, LinkButton, LoadingState, Page } from '@console/shared/ui';
import { SettingsAhead, SettingsBlocks } from './settings-blocks';

export function SettingsScreen() {
  const { seasonId } = useSelection();
  const id = seasonId ?? '';
  const page = (content: ReactNode, season?: Season) => (
    <Page
      title={titles[paths.settings]}
      breadcrumb={season && `Season: ${seasonName(season)}`}
      actions={<LinkButton to={pathTo(paths.quizList, { season: id })}>Go Back</LinkButton>}
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
      missing={<LeaveMissing what="season" to={paths.seasonList} />}
    >
      {(season) => page(<SettingsBlocks seasonId={id} />, season)}
    </SeasonGate>
  );
}
