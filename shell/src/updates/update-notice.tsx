import { Button, Icon } from '@console/shared/ui';
import { Banner, BannerRegion } from '../layout/banner';

type UpdateNoticeProps = {
  /** The name of the part with a newer version; without it, nothing is shown. */
  what: string | undefined;
  action: 'Update' | 'Reload';
  onAct: () => void;
};

/**
 * Shows that a newer version is ready, and offers it. Unsaved input is kept as a draft, which the form
 * restores.
 */
export function UpdateNotice({ what, action, onAct }: UpdateNoticeProps) {
  const handleClick = () => {
    onAct();
    // The button is removed, and the focus with it.
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  const banner = (
    <Banner>
      <Icon name="info" />
      <span>A newer version of {what} is ready.</span>
      <Button onClick={handleClick}>{action}</Button>
    </Banner>
  );
  return <BannerRegion>{what !== undefined && banner}</BannerRegion>;
}
