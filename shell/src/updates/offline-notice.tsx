import { usePerson } from '@console/shared/session';
import { Icon, useIsOnline } from '@console/shared/ui';
import { Banner, BannerRegion } from '../layout/banner';

/** Shows signed-in people that the data may be stale while they are offline. */
export function OfflineNotice() {
  const isOnline = useIsOnline();
  const banner = (
    <Banner>
      <Icon name="alert" />
      <span>
        You are offline. This page may be out of date, and you can’t save until you are back online.
      </span>
    </Banner>
  );
  return <BannerRegion>{usePerson() && !isOnline && banner}</BannerRegion>;
}
