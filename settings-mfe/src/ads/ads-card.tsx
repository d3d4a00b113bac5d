import { SettingCard } from '../form/setting-card';
import { useAdsQuery } from '../settings.resource';
import { AdsForm } from './ads-form';

const title = 'Ads Settings';

export function AdsCard({ seasonId }: { seasonId: string }) {
  return (
    <SettingCard title={title} query={useAdsQuery(seasonId)}>
      {(stored) => <AdsForm title={title} seasonId={seasonId} stored={stored} />}
    </SettingCard>
  );
}
