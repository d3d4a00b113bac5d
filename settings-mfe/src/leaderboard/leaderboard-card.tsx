import { SettingCard } from '../form/setting-card';
import { useLeaderboardQuery } from '../settings.resource';
import { LeaderboardForm } from './leaderboard-form';

const title = 'Leaderboard View';

export function LeaderboardCard({ seasonId }: { seasonId: string }) {
  return (
    <SettingCard title={title} query={useLeaderboardQuery(seasonId)}>
      {(stored) => <LeaderboardForm title={title} seasonId={seasonId} stored={stored} />}
    </SettingCard>
  );
}
