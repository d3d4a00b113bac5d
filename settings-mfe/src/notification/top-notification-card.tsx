import { SettingCard } from '../form/setting-card';
import { useTopNotificationQuery } from '../settings.resource';
import { TopNotificationForm } from './top-notification-form';

const title = 'Top Notification';

export function TopNotificationCard({ seasonId }: { seasonId: string }) {
  return (
    <SettingCard title={title} query={useTopNotificationQuery(seasonId)}>
      {(stored) => <TopNotificationForm title={title} seasonId={seasonId} stored={stored} />}
    </SettingCard>
  );
}
