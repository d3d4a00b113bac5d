import { t } from '@console/shared/i18n';
import { usePerson } from '@console/shared/session';
import { Icon, useIsOnline } from '@console/shared/ui';
import { Banner, BannerRegion } from '../layout/banner';

/** Shows signed-in people what being offline means for them. */
export function OfflineNotice() {
  const isOnline = useIsOnline();
  const banner = (
    <Banner>
      <Icon name="alert" />
      <span>
        {t(
          'You are offline. This page may be out of date. What you save is kept on this device and sent when you are back online.',
        )}
      </span>
    </Banner>
  );
  return <BannerRegion>{usePerson() && !isOnline && banner}</BannerRegion>;
}
