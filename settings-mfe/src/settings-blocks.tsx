import { styled } from 'styled-components';
import { skipToken } from '@console/shared/data';
import { can, useSession } from '@console/shared/session';
import { EmptyState, keptWords, theme, WhileAllowed } from '@console/shared/ui';
import { AdsCard } from './ads/ads-card';
import { LeaderboardCard } from './leaderboard/leaderboard-card';
import { TopNotificationCard } from './notification/top-notification-card';
import { useAdsQuery, useLeaderboardQuery, useTopNotificationQuery } from './settings.resource';

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 27.5rem), 1fr));
  align-items: start;
  gap: ${theme.space(6)};

  /* A block whose place is not certain yet. */
  :has([data-loading]) ~ * {
    visibility: hidden;
  }
`;

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space(6)};
`;

const AdsClosed = () => (
  <EmptyState title="Ads Settings are an Admin’s">
    <p>Your role was changed while they were open.</p>
    <p>{keptWords}</p>
  </EmptyState>
);

/** The blocks of a season's settings; ads are an Admin's. */
export function SettingsBlocks({ seasonId }: { seasonId: string }) {
  const session = useSession();
  return (
    <Columns>
      <TopNotificationCard seasonId={seasonId} />
      <Column>
        <LeaderboardCard seasonId={seasonId} />
        <WhileAllowed allowed={can.manageAds(session)} closed={(wasOpen) => wasOpen && <AdsClosed />}>
          <AdsCard seasonId={seasonId} />
        </WhileAllowed>
      </Column>
    </Columns>
  );
}

/** Asks for what the blocks show while the season is on its way, so that no answer waits for another. */
export function SettingsAhead({ seasonId }: { seasonId: string }) {
  useTopNotificationQuery(seasonId);
  useLeaderboardQuery(seasonId);
  useAdsQuery(can.manageAds(useSession()) ? seasonId : skipToken);
  return null;
}
