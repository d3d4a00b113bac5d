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
          'You’re offline. This page may be out of date. Changes are kept on this device and saved when you’re back online.',
        )}
      </span>
    </Banner>
  );
  return <BannerRegion>{usePerson() && !isOnline && banner}</BannerRegion>;
}
