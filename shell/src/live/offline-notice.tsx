import { usePerson } from '@console/shared/session';
import { Icon, useIsOnline } from '@console/shared/ui';
import { Banner, BannerRegion } from '../layout/banner';

/** Says to whom works with data that it stands still. */
export function OfflineNotice() {
  const isOnline = useIsOnline();
  const slip = (
    <Banner>
      <Icon name="alert" />
      <span>
        There is no connection. What you see may be out of date, and nothing can be saved until it is back.
      </span>
    </Banner>
  );
  return <BannerRegion>{usePerson() && !isOnline && slip}</BannerRegion>;
}
