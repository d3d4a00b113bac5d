import { styled } from 'styled-components';
import { draftKeptMessage, WhileAllowed } from '@console/shared/access';
import { skipToken } from '@console/shared/data';
import type { Season } from '@console/shared/model';
import { can, useSession } from '@console/shared/session';
import { EmptyState, theme } from '@console/shared/ui';
import { t } from './i18n';
import { AdsBlock } from './ads/ads-block';
import { LeaderboardBlock } from './leaderboard/leaderboard-block';
import { TopNotificationBlock } from './notification/top-notification-block';
import { SettingsPhone } from './preview/settings-phone';
import { useAdsQuery, useLeaderboardQuery, useTopNotificationQuery } from './settings.resource';

/** At the full width of a page, two columns also beside the open phone, so that each block keeps its column. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 25rem), 1fr));
  align-items: start;
  gap: ${theme.space(6)};

  /* Hides the blocks after a loading one, since they may still move. */
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
  <EmptyState title={t('Only admins can change ads settings')}>
    <p>{t('Your role changed while they were open.')}</p>
    <p>{draftKeptMessage}</p>
  </EmptyState>
);

/** The blocks of a season's settings; only an Admin has the ads. */
export function SettingsBlocks({ season }: { season: Season }) {
  const session = useSession();
  const seasonId = season.id;
  return (
    <SettingsPhone season={season}>
      <Columns>
        <TopNotificationBlock seasonId={seasonId} />
        <Column>
          <LeaderboardBlock seasonId={seasonId} />
          <WhileAllowed allowed={can.manageAds(session)} closed={(wasOpen) => wasOpen && <AdsClosed />}>
            <AdsBlock seasonId={seasonId} />
          </WhileAllowed>
        </Column>
      </Columns>
    </SettingsPhone>
  );
}

/** The settings that a person may see, as far as they have loaded. Reading them also loads them. */
function useSettings(seasonId: string) {
  const ads = can.manageAds(useSession()) ? seasonId : skipToken;
  return [
    useTopNotificationQuery(seasonId).currentData,
    useLeaderboardQuery(seasonId).currentData,
    useAdsQuery(ads).currentData,
  ];
}

/** Since when the oldest of the settings that the device shows may have changed; `undefined` when all are up to date. */
export function useSettingsAsOf(seasonId: string): number | undefined {
  const times = useSettings(seasonId).flatMap((setting) => setting?.asOf ?? []);
  return times.length > 0 ? Math.min(...times) : undefined;
}
